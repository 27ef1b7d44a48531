import { handZone } from '#kit/cards/hand-zone.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { Zone } from '#kit/components/types.ts';
import { faceDownLeadersOf, unrevealedCount } from '#ti2/rules/leaders/face-down-leaders.ts';
import { allLeaders, leaderTypeOf, findLeader, isOnBoard } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { remainingSeats } from '#ti2/rules/seats.ts';
import type { ComponentId, LeaderId } from '#ti2/rules/terms.ts';
import { componentOf, copyOf } from './kit.ts';
import { kit, type Game, type HeldComponent, type Ti2 } from './component.ts';

const { defineZone } = kit;

const ledByAnybody = (game: Game) => allLeaders(game).filter(isOnBoard);

/** Abilities of the races in play. */
const races = defineZone({
  name: 'races',
  kinds: ['race'],
  inForce: ({ state }, put) => {
    for (const holder of remainingSeats(state)) {
      const { race } = state.seats[holder];
      put({ component: race, holder, key: race, memory: null });
    }
  },
});

const technologies = defineZone({
  name: 'technologies',
  kinds: ['technology'],
  inForce: ({ state }, put) => {
    for (const holder of remainingSeats(state))
      for (const id of Object.keys(state.seats[holder].technologies))
        put({ component: id, holder, key: id, memory: null });
  },
});

/** Laws bind all players or belong to the elected one; their memory holds what was elected (E2 4.6). */
const laws = defineZone({
  name: 'laws',
  kinds: ['political-card'],
  inForce: ({ state }, put) => {
    if (remainingSeats(state).length < 3) return; // 3.2
    for (const [key, { component, owner = '', elected = null }] of Object.entries(state.laws))
      put({ component, holder: owner, key, memory: elected });
  },
});

/** Hands of action cards, hidden from all but their owners. */
const hands = defineZone({
  name: 'hands',
  kinds: ['action-card'],
  procedure: 'play-card',
  declinable: true,
  ...handZone<Ti2>({
    of: ({ state }, seat) => state.seats[seat].actionCards,
    replace: ({ state }, seat, cards) => void Object.assign(state.seats[seat], { actionCards: cards }),
    discard: ({ state }) => state.decks.action.discard,
    componentOf,
    card: (component) => copyOf(component, 1),
  }),
});

/** Domain counters work when they are met; lasting consequences are effects. */
const counters = defineZone({ name: 'counters', kinds: ['domain-counter'] });

/** Leaders on the board have the abilities of their type; captives have none (E2 12.5). */
const leadersLying = (down: boolean) => ({
  kinds: ['leader-type', 'leader'] as const,
  inForce: (game: Game, put: (held: HeldComponent) => void) => {
    for (const one of ledByAnybody(game)) {
      const component = Boolean(one.hidden) === down ? leaderTypeOf(game, one)?.id : undefined;
      if (component !== undefined) put({ component, holder: one.owner, key: one.id, memory: null });
    }
  },
  labelOf: (game: Game, { key }: HeldComponent) => {
    const one = findLeader(game, key);
    return one && nameOfLeader(game, one, one.owner);
  },
});

const leaders = defineZone({ name: 'leaders', ...leadersLying(false) });

/** Key of a leader and its card, which only its player knows. */
const identity = pairKey<LeaderId, ComponentId>('=');
const UNKNOWN = 'back';

/** Face-down leaders: each may be any leader of its race that has not been seen. */
const leadersFaceDown = defineZone({
  name: 'leaders face down',
  ...leadersLying(true),
  hidden: {
    cards: (game, seat) => faceDownLeadersOf(game, seat).map(({ id, card }) => identity.format(id, card)),
    replace: (game, seat, cards) => {
      const known = new Map(cards.filter((one) => one.includes('=')).map((one) => identity.parse(one)));
      for (const leader of faceDownLeadersOf(game, seat)) leader.card = known.get(leader.id) ?? UNKNOWN;
    },
    copies: (game, { id }) =>
      remainingSeats(game.state).reduce((sum, seat) => sum + unrevealedCount(game, seat, id), 0),
    suspects: (game, { id }, seat) =>
      unrevealedCount(game, seat, id) ? faceDownLeadersOf(game, seat).map((one) => one.id) : [],
  },
});

export const zones: readonly Zone<Ti2>[] = [laws, technologies, races, leaders, leadersFaceDown, hands, counters];
