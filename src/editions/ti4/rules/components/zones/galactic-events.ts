import { defineZone } from './zone.ts';

/** Galactic events, chosen before the game; they have no owner and apply to all players. */
export const galacticEvents = defineZone({
  name: 'galactic events',
  kinds: ['event'],
  inForce: ({ state: { options } }, put) => {
    for (const component of options.events ?? []) put({ component, holder: '', key: component, memory: null });
  },
});
