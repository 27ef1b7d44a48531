import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'rowl',
  name: 'Rowl',
  race: 'saar',
  type: 'agent',
  text: '',
  confidence: 'medium',
});
