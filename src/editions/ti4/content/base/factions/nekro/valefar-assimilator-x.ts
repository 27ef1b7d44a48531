import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: "When you would gain a player's technology with a faction ability: this card may copy 1 of their faction technologies instead, until it copies another. Your other assimilator cannot copy the same one.",
  prerequisites: {},
  faction: 'nekro',
  assimilator: true,
});
