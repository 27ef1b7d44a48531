import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'maban',
  name: "M'aban",
  race: 'naalu',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
