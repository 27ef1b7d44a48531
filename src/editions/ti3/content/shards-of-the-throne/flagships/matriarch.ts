import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';

export default flagship({
  id: 'matriarch',
  name: 'Matriarch',
  text: "Your fleet in this flagship's system can have 3 more ships than your fleet supply allows.",
  race: 'naalu',
  cost: 9,
  battle: 8,
  dice: 2,
  movement: 2,
  capacity: 6,
  confidence: 'high',
  modifiers: {
    'fleet-supply': (game, { holder }, supply, { seat, system }) =>
      seat === holder && flagshipIn(game, holder, system) ? supply + 3 : supply,
  },
});
