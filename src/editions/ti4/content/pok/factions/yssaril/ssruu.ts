import { leader } from '#ti4/rules/components/component.ts';

export default leader({
  id: 'ssruu',
  set: 'pok',
  faction: 'yssaril',
  name: 'Ssruu',
  role: 'agent',
  text: 'He can do what the agent of any other player can, though that one be exhausted; he is exhausted for it.',
  mimics: 'agent',
});
