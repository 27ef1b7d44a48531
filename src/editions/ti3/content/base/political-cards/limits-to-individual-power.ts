import { politicalCard } from '#ti3/rules/components/component.ts';
import { discardAtRandom } from '#ti3/rules/politics/imposed-choices.ts';
import { remainingSeats } from '#ti3/rules/seats.ts';
import { cards, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

export default politicalCard({
  id: 'limits-to-individual-power',
  name: 'Limits to Individual Power',
  text: 'For: no player can have more than 3 action cards. Against: each player discards 1 action card at random.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => -1 - Math.max(0, cards(game, seat) - 3),
    against: (game, seat) => -Math.min(1, cards(game, seat)),
  }),
  confidence: 'medium',
  modifiers: { 'hand-limit': (_game, _held, limit) => Math.min(limit, 3) },
  resolve: (game, outcome) => {
    if (outcome === 'against') discardAtRandom(game, remainingSeats(game.state));
  },
});
