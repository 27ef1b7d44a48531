import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';

// What lies in a fleet pool, whosesoever it is (37.1).

/** Whose command tokens lie in a seat's fleet pool beside its own. */
export const foreignTokensOf = (game: Game, seat: SeatId): readonly SeatId[] => seatOf(game, seat).foreignTokens ?? [];

export const hasForeignToken = (game: Game, seat: SeatId, owner: SeatId): boolean =>
  foreignTokensOf(game, seat).includes(owner);

/** Command tokens in a seat's fleet pool, whosesoever they are. */
export const fleetPoolSize = (game: Game, seat: SeatId): number =>
  seatOf(game, seat).tokens.fleet + foreignTokensOf(game, seat).length;
