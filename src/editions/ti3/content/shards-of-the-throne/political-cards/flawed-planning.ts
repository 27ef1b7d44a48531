import { politicalCard, type Game } from '#ti3/rules/components/component.ts';
import { gainPoints } from '#ti3/rules/objectives/objectives.ts';
import {
  drawSecretObjective,
  removeSecretObjective,
  secretObjectivesOf,
} from '#ti3/rules/objectives/secret-objectives.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, remainingSeats, seatOf } from '#ti3/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti3/rules/terms.ts';

const ID = 'flawed-planning';

/** Returns a seat's preliminary objectives; there are none unless the game begins with them. */
const preliminary = (game: Game, seat: SeatId): ComponentId[] =>
  secretObjectivesOf(seatOf(game, seat)).filter(
    (id) => String(game.book.byKind.objective[id]?.stage) === 'preliminary',
  );

/** Tells whether a seat has claimed all secret objectives it had. */
function completed(game: Game, seat: SeatId): boolean {
  const place = seatOf(game, seat);
  return (
    !secretObjectivesOf(place).length && place.claimed.some((id) => game.book.byKind.objective[id]?.stage === 'secret')
  );
}

export default politicalCard({
  id: ID,
  name: 'Flawed Planning',
  text: 'For: each player returns any preliminary objectives to the deck. Then each player draws 1 secret objective. Against: each player who has scored a secret objective and has none left gains 1 victory point.',
  elect: 'for-against',
  stake: valueIfDecided({ for: 4, against: (game, seat) => (completed(game, seat) ? 8 : 0) }),
  confidence: 'medium',
  resolve: (game, outcome) => {
    if (outcome === 'for')
      for (const seat of orderOfPlay(game)) {
        for (const id of preliminary(game, seat)) removeSecretObjective(seatOf(game, seat), id);
        drawSecretObjective(game, seat);
      }
    else for (const seat of remainingSeats(game.state)) if (completed(game, seat)) gainPoints(game, seat, 1, ID);
  },
});
