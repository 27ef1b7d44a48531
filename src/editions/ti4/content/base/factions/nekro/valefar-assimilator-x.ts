import { technology } from '#ti4/rules/components/component.ts';

export default technology({
  id: 'valefar-assimilator-x',
  name: 'Valefar Assimilator X',
  set: 'base',
  text: "When you gain another player's technology by your faction's abilities, this card may take on one of that player's faction technologies instead, in the place of what it had taken on before. Not one that your other assimilator has.",
  prerequisites: {},
  faction: 'nekro',
  assimilator: true,
});
