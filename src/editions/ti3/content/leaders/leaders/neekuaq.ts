import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'neekuaq',
  name: 'Neekuaq',
  race: 'xxcha',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
