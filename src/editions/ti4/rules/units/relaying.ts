import { resurvey } from '../components/in-force.ts';
import type { Game } from '../game.ts';
import type { SeatId, SystemId } from '../state.ts';
import { relaid } from './board.ts';

/** Two systems swap their places on the board, with all that stands and lies there. */
export function swapSystems(game: Game, seat: SeatId, a: SystemId, b: SystemId): void {
  const { systems } = game.state;
  [systems[a].position, systems[b].position] = [systems[b].position, systems[a].position];
  relaid(game);
  resurvey(game);
  game.fact({ type: 'systems-swapped', seat, systems: [a, b] });
}
