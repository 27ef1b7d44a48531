import type { LeaderType } from '#ti2/rules/components/component.ts';
import type { Game } from '#ti2/rules/game.ts';
import { seatOf } from '#ti2/rules/seats.ts';
import type { Leader } from '#ti2/rules/state.ts';
import type { ComponentId, SeatId } from '#ti2/rules/terms.ts';
import { allLeaders, leaderTypeOf, leadersOf } from './leader-locations.ts';

// Leaders that lie face down (E2 12.5): where they lie all see, and which leaders a race has all know, but not which of them is which.

export const faceDownLeadersOf = (game: Game, seat: SeatId): Leader[] =>
  leadersOf(game, seat).filter(({ hidden }) => hidden);

/** How many of a type a player has whom nobody else has seen yet. */
export function unrevealedCount(game: Game, seat: SeatId, type: ComponentId): number {
  const { race } = seatOf(game, seat);
  const seen = allLeaders(game).filter(({ owner, hidden }) => owner === seat && !hidden);
  const cards = Object.values(game.book.byKind.leader).filter((card) => card.race === race && card.type === type);
  return cards.filter(({ id }) => !seen.some(({ card }) => card === id)).length;
}

/** Whether a leader is of a type; of one whose back alone is seen, whether it may be. */
export function couldBe(game: Game, leader: Leader, type: ComponentId): boolean {
  const kind = leaderTypeOf(game, leader);
  return kind ? kind.id === type : leader.hidden === true && unrevealedCount(game, leader.owner, type) > 0;
}

/** The types of which a player may have one face down, for all that the others know. */
export const possibleFaceDownTypes = (game: Game, seat: SeatId): LeaderType[] =>
  Object.values(game.book.byKind['leader-type']).filter(({ id }) => unrevealedCount(game, seat, id) > 0);
