import type { Wormhole } from '../terms.ts';
import type { Game } from '../game.ts';
import type { SeatId, SystemId } from '../state.ts';

/** Where a wormhole token lies; undefined while it is off the board. */
export const wormholeTokenAt = (game: Game, kind: Wormhole): SystemId | undefined =>
  Object.values(game.state.systems).find((system) => system.wormholes?.includes(kind))?.id;

/** Places a wormhole token, or moves it from where it lies. It belongs to the board from then on, whoever leaves the game (33.10). */
export function placeWormhole(game: Game, seat: SeatId, kind: Wormhole, system: SystemId): void {
  const from = wormholeTokenAt(game, kind);
  if (from !== undefined) {
    const place = game.state.systems[from];
    place.wormholes = place.wormholes?.filter((one) => one !== kind);
    if (!place.wormholes?.length) delete place.wormholes;
  }
  (game.state.systems[system].wormholes ??= []).push(kind);
  game.fact({ type: 'wormhole-placed', seat, wormhole: kind, system, from: from ?? null });
}
