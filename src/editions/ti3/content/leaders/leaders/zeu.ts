import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'zeu',
  name: "Z'eu",
  race: 'naalu',
  type: 'diplomat',
  text: '',
  confidence: 'medium',
});
