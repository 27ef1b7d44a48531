import { defineZone } from './zone.ts';

/** Events that were chosen before the game began: nobody's, they bind everybody. */
export const galacticEvents = defineZone({
  name: 'galactic events',
  kinds: ['event'],
  inForce: ({ state: { options } }, put) => {
    for (const component of options.events ?? []) put({ component, holder: '', key: component, memory: null });
  },
});
