import type { LeaderType } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { ComponentId, SeatId } from '#ti2/rules/terms.ts';
import { allLeaders, leaderTypeOf, leadersOf } from './leader-locations.ts';

// Face-down leaders (E2 12.5). Everyone knows where they are and which leaders a race has, but not which is which.

export const faceDownLeadersOf = (game: Game, seat: SeatId): Leader[] =>
  leadersOf(game, seat).filter(({ hidden }) => hidden);

/** Number of a seat's leaders of a type that have not been revealed. */
export function unrevealedCount(game: Game, seat: SeatId, type: ComponentId): number {
  const { race } = seatOf(game, seat);
  const seen = allLeaders(game).filter(({ owner, hidden }) => owner === seat && !hidden);
  const cards = Object.values(game.book.byKind.leader).filter((card) => card.race === race && card.type === type);
  return cards.filter(({ id }) => !seen.some(({ card }) => card === id)).length;
}

/** Tells whether a leader is of a type; for one seen only from the back, whether it could be. */
export function couldBe(game: Game, leader: Leader, type: ComponentId): boolean {
  const kind = leaderTypeOf(game, leader);
  return kind ? kind.id === type : leader.hidden === true && unrevealedCount(game, leader.owner, type) > 0;
}

/** Types that a seat's face-down leaders could have, from the other players' point of view. */
export const possibleFaceDownTypes = (game: Game, seat: SeatId): LeaderType[] =>
  Object.values(game.book.byKind['leader-type']).filter(({ id }) => unrevealedCount(game, seat, id) > 0);
