import { zone } from './zone.ts';

/** Planet cards (63): no components of their own lie there, but they are readied as cards are. */
export const planetCards = zone({
  name: 'planet cards',
  kinds: [],
  readied: {
    phases: ['status', 'agenda'], // 81.6, 8.4
    ready: ({ state }) => {
      for (const planet of Object.values(state.planets)) planet.exhausted = false;
    },
  },
});
