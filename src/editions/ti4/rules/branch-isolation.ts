import type { Game } from './game.ts';
import type { SeatId } from './state.ts';

/**
 * Tells whether a seat can change a part of the state while other seats act simultaneously, as with secondary
 * abilities. A seat changes its own sheet, hand, units, effects and controlled planets; decks, board tokens, laws and
 * other players' things need a fixed order.
 */
export function isBranchLocal({ state }: Game, seat: SeatId, [kind, id]: string[]): boolean {
  if (id === undefined) return false;
  switch (kind) {
    case 'seats':
      return id === seat;
    // A unit or effect created on a branch carries the branch in its id.
    case 'units':
      return (state.units[id]?.owner ?? seat) === seat;
    case 'effects':
      return (state.effects[id]?.holder ?? seat) === seat;
    case 'planets':
      return state.planets[id]?.controller === seat;
    default:
      return false;
  }
}
