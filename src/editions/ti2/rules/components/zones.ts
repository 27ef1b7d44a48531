import { handsOf } from '#kit/cards/hand-zone.ts';
import { pairKey } from '#kit/prompts/option-keys.ts';
import type { Zone } from '#kit/components/types.ts';
import { faceDown, unseen } from '#ti2/rules/leaders/face-down-leaders.ts';
import { everyLeader, kindOf, leaderCalled, serves } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader } from '#ti2/rules/names.ts';
import { playing } from '#ti2/rules/seats.ts';
import type { ComponentId, LeaderId } from '#ti2/rules/terms.ts';
import { componentOf, copyOf } from './kit.ts';
import { kit, type Game, type Held, type Ti2 } from './component.ts';

const { zone } = kit;

const ledByAnybody = (game: Game) => everyLeader(game).filter(serves);

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
      for (const id of Object.keys(state.seats[holder].technologies))
        put({ component: id, holder, key: id, memory: null });
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

/** Leaders on the board can do what those of their kind can; captives can nothing (E2 12.5). */
const leadersLying = (down: boolean) => ({
  kinds: ['leader-type', 'leader'] as const,
  inForce: (game: Game, put: (held: Held) => void) => {
    for (const one of ledByAnybody(game)) {
      const component = Boolean(one.hidden) === down ? kindOf(game, one)?.id : undefined;
      if (component !== undefined) put({ component, holder: one.owner, key: one.id, memory: null });
    }
  },
  called: (game: Game, { key }: Held) => {
    const one = leaderCalled(game, key);
    return one && nameOfLeader(game, one, one.owner);
  },
});

const leaders = zone({ name: 'leaders', ...leadersLying(false) });

/** A leader, and which it is: what its player alone knows. */
const identity = pairKey<LeaderId, ComponentId>('=');
const UNKNOWN = 'back';

/** Those that lie face down: any of them may be any that its race has and nobody has seen. */
const leadersFaceDown = zone({
  name: 'leaders face down',
  ...leadersLying(true),
  hidden: {
    cards: (game, seat) => faceDown(game, seat).map(({ id, card }) => identity.of(id, card)),
    replace: (game, seat, cards) => {
      const known = new Map(cards.filter((one) => one.includes('=')).map((one) => identity.read(one)));
      for (const leader of faceDown(game, seat)) leader.card = known.get(leader.id) ?? UNKNOWN;
    },
    copies: (game, { id }) => playing(game.state).reduce((sum, seat) => sum + unseen(game, seat, id), 0),
    suspects: (game, { id }, seat) => (unseen(game, seat, id) ? faceDown(game, seat).map((one) => one.id) : []),
  },
});

export const zones: readonly Zone<Ti2>[] = [laws, technologies, races, leaders, leadersFaceDown, hands, counters];
