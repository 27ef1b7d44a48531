import { copyState, openAsks, specOf, type Id, type Json, type OpenAsk, type SeatId } from '#engine';
import type { EffectsState } from '#kit/components/types.ts';

// Builds a game that looks the same to one player but has everything that player cannot know exchanged.

/** The parts of a state in which something is exchanged. */
export interface Exchanged extends EffectsState {
  order: SeatId[];
  seats: Record<SeatId, { orders: Record<string, number> }>;
  decks: Record<string, { draw: string[] }>;
  offers?: Record<string, { from: SeatId; to: SeatId }>;
}

/** Edition-specific input for an exchange. */
export interface Exchange {
  book: {
    components: Record<
      string,
      { kind: string; stage?: Json; deck?: string; race?: string; frontier?: boolean } | undefined
    >;
  };
  componentOf: (card: string) => string;
  /** Kinds of cards and tokens that may be face down. */
  kinds: ReadonlySet<string>;
  /** Returns everything the player knows as a value that can be searched. */
  known: (state: Exchanged, seat: SeatId, open: OpenAsk) => unknown;
  gameOf: (state: Exchanged) => Parameters<typeof specOf>[0];
}

/**
 * Returns the group of a card (one deck or bag), whose cards can replace one another. Undefined for cards never hidden.
 */
function groupOf({ book, componentOf, kinds }: Exchange, card: string): string | undefined {
  const found = book.components[componentOf(card)];
  if (!found || !kinds.has(found.kind)) return undefined;
  return [found.kind, found.stage ?? found.deck ?? found.race ?? (found.frontier ? 'frontier' : '')].join(' ');
}

function textsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value === 'string') found.add(value);
  else if (value !== null && typeof value === 'object')
    for (const [key, item] of Object.entries(value)) textsIn(item, found.add(key));
  return found;
}

/** Replaces every key and string that has a new name. */
function renamed(value: Json, names: ReadonlyMap<string, string>): Json {
  if (typeof value === 'string') return names.get(value) ?? value;
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [names.get(key) ?? key, renamed(item, names)]));
}

/** Maps each card that the player does not know to the next unknown card of its group, in random order. */
function standIns(
  exchange: Exchange,
  state: Exchanged,
  seat: SeatId,
  open: OpenAsk,
  below: (n: number) => number,
): Map<string, string> {
  const game = exchange.gameOf(state);
  // A card named in an earlier fact is not known: it may be back in its deck.
  const known = JSON.stringify([
    { ...(exchange.known(state, seat, open) as object), facts: [] },
    open.ask.data,
    specOf(game, open),
  ]);
  const groups = new Map<string, string[]>();
  for (const text of textsIn({ ...state, facts: [] })) {
    const group = known.includes(text) ? undefined : groupOf(exchange, text);
    if (group !== undefined) groups.set(group, [...(groups.get(group) ?? []), text]);
  }
  const names = new Map<string, string>();
  for (const cards of groups.values()) {
    const order = cards.map((card) => ({ card, rank: below(1_000_000) })).sort((a, b) => a.rank - b.rank);
    order.forEach(({ card }, i) => names.set(card, order[(i + 1) % order.length].card));
  }
  return names;
}

/**
 * Returns the id of the same thing in the exchanged game. Ids are shifted, since the number of questions asked to
 * others is hidden too.
 */
export const laterId = (id: Id): Id => (typeof id === 'number' ? id + LATER : `${LATER}${id}`);
const LATER = 1_000_003;

/**
 * Copies a state and replaces everything that the asked player cannot know: cards, tokens, seed, ids, and others'
 * prepared answers.
 */
export function exchanged(
  exchange: Exchange,
  state: Exchanged,
  open: OpenAsk,
  below: (n: number) => number,
): { state: Exchanged; names: ReadonlyMap<string, string> } {
  const seat = open.ask.player;
  const names = standIns(exchange, state, seat, open, below);
  const { facts, ...rest } = copyState(state) as Exchanged;
  const other = { ...(renamed(rest as unknown as Json, names) as unknown as Exchanged), facts };
  other.seed = 'another';
  other.chain = 'another';
  other.facts = other.facts.filter(({ to }) => !Array.isArray(to) || to.includes(seat));
  for (const id of other.order)
    if (id !== seat) other.seats[id].orders = Object.keys(other.seats[id].orders).length ? {} : { none: 0 };
  for (const [id, { from, to }] of Object.entries(other.offers ?? {}))
    if (from !== seat && to !== seat) delete other.offers?.[id];
  for (const { ask } of openAsks(other)) if (ask.player !== seat) answeredOtherwise(ask);
  for (const { ask } of openAsks(other)) ask.id = laterId(ask.id);
  other.nextId += LATER;
  return { state: other, names };
}

/** Changes another player's question: removes its prepared answer and swaps real and veiled windows. */
function answeredOtherwise(ask: OpenAsk['ask']): void {
  delete ask.reply;
  delete ask.firm;
  if (ask.question !== 'window') return;
  if (ask.veiled) delete ask.veiled;
  else ask.veiled = true;
}
