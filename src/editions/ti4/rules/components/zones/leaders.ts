import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { CardId, ComponentId, Leader, Seat, SeatId, State } from '#ti4/rules/state.ts';
import { alliancesOf } from '#ti4/rules/planets/minor-factions.ts';
import { componentOf, noteOwner, type LeaderCard, type Rulebook } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { remainingSeats, defineZone } from './zone.ts';

/** A commander of another seat or a minor faction, with the key under which it is lent. */
interface Lent {
  key: string;
  leader: Leader;
}

/** Yields the commanders that promissory notes in a play area lend to its owner (51.8). */
function* lent({ seats }: State, book: Rulebook, notes: readonly CardId[]): Generator<Lent> {
  for (const note of notes) {
    if (!book.byKind['promissory-note'][componentOf(note)]?.lendsCommander) continue;
    for (const leader of Object.values(seats[noteOwner(note)]?.leaders ?? {}))
      if (book.byKind.leader[leader.component]?.role === 'commander') yield { key: note, leader };
  }
}

/**
 * Key of a commander lent by its owner's command token in a fleet pool: the ability that lends it and that owner,
 * 'imperia~p2'.
 */
const tokenKey = optionalPairKey<string, SeatId>('~');

/**
 * Yields the commanders of seats whose command tokens are in a seat's fleet pool, if an ability of the seat lends them.
 */
function* lentByTokens({ seats }: State, book: Rulebook, { abilities, foreignTokens = [] }: Seat): Generator<Lent> {
  for (const ability in abilities) {
    if (!book.byKind.ability[abilities[ability].component]?.lendsCommanders) continue;
    for (const owner of foreignTokens)
      for (const leader of Object.values(seats[owner]?.leaders ?? {}))
        if (book.byKind.leader[leader.component]?.role === 'commander')
          yield { key: tokenKey.format(ability, owner), leader };
  }
}

/** Key of a commander lent by a minor faction's alliance card: 'minor-faction@hacan'. */
const allianceKey = optionalPairKey<string, ComponentId>('@');

/** Yields the commanders of minor factions whose alliance cards a seat has; they are never locked. */
function* lentByAlliances(state: State, book: Rulebook, seat: SeatId): Generator<Lent> {
  for (const { faction } of alliancesOf(state, seat))
    for (const { id } of commandersOf(book, faction))
      yield { key: allianceKey.format('minor-faction', faction), leader: { component: id } };
}

/** Yields the commanders of others that a seat can use in addition to its own. */
function* borrowed(state: State, book: Rulebook, seat: Seat): Generator<Lent> {
  yield* lent(state, book, seat.playArea);
  yield* lentByTokens(state, book, seat);
  if (state.minorFactions) yield* lentByAlliances(state, book, seat.id);
}

/** Key of a leader that has another leader's text: 'ssruu~carth-of-golden-sands'. */
const mimicKey = optionalPairKey<string, ComponentId>('~');

/**
 * Returns the key of a leader on its holder's own sheet; a leader that has the texts of others is one leader under all
 * of them.
 */
export const leaderSheetKey = ({ key }: { key: string }): string => mimicKey.parse(key)[0];

/** Returns the leader whose text this one has; undefined for a leader with its own text. */
export const mimickedLeader = (key: string): ComponentId | undefined => mimicKey.parse(key)[1];

/** Returns the leaders of others whose text a leader has. */
function mimicked({ seats, order }: State, book: Rulebook, seat: SeatId, { component }: Leader): ComponentId[] {
  const role = book.byKind.leader[component]?.mimics;
  if (!role) return [];
  const others = order.filter((id) => id !== seat && !seats[id].eliminated);
  return others.flatMap((id) => [
    ...Object.values(seats[id].leaders ?? {}).flatMap((one) =>
      book.byKind.leader[one.component]?.role === role ? [one.component] : [],
    ),
    ...(role === 'agent'
      ? Object.keys(seats[id].relics ?? {}).filter((relic) => book.byKind.relic?.[relic]?.agent)
      : []),
  ]);
}

/** Returns the commanders of a faction, even if it is not in the game. */
export const commandersOf = (book: Rulebook, faction: ComponentId): LeaderCard[] =>
  Object.values(book.byKind.leader).filter((one) => one.faction === faction && one.role === 'commander');

const working = ({ locked, purged, attached, beside }: Leader): boolean =>
  !locked && !purged && !beside && attached === undefined;

/** Finds a leader by holder and key: a seat's own, or a borrowed commander by the key that lends it. */
function leaderAt({ state, book }: { state: State; book: Rulebook }, holder: SeatId, key: string): Leader | undefined {
  const own = state.seats[holder]?.leaders?.[key];
  if (own) return own;
  const seat = state.seats[holder];
  if (seat) for (const one of borrowed(state, book, seat)) if (one.key === key) return one.leader;
  return undefined;
}

/**
 * Leaders (50, 51) that are unlocked and not purged. An agent's text is in force even while it is exhausted (34.4a).
 */
export const leaders = defineZone({
  name: 'leaders',
  kinds: ['leader', 'relic'],
  inForce: ({ state, book }, put) => {
    for (const seat of remainingSeats(state)) {
      const { id, leaders: own } = seat;
      const at = Object.entries(own ?? {}).filter(([, one]) => working(one));
      for (const [key, { component, memory = null }] of at) put({ component, holder: id, key, memory });
      for (const [key, one] of at)
        for (const component of mimicked(state, book, id, one))
          put({ component, holder: id, key: mimicKey.format(key, component), memory: null });
      for (const { key, leader } of borrowed(state, book, seat))
        if (working(leader)) put({ component: leader.component, holder: id, key, memory: null });
    }
  },
  problem: (game, { holder, key }) => {
    const { stack, seats } = game.state;
    const window = leaderAt(game, holder, key)?.unlockedBefore;
    if (window !== undefined && isOpen(stack, window))
      return 'This leader was unlocked by this event and cannot respond to it.';
    const [ability, owner] = tokenKey.parse(key);
    if (owner === undefined || !seats[holder]?.abilities[ability]) return undefined;
    const since = seats[holder].foreignTokensSince?.[owner];
    if (since !== undefined && isOpen(stack, since))
      return "You gained that player's command token from this event and cannot use their commander for it.";
    return modify(game, 'abilities-barred', { seat: holder }, false)
      ? 'You cannot use your faction abilities now.'
      : undefined;
  },
  textOf: (held) => (mimicKey.parse(held.key)[1] === undefined ? undefined : leaderSheetKey(held)),
  exhaust: {
    of: ({ state, book }, { holder, key }) => {
      const own = state.seats[holder]?.leaders?.[mimicKey.parse(key)[0]];
      return own && book.byKind.leader[own.component]?.role === 'agent' ? own : undefined; // 51.7, 51.11
    },
    all: ({ state }) => Object.values(state.seats).flatMap(({ leaders: own = {} }) => Object.values(own)),
    phases: ['status'], // 51.4
    exhausted: (game, { holder, key }) => {
      const leader = mimicKey.parse(key)[0];
      game.addFact({ type: 'leader-exhausted', seat: holder, leader });
      queueMoment(game, 'after', 'leader-exhausted', { seat: holder, leader });
    },
    readied: (game, one) => {
      for (const { id, leaders: own = {} } of Object.values(game.state.seats))
        for (const leader in own)
          if (own[leader] === one) queueMoment(game, 'when', 'leader-readied', { seat: id, leader });
    },
  },
});

/** Tells whether a frame is still on the stack, including the stacks of forks. */
const isOpen = (stack: State['stack'], id: State['stack'][number]['id']): boolean =>
  stack.some((frame) => frame.id === id || frame.fork?.some((branch) => isOpen(branch.stack, id)));
