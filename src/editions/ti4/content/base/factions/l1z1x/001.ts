import { unit } from '#ti4/rules/components/component.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

export default unit({
  id: '001',
  name: '[0.0.1]',
  set: 'base',
  text: 'Cost 8, combat 5 with 2 dice, move 1, capacity 5, Sustain Damage. In space combat, hits from this ship and from your dreadnoughts in its system must be assigned to non-fighter ships first.',
  faction: 'l1z1x',
  type: 'flagship',
  cost: 8,
  combat: { value: 5, dice: 2 },
  move: 1,
  capacity: 5,
  sustainDamage: true,
  modifiers: {
    assignment: (game, { holder }, assigned, { seat, purpose, system, dice }) => {
      if (
        seat !== holder ||
        purpose !== 'space-combat' ||
        assigned ||
        !unitsAt(game, { owner: holder, type: 'flagship', system }).length
      )
        return assigned;
      const hits = (large: boolean): number =>
        dice
          .filter(({ type }) => (type === 'flagship' || type === 'dreadnought') === large)
          .reduce((sum, die) => sum + die.hits, 0);
      return hits(true) ? { first: 'non-fighters', free: hits(false) } : assigned;
    },
  },
});
