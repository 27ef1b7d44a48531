import { countsAsShip } from '#ti4/rules/combat/combat.ts';
import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'fourth-moon',
  name: 'Fourth Moon',
  set: 'base',
  text: "Cost 8, combat 7 with 2 dice, move 1, capacity 3, Sustain Damage. Other players' ships in its system cannot sustain damage.",
  faction: 'mentak',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    'can-sustain': (game, { holder }, can, { seat, unit: hit }) =>
      can &&
      (seat === holder ||
        !countsAsShip(game, hit) ||
        !unitsAt(game, { owner: holder, type: 'flagship', system: hit.system }).length),
  },
});
