import type { EngineBook } from '#engine';
import type { Game } from './game.ts';

/** What each branch of a fork may change without waiting for those before it: a seat's own sheet, units, planets and effects. */
export const isBranchLocal: EngineBook<Game>['isOwnState'] = ({ state }, seat, at) => {
  const [part, id = ''] = at;
  if (at.length < 2) return false;
  const owners: Partial<Record<string, () => string | null | undefined>> = {
    seats: () => id,
    units: () => state.units[id]?.owner ?? seat,
    effects: () => state.effects[id]?.holder ?? seat,
    planets: () => state.planets[id]?.owner,
    leaders: () => state.leaders?.[id]?.owner,
  };
  return owners[part]?.() === seat;
};
