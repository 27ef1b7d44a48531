import { wormholesIn } from '../../rules/units/board.ts';
import type { Game } from '../../rules/game.ts';
import type { SeatId, SystemId } from '../../rules/state.ts';

const open = (game: Game, system: SystemId, seat: SeatId | null): boolean =>
  wormholesIn(game, system, seat).some((wormhole) => wormhole === 'alpha' || wormhole === 'beta');

/** Whether two systems are adjacent where all those with alpha and beta wormholes are. */
export const joined = (game: Game, a: SystemId, b: SystemId, seat: SeatId | null): boolean =>
  a !== b && open(game, a, seat) && open(game, b, seat);
