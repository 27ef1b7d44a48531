import type { Game } from './game.ts';
import type { SeatId } from './state.ts';

/**
 * What players who do something at the same time, as with a secondary ability, can change at once whoever is first: their own
 * sheet and hand, units, planets and effects. Decks, the board's tokens, laws and other players' things come in turn.
 */
export function isBranchLocal({ state }: Game, seat: SeatId, [kind, id]: string[]): boolean {
  if (id === undefined) return false;
  switch (kind) {
    case 'seats':
      return id === seat;
    // What has come about on a branch has its line in its id.
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
