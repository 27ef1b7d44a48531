import { stir } from '../../../../engine/index.ts';
import type { Occasion, Proposal } from '../../../../kit/offers.ts';
import { handLimit, passActionCards } from '../phases/action-cards.ts';
import { neighbors } from '../units/board.ts';
import { componentOf, kit, noteOwner } from '../components/component.ts';
import { carryOut, deedsOf, deedsProblem } from './deals.ts';
import type { Game } from '../game.ts';
import { modify } from '../components/modifiers.ts';
import { happened } from '../components/moments.ts';
import { nameOfSeat } from '../names.ts';
import { numbered } from '../units/numbering.ts';
import { giveNote } from './promissory-notes.ts';
import { seatOf, seatsFrom } from '../seats.ts';
import type { Goods, Offer, SeatId } from '../state.ts';
import { handOverCommodities } from './trade.ts';

const count = (value: unknown): number => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : 0);

/** Reads what somebody typed as goods: whatever is missing or odd counts as nothing. */
function goodsOf(value: unknown): Goods {
  const given = (value !== null && typeof value === 'object' ? value : {}) as Partial<Record<keyof Goods, unknown>>;
  const cards = Array.isArray(given.cards) ? [...new Set(given.cards.filter((card): card is string => typeof card === 'string'))] : [];
  return {
    tradeGoods: count(given.tradeGoods),
    commodities: count(given.commodities),
    ...(typeof given.promissoryNote === 'string' && { promissoryNote: given.promissoryNote }),
    ...(cards.length && { cards }),
  };
}

/** What is offered: goods for goods, and what else is agreed. */
type Terms = Pick<Offer, 'give' | 'take' | 'deeds' | 'note'>;

const isNothing = (goods: Goods): boolean => !goods.tradeGoods && !goods.commodities && !goods.promissoryNote && !goods.cards;

const anyGoods = ({ give, take }: Terms): boolean => !isNothing(give) || !isNothing(take);

const pairOf = (a: SeatId, b: SeatId): string => [a, b].sort().join('+');

/** How a transaction between two is noted down: by the active player's partner, or in the agenda phase by the pair. */
const recordOf = (game: Game, a: SeatId, b: SeatId): string =>
  game.state.phase === 'agenda' ? pairOf(a, b) : a === game.state.active ? b : a;

/** Why two seats cannot have a transaction now, neighbors or not; undefined when they can. */
function partnerProblem(game: Game, a: SeatId, b: SeatId): string | undefined {
  const { state } = game;
  const other = state.seats[b];
  if (!other || a === b) return 'A transaction needs another player.';
  if (other.eliminated) return 'That player is no longer in the game.';
  if (state.phase === 'agenda') {
    return state.turn.transactions.includes(pairOf(a, b)) ? 'You two have had your transaction on this agenda.' : undefined; // 94.6
  }
  if (state.phase !== 'action' || state.active === null)
    return 'Transactions take place during turns of the action phase and in the agenda phase.';
  if (state.active !== a && state.active !== b)
    return `It is the turn of ${nameOfSeat(game, state.active)}: only they may have transactions.`; // 94.1
  if (state.turn.transactions.includes(recordOf(game, a, b))) return 'You two have had your transaction this turn.'; // 94.1
  return undefined;
}

/** As above, with the neighbors' part of it: looked at when an offer is made and when it is taken. */
export const transactionProblem = (game: Game, a: SeatId, b: SeatId): string | undefined =>
  partnerProblem(game, a, b) ??
  (game.state.phase === 'action' && !modify(game, 'may-trade', { a, b }, neighbors(game, a, b)) ? 'You two are not neighbors.' : undefined); // 94.1

/** A deal in which nothing changes hands is no transaction, and open to everybody at any time (28.1). */
const dealProblem = (game: Game, { from, to, ...terms }: Proposal<Terms>): string | undefined => {
  if (anyGoods(terms)) return transactionProblem(game, from, to);
  const other = game.state.seats[to];
  if (!other || from === to) return 'A deal needs another player.';
  return other.eliminated ? 'That player is no longer in the game.' : undefined;
};

/** Why a seat cannot give these goods. What is hidden is looked at only for the one who gives it. */
function goodsProblem(game: Game, from: SeatId, to: SeatId, goods: Goods, hidden: boolean): string | undefined {
  const giver = seatOf(game, from);
  const who = hidden ? 'You have' : 'They have';
  if (goods.tradeGoods > giver.tradeGoods) return `${who} only ${giver.tradeGoods} trade good${giver.tradeGoods === 1 ? '' : 's'}.`;
  if (goods.commodities > giver.commodities) return `${who} only ${giver.commodities} commodit${giver.commodities === 1 ? 'y' : 'ies'}.`;
  return noteProblem(game, from, to, goods.promissoryNote, hidden) ?? cardsProblem(game, from, to, goods.cards, hidden);
}

function noteProblem(game: Game, from: SeatId, to: SeatId, note: Goods['promissoryNote'], hidden: boolean): string | undefined {
  if (note === undefined) return undefined;
  const giver = seatOf(game, from);
  if (!game.book.byKind['promissory-note'][componentOf(note)] || !game.state.seats[noteOwner(note)])
    return 'There is no such promissory note.';
  if (giver.playArea.includes(note)) return 'A promissory note in play cannot be traded.'; // 69.5
  const lacks = hidden ? !giver.promissoryNotes.includes(note) : seatOf(game, to).promissoryNotes.includes(note);
  return lacks ? `${hidden ? 'You have' : 'They have'} no such promissory note.` : undefined;
}

function cardsProblem(game: Game, from: SeatId, to: SeatId, cards: Goods['cards'], hidden: boolean): string | undefined {
  if (!cards?.length) return undefined;
  const tradable = modify(game, 'tradable-cards', { from, to }, []);
  if (hidden && !cards.every((card) => tradable.includes(card))) return 'These cards cannot be traded.'; // 94.3
  return !hidden && !tradable.length ? 'They cannot trade cards.' : undefined;
}

/** Cards beyond the hand limit are discarded at once: until then none is given away (notes on Arbiters). */
const discardsFirst = (game: Game, from: SeatId, goods: Goods): string | undefined =>
  goods.cards?.length && seatOf(game, from).actionCards.length > handLimit(game, from)
    ? `${nameOfSeat(game, from)} has action cards to discard first.`
    : undefined;

const nothingAtAll = (terms: Terms): string | undefined =>
  anyGoods(terms) || terms.deeds || terms.note ? undefined : 'An offer of nothing for nothing is no offer.';

/** What stands in the way of an offer, looked at in turn. */
const problems: Record<Occasion, (game: Game, offer: Proposal<Terms>) => string | undefined> = {
  made: (game, offer) =>
    dealProblem(game, offer) ??
    nothingAtAll(offer) ??
    deedsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    goodsProblem(game, offer.to, offer.from, offer.take, false) ??
    discardsFirst(game, offer.from, offer.give),
  taken: (game, offer) =>
    dealProblem(game, offer) ??
    deedsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.to, offer.from, offer.take, true) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    discardsFirst(game, offer.from, offer.give) ??
    discardsFirst(game, offer.to, offer.take),
  // The goods are gone, or the occasion is. Who is a neighbor is looked at when one is taken.
  standing: (game, offer) =>
    (anyGoods(offer) ? partnerProblem(game, offer.from, offer.to) : undefined) ??
    deedsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    goodsProblem(game, offer.to, offer.from, offer.take, false),
};

const { clearOffers, offerActions, offerProcedures, offersCheck } = kit.offers<Terms>({
  of: ({ state }) => state.offers,
  id: (game, from) => numbered(game, 'o', from),
  most: 3,
  read: (game, { give, take, deeds: typed, note }: { give?: unknown; take?: unknown; deeds?: unknown; note?: unknown }) => {
    const deeds = deedsOf(game, typed);
    return {
      give: goodsOf(give),
      take: goodsOf(take),
      ...(deeds.length && { deeds }),
      ...(typeof note === 'string' && note && { note: note.slice(0, 200) }),
    };
  },
  problem: (game, offer, occasion) => problems[occasion](game, offer),
  accept: (game, offer) => {
    if (anyGoods(offer)) exchange(game, offer);
    carryOut(game, offer);
  },
  made: (game, { id, from, to }) => game.fact({ type: 'offer-made', to: [from, to], seat: from, offer: id }),
  closed: (game, { id, from, to }, why) => game.fact({ type: 'offer-closed', to: [from, to], offer: id, why }),
});
export { offerActions, offerProcedures, offersCheck };

/** The goods change hands, all at once (94.2): what anyone may see, and to the two of them alone which note it was. */
function exchange(game: Game, { from, to, give, take }: Offer): void {
  game.state.turn.transactions.push(recordOf(game, from, to));
  game.fact({ type: 'transaction-done', seats: [from, to], give: seen(give), take: seen(take) });
  for (const other of Object.values(game.state.offers)) {
    if (pairOf(other.from, other.to) === pairOf(from, to)) delete game.state.offers[other.id];
  }
  const before = { [from]: seatOf(game, from).commodities, [to]: seatOf(game, to).commodities };
  seatOf(game, from).tradeGoods += take.tradeGoods - give.tradeGoods;
  seatOf(game, to).tradeGoods += give.tradeGoods - take.tradeGoods;
  handOverCommodities(game, from, to, Math.min(give.commodities, before[from]));
  handOverCommodities(game, to, from, Math.min(take.commodities, before[to]));
  if (give.cards) passActionCards(game, from, to, give.cards);
  if (take.cards) passActionCards(game, to, from, take.cards);
  // The active player's note arrives first, in the agenda phase that of whoever is nearest the speaker (notes on Support for the Throne).
  const order = seatsFrom(game.state, game.state.active ?? game.state.speaker);
  const notes = [
    { note: give.promissoryNote, receiver: to },
    { note: take.promissoryNote, receiver: from },
  ].sort((a, b) => order.indexOf(a.receiver) - order.indexOf(b.receiver));
  for (const { note, receiver } of notes) if (note !== undefined) giveNote(game, note, receiver);
  happened(game, 'after', 'transaction-done', { seats: [from, to] });
  stir(game.state);
}

const seen = ({ tradeGoods, commodities, promissoryNote, cards }: Goods) => ({
  tradeGoods,
  commodities,
  notes: promissoryNote ? 1 : 0,
  cards: cards?.length ?? 0,
});

/** Forgets this turn's (or agenda's) transactions and whatever was still on offer. */
export function clearTransactions(game: Game): void {
  game.state.turn.transactions = [];
  clearOffers(game);
}
