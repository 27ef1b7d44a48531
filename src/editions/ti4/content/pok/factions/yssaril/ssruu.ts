import { leader } from '#ti4/rules/components/component.ts';

export default leader({
  id: 'ssruu',
  set: 'pok',
  faction: 'yssaril',
  name: 'Ssruu',
  role: 'agent',
  text: "This card has the abilities of all other players' agents, even exhausted ones. Exhaust this card to use one.",
  mimics: 'agent',
});
