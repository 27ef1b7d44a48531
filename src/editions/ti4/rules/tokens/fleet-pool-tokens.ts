import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

// All tokens in a fleet pool, of any owner (37.1).

/** Returns the owners of foreign command tokens in a seat's fleet pool, once per token. */
export const foreignTokensOf = (game: Game, seat: SeatId): readonly SeatId[] => seatOf(game, seat).foreignTokens ?? [];

export const hasForeignToken = (game: Game, seat: SeatId, owner: SeatId): boolean =>
  foreignTokensOf(game, seat).includes(owner);

/** Returns the number of command tokens in a seat's fleet pool, of any owner. */
export const fleetPoolSize = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tokens.fleet + foreignTokensOf(game, seat).length;
