import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
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

/** Returns the most tokens a fleet pool may hold, of any owner; Infinity if nothing limits it. */
export const fleetPoolLimit = (game: Game, seat: SeatId): number =>
  modify(game, 'fleet-pool-limit', { seat }, Infinity);

/** Returns the most tokens of its own that a seat may have in its fleet pool, beside the foreign ones there. */
export const ownFleetTokenLimit = (game: Game, seat: SeatId): number =>
  Math.max(0, fleetPoolLimit(game, seat) - foreignTokensOf(game, seat).length);

/** Returns how many more tokens fit into a fleet pool. */
export const fleetPoolRoom = (game: Game, seat: SeatId): number =>
  Math.max(0, fleetPoolLimit(game, seat) - fleetPoolSize(game, seat));
