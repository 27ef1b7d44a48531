import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: "When you gain another player's technology by a faction ability: this card may copy one of their faction technologies instead, replacing its last copy. Your other assimilator cannot copy the same one.",
  prerequisites: {},
  faction: 'nekro',
  assimilator: true,
});
