import { agenda } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'covert-legislation',
  name: 'Covert Legislation',
  set: 'pok',
  type: 'directive',
  text: 'The speaker draws the next agenda in secret and announces only its possible outcomes. Players vote on those outcomes. The drawn agenda is revealed when it is resolved.',
  elect: 'for-against',
  hidesNext: true,
});
