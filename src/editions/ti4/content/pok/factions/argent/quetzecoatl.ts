import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: 'quetzecoatl',
  name: 'Quetzecoatl',
  set: 'pok',
  faction: 'argent',
  text: 'Cost 8, combat 7 with 2 dice, move 1, capacity 3, Sustain Damage. No player can use Space Cannon against your ships in its system.',
  type: 'flagship',
  cost: 8,
  combat: { value: 7, dice: 2 },
  move: 1,
  capacity: 3,
  sustainDamage: true,
  modifiers: {
    'ability-denied': (game, { holder }, denied, { seat, purpose, against, system }) =>
      denied ??
      (purpose === 'space-cannon-offense' &&
      against === holder &&
      seat !== holder &&
      unitsAt(game, { owner: holder, type: 'flagship', system, space: true }).length
        ? 'You cannot use Space Cannon against Argent ships with the Quetzecoatl.'
        : undefined),
  },
});
