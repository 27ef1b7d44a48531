import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';

export default flagship({
  id: 'cmorran-norr',
  name: "C'morran Norr",
  text: "Your ships in this flagship's system get +1 on their rolls in space battles.",
  race: 'norr',
  cost: 10,
  battle: 5,
  dice: 3,
  movement: 1,
  capacity: 2,
  confidence: 'high',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, type, system, purpose }) => {
      if (
        seat !== holder ||
        !['space', 'first-fire', 'barrage'].includes(purpose) ||
        !hasQuality(game, 'ship', { type })
      )
        return bonus;
      return flagshipIn(game, holder, system) ? bonus + 1 : bonus;
    },
  },
});
