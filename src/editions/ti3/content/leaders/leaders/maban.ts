import { leader } from '../../../rules/components/component.ts';

export default leader({
  id: 'maban',
  name: "M'aban",
  race: 'naalu',
  type: 'admiral',
  text: '',
  confidence: 'medium',
});
