import { defineZone } from './zone.ts';

/** Planet cards (63), which are readied like other cards; the zone contains no components. */
export const planetCards = defineZone({
  name: 'planet cards',
  kinds: [],
  exhaust: {
    all: ({ state }) => Object.values(state.planets),
    phases: ['status', 'agenda'], // 81.6, 8.4
    ready: (planet) => {
      planet.exhausted = false;
    },
  },
});
