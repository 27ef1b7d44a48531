import type { EngineBook } from '#engine';
import type { Game } from './game.ts';

/**
 * Tells whether a branch of a fork may change a part of the state without waiting for earlier branches: only its seat's
 * own sheet, units, planets, leaders and effects.
 */
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
