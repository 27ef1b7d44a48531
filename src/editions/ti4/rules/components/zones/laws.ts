import { zone } from './zone.ts';

/** Laws in play (7): in the common area, where they bind everybody, before a player, or attached to a planet. */
export const laws = zone({
  name: 'laws in play',
  kinds: ['agenda'],
  inForce: ({ state: { laws: inPlay } }, put) => {
    for (const key in inPlay) {
      const { component, owner, elected } = inPlay[key];
      put({ component, holder: owner ?? '', key, memory: elected ?? null });
    }
  },
  resting: {
    of: ({ state }, { key }) => state.laws[key],
    all: ({ state }) => Object.values(state.laws),
    phases: ['status'], // 81.6
  },
});
