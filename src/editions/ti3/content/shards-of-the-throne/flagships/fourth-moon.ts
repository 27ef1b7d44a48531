import { flagship } from '#ti3/rules/components/component.ts';
import { flagshipIn } from '#ti3/rules/units/flagships.ts';

export default flagship({
  id: 'fourth-moon',
  name: 'Fourth Moon',
  text: "Enemy ships in this flagship's system cannot sustain damage.",
  race: 'mentak',
  cost: 8,
  battle: 5,
  dice: 2,
  movement: 2,
  capacity: 2,
  confidence: 'high',
  modifiers: {
    sustains: (game, { holder }, can, { seat, system }) =>
      can && !(seat !== holder && system !== undefined && flagshipIn(game, holder, system) !== undefined),
  },
});
