import { componentOf, type Game, type HeldComponent } from '#ti4/rules/components/component.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { remainingSeats, defineZone } from './zone.ts';

/** Exploration cards kept face up (35.9); of several identical cards, one is in force. */
export const keptCards = defineZone({
  name: 'kept exploration cards',
  kinds: ['exploration-card'],
  inForce: ({ state }, put) => {
    for (const { id, fragments = [] } of remainingSeats(state)) {
      const seen = new Set<string>();
      for (const key of fragments) {
        const component = componentOf(key);
        if (!seen.has(component)) put({ component, holder: id, key, memory: null });
        seen.add(component);
      }
    }
  },
});

type AttachedKind = 'exploration-card' | 'relic' | 'promissory-note' | 'leader';

/** Puts the cards of these kinds on planets and in systems, each with its place as memory. */
const attachedOf =
  (...kinds: AttachedKind[]) =>
  ({ state: { planets, systems }, book }: Pick<Game, 'state' | 'book'>, put: (held: HeldComponent) => void): void => {
    const isCard = (component: string): boolean => kinds.some((kind) => component in (book.byKind[kind] ?? {}));
    for (const all of [planets, systems]) {
      for (const place in all) {
        for (const { id, component } of all[place].markers ?? []) {
          if (isCard(component)) put({ component, holder: '', key: id, memory: place });
        }
      }
    }
  };

/**
 * Cards attached to planets (12), and cards placed in a system for all players; each remembers its place. Laws have
 * their own zone.
 */
export const attachedCards = defineZone({
  name: 'attached cards',
  kinds: ['exploration-card'],
  inForce: attachedOf('exploration-card'),
});

/** Relics, promissory notes and leaders that were attached by their own action. */
export const cardsAttachedByAction = defineZone({
  name: 'cards attached by their action',
  kinds: ['relic', 'promissory-note', 'leader'],
  isPassive: true,
  inForce: attachedOf('relic', 'promissory-note', 'leader'),
});

/** Relics in their owners' play areas (73). */
export const relics = defineZone({
  name: 'relics',
  kinds: ['relic'],
  inForce: ({ state }, put) => {
    for (const { id, relics: owned } of remainingSeats(state)) {
      for (const key in owned)
        put({ component: owned[key].component, holder: id, key, memory: owned[key].memory ?? null });
    }
  },
  exhaust: {
    of: ({ state }, { holder, key }) => state.seats[holder]?.relics?.[key],
    all: ({ state }) => Object.values(state.seats).flatMap(({ relics: owned = {} }) => Object.values(owned)),
    phases: ['status'], // 81.6
    exhausted: (game, { holder, component }) => {
      if (!game.book.byKind.relic?.[component]?.agent) {
        game.addFact({ type: 'relic-exhausted', seat: holder, relic: component });
        return;
      }
      game.addFact({ type: 'leader-exhausted', seat: holder, leader: component });
      queueMoment(game, 'after', 'leader-exhausted', { seat: holder, leader: component });
    },
  },
});
