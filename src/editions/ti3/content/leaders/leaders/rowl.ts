import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'rowl',
  name: 'Rowl',
  race: 'saar',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
