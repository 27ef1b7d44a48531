import { noteProblem } from '#ti4/rules/trade/promissory-notes.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import { amountOf, cardsOf } from '#ti4/rules/trade/goods.ts';
import { componentOf, noteOf, noteOwner, type PromissoryNote } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import type { Game } from '#ti4/rules/game.ts';
import { technologyOf } from '#ti4/rules/technology/technology.ts';
import type { Goods, SeatId } from '#ti4/rules/state.ts';
import { reserveFor } from '#ti4/ai/evaluation/goal-reserve.ts';
import { ownSeat, rivals, type AiContext } from '#ti4/ai/ai-context.ts';

/** Goods of an offer, in the form of its input. */
interface Typed {
  tradeGoods: number;
  commodities: number;
  promissoryNote?: string;
  technologies?: string[];
  fragments?: string[];
}

/** An action that the seat takes without being asked. */
export interface FreeAction {
  action: string;
  data: { offer: string } | { to: SeatId; give: Typed; take: Typed } | { component: string; key: string };
}

/** Value of goods to their recipient; a commodity counts as a trade good. */
const received = (context: AiContext, goods: Goods): number =>
  worthOf(context, goods, 1, 1) +
  amountOf(goods, 'technologies') * TECHNOLOGY +
  worthOfFragments(context, cardsOf(goods, 'fragments'), 1);
/**
 * Value of goods to their giver; a shared technology counts half, because the giver keeps it and another player gets it
 * too.
 */
const given = (context: AiContext, goods: Goods): number =>
  worthOf(context, goods, 0.5, 1.5) +
  (amountOf(goods, 'technologies') * TECHNOLOGY) / 2 +
  worthOfFragments(context, cardsOf(goods, 'fragments'), -1);

const TECHNOLOGY = 4;

const worthOf = (context: AiContext, goods: Goods, commodity: number, card: number): number =>
  amountOf(goods, 'tradeGoods') +
  amountOf(goods, 'commodities') * commodity +
  cardsOf(goods, 'notes').reduce((sum, note) => sum + noteWorth(context, note), 0) +
  amountOf(goods, 'cards') * card;

/** A note worth a point is placed face up when received. */
function noteWorth({ game }: AiContext, card: string): number {
  return isSupport(game.book.byKind['promissory-note'][componentOf(card)]) ? 8 : 2;
}

/** Answers an offer to the seat: accepts it if the seat gains no less than it gives and promises nothing. */
export function answerOffer(context: AiContext): FreeAction | undefined {
  const { game, seat } = context;
  for (const offer of Object.values(game.state.offers)) {
    if (offer.to !== seat) continue;
    const even =
      received(context, offer.give) >= given(context, offer.take) &&
      transactionProblem(game, offer.from, seat) === undefined &&
      payable(context, offer.take) &&
      !offer.deeds?.some((deed) => deed.seat === seat);
    return { action: even ? 'accept-offer' : 'decline-offer', data: { offer: offer.id } };
  }
  return undefined;
}

const payable = (context: AiContext, goods: Goods): boolean =>
  ownSeat(context).tradeGoods >= amountOf(goods, 'tradeGoods') &&
  ownSeat(context).commodities >= amountOf(goods, 'commodities') &&
  cardsOf(goods, 'notes').every((note) => ownSeat(context).promissoryNotes.includes(note));

/** Tells whether a note gives a point to the player who receives it face up; every player has one. */
const isSupport = (note: PromissoryNote | undefined): boolean => Boolean(note?.playArea) && note?.faction === undefined;

/** Offers to swap notes worth a point, so that both players gain one. */
function swap(context: AiContext, other: SeatId): FreeAction | undefined {
  const { game, seat } = context;
  const own = ownSeat(context).promissoryNotes.find(
    (card) => noteOwner(card) === seat && isSupport(game.book.byKind['promissory-note'][componentOf(card)]),
  );
  if (own === undefined || game.state.round < 2) return undefined;
  const theirs = noteOf(componentOf(own), other);
  if (noteProblem(game, own, other) ?? noteProblem(game, theirs, seat)) return undefined;
  if (Object.values(game.state.seats).some(({ playArea }) => playArea.includes(theirs) || playArea.includes(own)))
    return undefined;
  const nothing: Typed = { tradeGoods: 0, commodities: 0 };
  return {
    action: 'offer',
    data: { to: other, give: { ...nothing, promissoryNote: own }, take: { ...nothing, promissoryNote: theirs } },
  };
}

/** Offers to exchange one shareable technology for another, the most advanced of each side. */
function shared(context: AiContext, other: SeatId): FreeAction | undefined {
  const { game, seat } = context;
  const best = (from: SeatId, to: SeatId): string | undefined =>
    [...modify(game, 'shareable-technologies', { from, to }, [])].sort(
      (a, b) => priceOf(game, b) - priceOf(game, a),
    )[0];
  const [own, theirs] = [best(seat, other), best(other, seat)];
  if (own === undefined || theirs === undefined) return undefined;
  const nothing: Typed = { tradeGoods: 0, commodities: 0 };
  return {
    action: 'offer',
    data: { to: other, give: { ...nothing, technologies: [own] }, take: { ...nothing, technologies: [theirs] } },
  };
}

/** Counts a technology's prerequisites. */
const priceOf = (game: Game, id: string): number =>
  Object.values(technologyOf(game, id).prerequisites).reduce((sum, count) => sum + count, 0);

/**
 * Tells whether the seat has made this player an offer this turn or this round; undefined for neither. A purchase of
 * fragments does not count for the round, because the seat may offer one every turn.
 */
function toldSoFar({ game, seat }: AiContext, other: SeatId): 'this turn' | 'this round' | undefined {
  const { facts } = game.state;
  const both = (seats: unknown): boolean => Array.isArray(seats) && seats.includes(other) && seats.includes(seat);
  const last = facts.findLastIndex((fact) => fact.type === 'offer-closed' && both(fact.to));
  if (last > facts.findLastIndex(({ type }) => type === 'turn-begins')) return 'this turn';
  const offers = facts.filter((fact) => fact.type === 'offer-closed' && both(fact.to));
  const bought = facts.filter(
    (fact) => fact.type === 'transaction-done' && both(fact.seats) && 'fragments' in (fact.take as object),
  );
  return offers.length > bought.length ? 'this round' : undefined;
}

/** Returns an offer to one of `among`, at most one per player and turn. */
export function proposeTrade(context: AiContext, among: readonly SeatId[]): FreeAction | undefined {
  const { game, seat } = context;
  if (game.state.active !== seat || Object.values(game.state.offers).some(({ from }) => from === seat))
    return undefined;
  for (const other of rivals(context).filter((id) => among.includes(id))) {
    if (transactionProblem(game, seat, other) !== undefined) continue;
    const told = toldSoFar(context, other);
    const wanted = told === 'this turn' ? undefined : purchase(context, other);
    if (wanted) return wanted;
    if (told) continue;
    const deed = swap(context, other) ?? shared(context, other) ?? sale(context, other);
    if (deed) return deed;
  }
  return undefined;
}

/** Amounts that two players would exchange. */
interface Sale {
  give: Typed;
  take: Typed;
}

/** Share of their number at which commodities are sold for trade goods. */
const COMMODITY_PRICE = 0.6;

/**
 * Suggests an exchange of commodities from which both seats gain, by public information only: for as many commodities,
 * or all of them for trade goods. Undefined if the seat has none, or the other could not pay.
 */
export function suggestSale(game: Game, seat: SeatId, other: SeatId): Sale | undefined {
  const own = game.state.seats[seat].commodities;
  const theirs = game.state.seats[other];
  if (own < 1) return undefined;
  const nothing: Typed = { tradeGoods: 0, commodities: 0 };
  if (theirs.commodities > 0) {
    const commodities = Math.min(own, theirs.commodities);
    return { give: { ...nothing, commodities }, take: { ...nothing, commodities } };
  }
  const tradeGoods = Math.ceil(own * COMMODITY_PRICE);
  return theirs.tradeGoods >= tradeGoods
    ? { give: { ...nothing, commodities: own }, take: { ...nothing, tradeGoods } }
    : undefined;
}

function sale({ game, seat }: AiContext, other: SeatId): FreeAction | undefined {
  const suggested = suggestSale(game, seat, other);
  return suggested && { action: 'offer', data: { to: other, ...suggested } };
}

/**
 * Offers a person, whose turn it is, an exchange of commodities from which both gain: the seat's own, or the person's for
 * trade goods that it can spare.
 */
export function proposeToPerson(context: AiContext, person: SeatId): FreeAction | undefined {
  const { game, seat } = context;
  if (transactionProblem(game, seat, person) !== undefined) return undefined;
  if (Object.values(game.state.offers).some(({ from }) => from === seat)) return undefined;
  const bought = suggestSale(game, person, seat);
  const terms = suggestSale(game, seat, person) ?? (bought && { give: bought.take, take: bought.give });
  if (!terms) return undefined;
  const spare = ownSeat(context).tradeGoods - reserveFor(context).tradeGoods;
  const [give, take] = [terms.give, terms.take].map(({ tradeGoods, commodities }): Goods => ({
    tradeGoods,
    commodities,
  }));
  const isGood = received(context, take) > given(context, give) && terms.give.tradeGoods <= Math.max(0, spare);
  // A person who buys commodities gains only if they cost less than what they become.
  const isGoodForPerson = terms.take.tradeGoods < terms.give.commodities || terms.take.commodities > 0;
  return isGood && isGoodForPerson ? { action: 'offer', data: { to: person, ...terms } } : undefined;
}

/** Value of fragments of one type by number: three of them buy a relic. */
const FRAGMENTS = [0, 0.8, 2, 4.5];
const worthOfSoMany = (count: number): number => FRAGMENTS[count % 3] + Math.floor(count / 3) * FRAGMENTS[3];

/** Groups fragments by type. */
function typesOf({ game }: AiContext, cards: readonly string[]): Record<string, string[]> {
  const found: Record<string, string[]> = {};
  for (const card of cards) {
    const trait = findExplorationCard(game, card)?.fragment;
    if (trait !== undefined) (found[trait] ??= []).push(card);
  }
  return found;
}

/** Returns the change in value from fragments gained or given, considering those the seat has. */
function worthOfFragments(context: AiContext, cards: readonly string[], sign: 1 | -1): number {
  const own = typesOf(context, ownSeat(context).fragments ?? []);
  return Object.entries(typesOf(context, cards)).reduce((sum, [trait, some]) => {
    const before = own[trait]?.length ?? 0;
    const change = sign * (worthOfSoMany(Math.max(0, before + sign * some.length)) - worthOfSoMany(before));
    return sum + Math.max(change, some.length * FRAGMENTS[1]);
  }, 0);
}

/**
 * Offers to buy fragments of a type that the seat collects, at their value to the seller, and pays with commodities
 * first.
 */
function purchase(context: AiContext, other: SeatId): FreeAction | undefined {
  const own = typesOf(context, ownSeat(context).fragments ?? []);
  const theirs = typesOf(context, context.game.state.seats[other].fragments ?? []);
  const { commodities, tradeGoods } = ownSeat(context);
  const purse = commodities + Math.max(0, tradeGoods - reserveFor(context).tradeGoods);
  for (const [trait, cards] of Object.entries(theirs)) {
    const missing = 3 - ((own[trait]?.length ?? 0) % 3);
    const fragments = cards.slice(0, missing);
    const price = Math.ceil(
      Math.max(fragments.length, worthOfSoMany(cards.length) - worthOfSoMany(cards.length - fragments.length)),
    );
    if (!own[trait] || price > purse || price >= worthOfFragments(context, fragments, 1)) continue;
    const paid = Math.min(commodities, price);
    return {
      action: 'offer',
      data: {
        to: other,
        give: { commodities: paid, tradeGoods: price - paid },
        take: { tradeGoods: 0, commodities: 0, fragments },
      },
    };
  }
  return undefined;
}
