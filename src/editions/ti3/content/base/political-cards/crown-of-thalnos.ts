import { politicalCard } from '#ti3/rules/components/component.ts';
import { hasQuality } from '#ti3/rules/units/units.ts';
import { groundForces, valueIfElected } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'crown-of-thalnos',
  name: 'Crown of Thalnos',
  text: 'Elect a player: their ground forces get +1 on their rolls.',
  law: true,
  elect: 'player',
  stake: valueIfElected((game, seat) => 1.5 + 0.2 * groundForces(game, seat)),
  confidence: 'medium',
  modifiers: {
    'roll-bonus': (game, { holder }, bonus, { seat, type }) =>
      seat === holder && hasQuality(game, 'ground-force', { type }) ? bonus + 1 : bonus,
  },
});
