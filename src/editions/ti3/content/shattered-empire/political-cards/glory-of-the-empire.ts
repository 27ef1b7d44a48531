import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const ID = 'glory-of-the-empire';

const isSecret = ({ book }: Game, id: ComponentId): boolean => book.byKind.objective[id]?.stage === 'secret';

const glorious = (game: Game, seat: SeatId): boolean => seatOf(game, seat).claimed.some((id) => isSecret(game, id));

export default politicalCard({
  id: ID,
  name: 'Glory of the Empire',
  text: 'For: from now on, a player who scores a secret objective gains 1 more victory point. Against: each player who has scored a secret objective gains 1 victory point.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({
    for: (game, seat) => (glorious(game, seat) ? 0 : 4),
    against: (game, seat) => (glorious(game, seat) ? 8 : 0),
  }),
  confidence: 'medium',
  modifiers: {
    'objective-points': (game, _held, points, { objective }) => (isSecret(game, objective) ? points + 1 : points),
  },
  resolve: (game, outcome) => {
    if (outcome !== 'against') return;
    for (const seat of remainingSeats(game.state)) if (glorious(game, seat)) gainPoints(game, seat, 1, ID);
  },
});
