import { politicalCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { valueIfDecided, units } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'humane-labor';

const STRIKE = 'strike';

export default politicalCard({
  id: ID,
  name: 'Humane Labor',
  text: 'For: each space dock can produce at most 2 units. Against: space docks cannot produce units for the rest of the round.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -3 * units('space-dock')(game, seat),
    against: (game, seat) => -2 * units('space-dock')(game, seat),
  }),
  confidence: 'medium',
  modifiers: { 'production-cap': (_game, { memory }, cap) => (memory === STRIKE ? 0 : Math.min(cap, 2)) },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', STRIKE, 'round');
  },
});
