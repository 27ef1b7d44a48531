import { countsAsShip } from '#ti4/rules/combat/combat.ts';
import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'cmorran-norr',
  name: "C'morran N'orr",
  set: 'base',
  text: 'Cost 8, combat 6 with 2 dice, move 1, capacity 3, Sustain Damage. Add 1 to each combat roll of your other ships in its system.',
  faction: 'sardakk-norr',
  type: 'flagship',
  cost: 8,
  combat: { value: 6, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, purpose, unit: rolling, system }) => {
      if (seat !== holder || purpose !== 'space-combat' || !countsAsShip(game, rolling)) return bonus;
      return unitsAt(game, { owner: holder, type: 'flagship', system, space: true }).some(({ id }) => id !== rolling.id)
        ? bonus + 1
        : bonus;
    },
  },
});
