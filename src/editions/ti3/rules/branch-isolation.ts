import { createBranchIsolation } from '#kit/components/branch-isolation.ts';
import type { Game } from './game.ts';

/** Tells whether a fork branch may change a part of the state without waiting for earlier branches. */
export const isBranchLocal = createBranchIsolation<Game>({
  created: {
    units: ({ state }, id) => state.units[id]?.owner,
    effects: ({ state }, id) => state.effects[id]?.holder,
  },
  permanent: {
    planets: ({ state }, id) => state.planets[id]?.owner,
    leaders: ({ state }, id) => state.leaders?.[id]?.owner,
  },
});
