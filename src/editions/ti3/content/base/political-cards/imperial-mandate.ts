import { politicalCard } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { valueIfDecided, points } from '#ti3/rules/politics/outcome-values.ts';

const ID = 'imperial-mandate';

export default politicalCard({
  id: ID,
  name: 'Imperial Mandate',
  text: 'For: each player gains 2 victory points. Against: each player loses 1 victory point.',
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => (points(game, seat) + 2 >= game.state.options.points ? 60 : 6),
    against: (game, seat) => -6 * Math.min(1, points(game, seat)),
  }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    for (const seat of remainingSeats(game.state)) gainPoints(game, seat, outcome === 'for' ? 2 : -1, ID);
  },
});
