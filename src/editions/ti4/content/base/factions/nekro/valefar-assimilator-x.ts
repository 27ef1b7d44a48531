import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: "When you gain another player's technology by a faction ability: this card may instead copy one of their faction technologies, which replaces its last copy. Your two assimilators cannot copy the same one.",
  prerequisites: {},
  faction: 'nekro',
  assimilator: true,
});
