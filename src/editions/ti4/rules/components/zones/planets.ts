import { defineZone } from './zone.ts';

/** Planet cards (63): no components of their own lie there, but they are readied as cards are. */
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
