import { handsOf } from '../../../../kit/hands.ts';
import type { Zone } from '../../../../kit/types.ts';
import { playing } from '../seats.ts';
import { componentOf, copyOf } from './bound.ts';
import { kit, type Ti2 } from './component.ts';

const { zone } = kit;

/** What each race can. */
const races = zone({
  name: 'races',
  kinds: ['race'],
  inForce: ({ state }, put) => {
    for (const holder of playing(state)) {
      const { race } = state.seats[holder];
      put({ component: race, holder, key: race, memory: null });
    }
  },
});

const technologies = zone({
  name: 'technologies',
  kinds: ['technology'],
  inForce: ({ state }, put) => {
    for (const holder of playing(state))
      for (const id of Object.keys(state.seats[holder].technologies)) put({ component: id, holder, key: id, memory: null });
  },
});

/** Laws bind everybody, or lie with whoever was elected; what was elected they remember (E2 4.6). */
const laws = zone({
  name: 'laws',
  kinds: ['political-card'],
  inForce: ({ state }, put) => {
    if (playing(state).length < 3) return; // 3.2
    for (const [key, { component, owner = '', elected = null }] of Object.entries(state.laws))
      put({ component, holder: owner, key, memory: elected });
  },
});

/** Hands: secret to all but their owners. */
const hands = zone({
  name: 'hands',
  kinds: ['action-card'],
  usedBy: 'play-card',
  declinable: true,
  ...handsOf<Ti2>({
    of: ({ state }, seat) => state.seats[seat].actionCards,
    replace: ({ state }, seat, cards) => void Object.assign(state.seats[seat], { actionCards: cards }),
    discard: ({ state }) => state.decks.action.discard,
    componentOf,
    card: (component) => copyOf(component, 1),
  }),
});

/** Counters work as they are met; what outlives them is an effect. */
const counters = zone({ name: 'counters', kinds: ['domain-counter'] });

export const zones: readonly Zone<Ti2>[] = [laws, technologies, races, hands, counters];
