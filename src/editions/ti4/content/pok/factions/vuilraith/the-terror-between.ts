import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'the-terror-between',
  name: 'The Terror Between',
  set: 'pok',
  faction: 'vuilraith',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 3, Sustain Damage, Bombardment 5. You capture all other units destroyed in its system, even your own, except structures.',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  bombardment: { value: 5, dice: 1 },
  modifiers: {
    captors: (game, { holder }, captors, { unit }) =>
      unitsAt(game, { owner: holder, type: 'flagship', system: unit.system }).some(({ id }) => id !== unit.id)
        ? [...captors, holder]
        : captors,
  },
});
