import { unknownList, type SeatId } from '#engine';
import { createPublicAnswers } from '#kit/lookahead/public-answers.ts';
import type { State } from '#ti2/rules/state.ts';
import { conceal } from './known-game.ts';

/** Goods that others could give before an answer: more than most prices. */
const GIVEN = 12;

/** Finds the answers that the service gives for a player, because everybody can see that no other is of use. */
export const findPublicAnswer = createPublicAnswers({
  conceal,
  hide: ({ seats }: State, seat: SeatId) => {
    seats[seat].actionCards = unknownList(seats[seat].actionCards.length);
  },
  enrich: ({ seats }: State, seat: SeatId) => void (seats[seat].credits += GIVEN),
});
