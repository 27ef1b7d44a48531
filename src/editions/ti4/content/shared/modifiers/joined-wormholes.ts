import { isAdjacent, wormholesIn } from '#ti4/rules/board/adjacency.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Tells whether a system has an alpha or beta wormhole for one seat, or for all seats (null). */
export const hasAlphaOrBeta = (game: Game, system: SystemId, seat: SeatId | null): boolean =>
  wormholesIn(game, system, seat).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

/** Tells whether two different systems both have an alpha or beta wormhole, so joining these makes them adjacent. */
export const areWormholesJoined = (game: Game, a: SystemId, b: SystemId, seat: SeatId | null): boolean =>
  a !== b && hasAlphaOrBeta(game, a, seat) && hasAlphaOrBeta(game, b, seat);

/** Tells whether joining alpha and beta wormholes would make any two systems newly adjacent for any seat. */
export const joinsAny = (game: Game): boolean =>
  game.state.order.some((seat) => {
    const systems = Object.keys(game.state.systems).filter((system) => hasAlphaOrBeta(game, system, seat));
    return systems.some((a, i) => systems.slice(i + 1).some((b) => !isAdjacent(game, a, b, seat)));
  });
