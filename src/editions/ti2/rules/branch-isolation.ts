import type { SeatId } from '#engine';
import type { Game } from './game.ts';

/**
 * Tells whether a fork branch may change this part of the state independently: its seat's own sheet, units, leaders,
 * planets and effects.
 */
export function isBranchLocal({ state }: Game, seat: SeatId, path: string[]): boolean {
  const [part, id] = path;
  if (id === undefined) return false;
  if (part === 'seats') return id === seat;
  if (part === 'units') return state.units[id] === undefined || state.units[id].owner === seat;
  if (part === 'leaders') return state.leaders?.[id]?.owner === seat;
  if (part === 'planets') return state.planets[id]?.owner === seat;
  return part === 'effects' && state.effects[id]?.holder === seat;
}
