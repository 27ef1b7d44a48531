import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'mendosa',
  name: 'Mendosa',
  race: 'saar',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
