import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'nerio',
  name: 'Nerio',
  race: 'creuss',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
