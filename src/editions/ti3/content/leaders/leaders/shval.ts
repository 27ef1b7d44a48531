import { leader } from '#ti3/rules/components/component.ts';

export default leader({
  id: 'shval',
  name: "Sh'val",
  race: 'norr',
  type: 'general',
  text: '',
  confidence: 'medium',
});
