import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'covert-legislation',
  name: 'Covert Legislation',
  set: 'pok',
  type: 'directive',
  text: 'The speaker draws the next agenda and shows it to nobody, but says what can be voted for. All vote on that; only as it is resolved is it shown what it was.',
  elect: 'for-against',
  hidesNext: true,
});
