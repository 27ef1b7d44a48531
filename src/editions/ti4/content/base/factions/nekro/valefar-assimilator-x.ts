import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: "When 1 of your faction abilities would gain you another player's technology: instead, this card may copy a faction technology they own, until it copies another. Your other assimilator cannot copy it.",
  prerequisites: {},
  faction: 'nekro',
  assimilator: true,
});
