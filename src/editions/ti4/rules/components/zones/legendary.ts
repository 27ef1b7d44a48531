import type { Holding, State } from '#ti4/rules/state.ts';
import { defineZone } from './zone.ts';

const cards = ({ planets }: State): Holding[] => Object.values(planets).flatMap(({ legend }) => legend ?? []);

/** Legendary planet cards, each in force for the planet's controller (53.2, 53.3). */
export const legendaryCards = defineZone({
  name: 'legendary planets',
  kinds: ['legendary-card'],
  inForce: ({ state: { planets, seats } }, put) => {
    for (const id in planets) {
      const { legend, controller } = planets[id];
      if (!legend || controller === null || seats[controller].eliminated) continue;
      put({ component: legend.component, holder: controller, key: legend.component, memory: legend.memory ?? null });
    }
  },
  exhaust: {
    of: ({ state }, { key }) => cards(state).find(({ component }) => component === key),
    all: ({ state }) => cards(state),
    phases: ['status'], // 53 note 6
  },
});
