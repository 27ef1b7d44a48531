import { flagship } from '#ti3/rules/components/component.ts';
import type { RollPurpose } from '#ti3/rules/combat/roll-purpose.ts';
import type { UnitType } from '#ti3/rules/terms.ts';

const HEAVY: readonly UnitType[] = ['flagship', 'dreadnought'];
const FIRED: readonly RollPurpose[] = ['space', 'first-fire'];

export default flagship({
  id: '0-0-1',
  name: '0.0.1',
  text: 'In space battles with this flagship, the enemy must assign hits from it and from your dreadnoughts to non-fighter ships first.',
  race: 'l1z1x',
  cost: 11,
  battle: 5,
  dice: 3,
  movement: 1,
  capacity: 2,
  confidence: 'high',
  modifiers: {
    'hits-aimed': (game, { holder }, aims, { seat, purpose, dice }) => {
      // If the flagship takes part, its own dice are among those rolled.
      if (seat !== holder || !FIRED.includes(purpose) || !dice.some(({ unit }) => unit === 'flagship')) return aims;
      const count = dice.filter(({ unit, hit }) => hit && HEAVY.includes(unit)).length;
      const large = Object.values(game.book.units).filter(({ is }) => is.includes('ship') && !is.includes('fighter'));
      return count ? [...aims, { count, at: large.map(({ type }) => type) }] : aims;
    },
  },
});
