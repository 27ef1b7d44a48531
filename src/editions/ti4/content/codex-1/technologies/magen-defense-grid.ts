import { technology } from '#ti4/rules/components/component.ts';
import { magenDefenseGridReaction, magenDefenseGrid } from '#ti4/content/shared/cards/magen-defense-grid.ts';

export default technology({
  id: 'magen-defense-grid',
  name: 'Magen Defense Grid Ω',
  set: 'codex-1',
  text: "When ground combat begins on a planet with your structures: assign 1 hit to 1 of your opponent's ground forces.",
  color: 'warfare',
  advice: { gains: { hits: 0.5 } },
  prerequisites: { warfare: 1 },
  reactions: [magenDefenseGridReaction],
  procedures: [magenDefenseGrid],
});
