import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'tro',
  name: "T'ro",
  race: 'norr',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
