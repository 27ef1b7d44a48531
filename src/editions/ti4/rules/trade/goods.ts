import { prefixedKey } from '#kit/prompts/option-keys.ts';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { gainTechnology } from '#ti4/rules/technology/technology.ts';
import { handLimit, giveActionCards } from '#ti4/rules/phases/action-cards.ts';
import { seatOf, seatsFrom } from '#ti4/rules/seats.ts';
import type { CardId, ComponentId, Goods, Seat, SeatId } from '#ti4/rules/state.ts';
import { addKeptCards, findExplorationCard, takeKeptCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { returnPrisoners } from '#ti4/rules/units/capture.ts';
import { prisonersFrom } from '#ti4/rules/units/prisoners.ts';
import { planetTransferProblem, transferPlanets } from './planet-transfers.ts';
import { giveNote, noteProblem } from './promissory-notes.ts';
import { handOverCommodities, rewardCommodityGift } from './trade-goods.ts';
import { formatCount } from '#text/sentences.ts';

/** Goods that pass from one player to another. */
interface Passing<What> {
  from: SeatId;
  to: SeatId;
  what: What;
}

/** A kind of goods: how to parse, check and exchange it. */
interface Kind<What> {
  /** Name of the kind in offers. */
  name: string;
  /** Parses what a user typed; undefined for missing or malformed input. */
  read: (typed: Partial<Record<string, unknown>>) => What | undefined;
  /**
   * Explains why the goods cannot be given; undefined if they can. With `hidden`, hidden information of the giver is
   * used.
   */
  problem: (game: Game, passing: Passing<What>, hidden: boolean) => string | undefined;
  /** Passes goods both ways at once. */
  exchange: (game: Game, passings: Passing<What>[]) => void;
}

const whoHas = (hidden: boolean): string => (hidden ? 'You have' : 'The other player has');

/** Creates a kind of goods that is counted. */
function counted(
  name: 'tradeGoods' | 'commodities',
  one: string,
  many: string,
  pass: Kind<number>['exchange'],
): Kind<number> {
  return {
    name,
    read: ({ [name]: typed }) => (typeof typed === 'number' && typed !== 0 ? typed : undefined),
    problem: (game, { from, what }, hidden) => {
      if (!Number.isInteger(what) || what < 0) return `Enter a whole number of ${many}, at least 1.`;
      const { [name]: has }: Pick<Seat, typeof name> = seatOf(game, from);
      return what > has
        ? `${whoHas(hidden)} ${has ? `only ${formatCount(has, one, many)}` : `no ${many}`}.`
        : undefined;
    },
    exchange: pass,
  };
}

const tradeGoods = counted('tradeGoods', 'trade good', 'trade goods', (game, passings) => {
  for (const { from, to, what } of passings) {
    seatOf(game, from).tradeGoods -= what;
    seatOf(game, to).tradeGoods += what;
  }
});

const commodities = counted('commodities', 'commodity', 'commodities', (game, passings) => {
  for (const { from, to, what } of passings) handOverCommodities(game, from, to, what);
  for (const { from, to, what } of passings) rewardCommodityGift(game, from, to, what);
});

const listOf = (typed: unknown): CardId[] =>
  Array.isArray(typed) ? [...new Set(typed.filter((card): card is string => typeof card === 'string'))] : [];

const orNone = (cards: CardId[]): CardId[] | undefined => (cards.length ? cards : undefined);

/** Cards that only some components make tradable, such as action cards. */
const cards: Kind<CardId[]> = {
  name: 'cards',
  read: (typed) => orNone(listOf(typed.cards)),
  problem: (game, { from, to, what }, hidden) => {
    const tradable = modify(game, 'tradable-cards', { from, to }, []);
    if (hidden && !what.every((card) => tradable.includes(card))) return 'You cannot trade these cards.'; // 94.3
    return !hidden && !tradable.length ? 'The other player cannot trade cards.' : undefined;
  },
  exchange: (game, passings) => {
    for (const { from, to, what } of passings) giveActionCards(game, from, to, what);
  },
};

const notes: Kind<CardId[]> = {
  name: 'notes',
  read: ({ promissoryNote, notes: several }) =>
    orNone(typeof promissoryNote === 'string' ? [promissoryNote] : listOf(several)),
  problem: (game, { from, to, what }, hidden) => {
    if (what.length > 1) return 'Each player can give only 1 promissory note in a transaction.'; // 94.2
    const giver = seatOf(game, from);
    for (const note of what) {
      if (!game.book.byKind['promissory-note'][componentOf(note)] || !game.state.seats[noteOwner(note)])
        return 'This promissory note does not exist.';
      if (giver.playArea.includes(note)) return 'A promissory note in front of a player cannot be traded.'; // 69.5
      const refused = noteProblem(game, note, to);
      if (refused !== undefined) return refused;
      const lacks = hidden ? !giver.promissoryNotes.includes(note) : seatOf(game, to).promissoryNotes.includes(note);
      if (lacks) return `${whoHas(hidden)} no such promissory note.`;
    }
    return undefined;
  },
  // The active player's note arrives first; in the agenda phase, that of the player nearest the speaker (notes on
  // Support for the Throne).
  exchange: (game, passings) => {
    const order = seatsFrom(game.state, game.state.active ?? game.state.speaker);
    const arriving = [...passings].sort((a, b) => order.indexOf(a.to) - order.indexOf(b.to));
    for (const { to, what } of arriving) for (const note of what) giveNote(game, note, to);
  },
};

/** Relic fragments (35.9b); other kept cards cannot be traded. */
const fragments: Kind<CardId[]> = {
  name: 'fragments',
  read: (typed) => orNone(listOf(typed.fragments)),
  problem: (game, { from, what }, hidden) => {
    const { fragments: kept = [] } = seatOf(game, from);
    return what.every((card) => kept.includes(card) && findExplorationCard(game, card)?.fragment !== undefined)
      ? undefined
      : `${whoHas(hidden)} no such relic fragment.`;
  },
  exchange: (game, passings) => {
    const passed = passings.map(({ from, to, what }) => ({ to, cards: takeKeptCards(game, from, what) }));
    for (const { to, cards: taken } of passed) addKeptCards(game, to, taken);
  },
};

/**
 * Captured units, which return to their owner and cannot go to anybody else (17.2a, 17 note 2); tokens are never traded
 * (17.3b).
 */
const captured: Kind<CardId[]> = {
  name: 'captured',
  read: (typed) => orNone(listOf(typed.captured)),
  problem: (game, { from, to, what }, hidden) => {
    const held = prisonersFrom(game, from, to);
    if (what.every((name) => held.has(name))) return undefined;
    return hidden
      ? 'You have not captured such a unit from the other player.'
      : 'The other player has not captured such a unit from you.';
  },
  exchange: (game, passings) => {
    const going = passings.map(({ from, to, what }) => {
      const held = prisonersFrom(game, from, to);
      return { from, prisoners: what.flatMap((name) => held.get(name) ?? []) };
    });
    for (const { from, prisoners } of going) returnPrisoners(game, from, prisoners, 'traded');
  },
};

/** Technologies that the other player gains and the giver keeps, which only some components allow. */
const technologies: Kind<CardId[]> = {
  name: 'technologies',
  read: (typed) => orNone(listOf(typed.technologies)),
  problem: (game, { from, to, what }, hidden) => {
    const shareable = modify(game, 'shareable-technologies', { from, to }, []);
    if (what.every((one) => shareable.includes(one))) return undefined;
    return hidden
      ? 'You cannot share that technology with the other player.'
      : 'The other player cannot share that technology with you.';
  },
  exchange: (game, passings) => {
    for (const { to, what } of passings) for (const one of what) gainTechnology(game, to, one);
  },
};

/** Planet cards, which only some components make tradable. */
const planets: Kind<CardId[]> = {
  name: 'planets',
  read: (typed) => orNone(listOf(typed.planets)),
  problem: (game, { from, to, what }, hidden) => planetTransferProblem(game, { from, to, planets: what, mine: hidden }),
  exchange: (game, passings) =>
    transferPlanets(
      game,
      passings.flatMap(({ from, to, what }) => what.map((planet) => ({ planet, from, to }))),
    ),
};

/** Every kind of goods, in the order in which they are exchanged. */
const KINDS = [
  tradeGoods,
  commodities,
  cards,
  notes,
  fragments,
  captured,
  planets,
  technologies,
] as unknown as readonly Kind<number | CardId[]>[];

/** Parses what a user typed as goods; missing and malformed kinds count as nothing. */
export function parseGoods(value: unknown): Goods {
  const typed = (value !== null && typeof value === 'object' ? value : {}) as Partial<Record<string, unknown>>;
  const found: Goods = {};
  for (const { name, read } of KINDS) {
    const what = read(typed);
    if (what !== undefined) found[name] = what;
  }
  return found;
}

export const isNothing = (goods: Goods): boolean => KINDS.every(({ name }) => goods[name] === undefined);

/** Returns how many goods of a kind are given. */
export function amountOf(goods: Goods, name: string): number {
  const what = goods[name] ?? 0;
  return typeof what === 'number' ? what : what.length;
}

/** Returns the cards of a kind that are given. */
export function cardsOf(goods: Goods, name: string): readonly CardId[] {
  const what = goods[name] ?? [];
  return typeof what === 'number' ? [] : what;
}

/**
 * Explains why a seat cannot give these goods; undefined if it can. With `hidden`, hidden information of the giver is
 * used.
 */
export function goodsProblem(game: Game, from: SeatId, to: SeatId, goods: Goods, hidden: boolean): string | undefined {
  for (const { name, problem } of KINDS) {
    const what = goods[name];
    const why = what === undefined ? undefined : problem(game, { from, to, what }, hidden);
    if (why !== undefined) return why;
  }
  return undefined;
}

/**
 * Refuses action cards of a seat above its hand limit: it must discard first, before it gives any away (notes on
 * Arbiters).
 */
export const handLimitProblem = (game: Game, from: SeatId, goods: Goods): string | undefined =>
  cardsOf(goods, 'cards').length && seatOf(game, from).actionCards.length > handLimit(game, from)
    ? `Before that, ${nameOfSeat(game, from)} must discard action cards down to the hand limit.`
    : undefined;

/** Exchanges the goods of a transaction, all at once (94.2). */
export function exchangeGoods(
  game: Game,
  { from, to, give, take }: { from: SeatId; to: SeatId; give: Goods; take: Goods },
): void {
  for (const { name, exchange } of KINDS) {
    const passings = [
      { from, to, what: give[name] },
      { from: to, to: from, what: take[name] },
    ].filter((one): one is Passing<number | CardId[]> => one.what !== undefined);
    exchange(game, passings);
  }
}

/** Key for the public count of fragments of one type, since fragments are open information. */
export const fragmentTypeKey = prefixedKey<ComponentId>('fragments:');

/** Returns the public view of exchanged goods: how many of each kind, and of fragments how many of each type. */
export function publicGoodsOf(goods: Goods): Record<string, number> {
  const seen: Record<string, number> = {};
  for (const { name } of KINDS) {
    if (goods[name] === undefined) continue;
    const keys =
      name === fragments.name ? cardsOf(goods, name).map((card) => fragmentTypeKey.format(componentOf(card))) : [];
    for (const key of keys) seen[key] = (seen[key] ?? 0) + 1;
    if (!keys.length) seen[name] = amountOf(goods, name);
  }
  return seen;
}
