import { modify } from '#ti4/rules/components/modifiers.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { isUnitTypeDisabled } from './laws.ts';
import { remainingSeats, defineZone } from './zone.ts';

/** Faction abilities, each in force for the seats that have it. */
export const factionAbilities = defineZone({
  name: 'faction abilities',
  kinds: ['ability'],
  inForce: ({ state }, put) => {
    for (const { id, abilities } of remainingSeats(state)) {
      for (const key in abilities)
        put({ component: abilities[key].component, holder: id, key, memory: abilities[key].memory ?? null });
    }
  },
  problem: (game, { holder }) =>
    modify(game, 'abilities-barred', { seat: holder }, false)
      ? 'You cannot use your faction abilities now.'
      : undefined,
});

/** The units of a faction sheet, generic or the faction's own. Upgrades belong to the technologies. */
export const unitCards = defineZone({
  name: 'units',
  kinds: ['unit'],
  inForce: ({ state, book }, put) => {
    for (const { id, units } of remainingSeats(state)) {
      for (const type in units) {
        const component = units[type as UnitType];
        if (component in book.byKind.unit && !isUnitTypeDisabled({ state, book }, type as UnitType))
          put({ component, holder: id, key: component, memory: null });
      }
    }
  },
});

/** Technologies that a seat owns or has copied (90). */
export const technologies = defineZone({
  name: 'technologies',
  kinds: ['technology'],
  inForce: ({ state }, put) => {
    for (const { id, technologies: owned } of remainingSeats(state)) {
      for (const key in owned)
        put({ component: owned[key].component, holder: id, key, memory: owned[key].memory ?? null });
    }
  },
  problem: (game, { holder, component }) =>
    game.book.byKind.technology[component]?.faction === game.state.seats[holder].faction &&
    modify(game, 'faction-technology-barred', { seat: holder }, false)
      ? 'You cannot use your faction technologies now.'
      : undefined,
  exhaust: {
    of: ({ state }, { holder, key }) => state.seats[holder]?.technologies[key],
    all: ({ state }) => Object.values(state.seats).flatMap(({ technologies: owned }) => Object.values(owned)),
    phases: ['status'], // 81.6
    exhausted: (game, { holder, component }) =>
      game.addFact({ type: 'technology-exhausted', seat: holder, technology: component }),
  },
});
