import { wakeListeners } from '#engine';
import type { OfferCheckpoint, OfferProposal } from '#kit/prompts/offers.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { executeDeal, parseCommitments, commitmentsProblem } from './deals.ts';
import type { Game } from '#ti4/rules/game.ts';
import { endTransactionGrant, isTransactionGranted, transactionPairKey } from './granted-transactions.ts';
import { handLimitProblem, exchangeGoods, parseGoods, goodsProblem, isNothing, publicGoodsOf } from './goods.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { possessive } from '#kit/board/names.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { newIdOf } from '#ti4/rules/components/id-sequence.ts';
import type { Offer, SeatId } from '#ti4/rules/state.ts';

/** Terms of an offer: goods for goods, and further commitments. */
type Terms = Pick<Offer, 'give' | 'take' | 'deeds' | 'note'>;

const anyGoods = ({ give, take }: Terms): boolean => !isNothing(give) || !isNothing(take);

/** Returns how a transaction is recorded: by the active player's partner, or in the agenda phase by the pair. */
const recordOf = (game: Game, a: SeatId, b: SeatId): string =>
  game.state.phase === 'agenda' ? transactionPairKey(a, b) : a === game.state.active ? b : a;

/** Explains why two seats cannot have a transaction now, neighbors or not; undefined if they can. */
function partnerProblem(game: Game, a: SeatId, b: SeatId): string | undefined {
  const { state } = game;
  const other = Object.hasOwn(state.seats, b) ? state.seats[b] : undefined;
  if (!other || a === b) return 'You can make transactions only with another player.';
  if (other.eliminated) return 'That player is eliminated.';
  if (isTransactionGranted(game, a, b)) return undefined;
  if (state.phase === 'agenda') {
    return state.turn.transactions.includes(transactionPairKey(a, b))
      ? 'You have already made a transaction with this player on this agenda.'
      : undefined; // 94.6
  }
  if (state.phase !== 'action' || state.active === null)
    return "You can make transactions only during players' turns in the action phase and in the agenda phase.";
  if (state.active !== a && state.active !== b)
    return `During ${possessive(nameOfSeat(game, state.active))} turn, each transaction must include ${nameOfSeat(game, state.active)}.`; // 94.1
  if (state.turn.transactions.includes(recordOf(game, a, b)))
    return 'You have already made a transaction with this player this turn.'; // 94.1
  return undefined;
}

/**
 * Explains to seat `a` why it cannot have a transaction with seat `b` now, including that they are not neighbors;
 * checked when an offer is made and accepted.
 */
export const transactionProblem = (game: Game, a: SeatId, b: SeatId): string | undefined =>
  partnerProblem(game, a, b) ??
  (game.state.phase === 'action' &&
  !isTransactionGranted(game, a, b) &&
  !modify(game, 'may-trade', { a, b }, areNeighbors(game, a, b))
    ? `You and ${nameOfSeat(game, b)} are not neighbors, so you cannot make a transaction.`
    : undefined); // 94.1

/**
 * Explains why a deal is not possible; a deal without goods is no transaction, and open to everybody at any time
 * (28.1).
 */
const dealProblem = (game: Game, { from, to, ...terms }: OfferProposal<Terms>): string | undefined => {
  if (anyGoods(terms)) return transactionProblem(game, from, to);
  const other = Object.hasOwn(game.state.seats, to) ? game.state.seats[to] : undefined;
  if (!other || from === to) return 'You can make deals only with another player.';
  return other.eliminated ? 'That player is eliminated.' : undefined;
};

const nothingAtAll = (terms: Terms): string | undefined =>
  anyGoods(terms) || terms.deeds || terms.note
    ? undefined
    : 'Your offer is empty: add something to give or to ask for.';

/** Problems of an offer at each checkpoint, in order of priority. */
const problems: Record<OfferCheckpoint, (game: Game, offer: OfferProposal<Terms>) => string | undefined> = {
  made: (game, offer) =>
    dealProblem(game, offer) ??
    nothingAtAll(offer) ??
    commitmentsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    goodsProblem(game, offer.to, offer.from, offer.take, false) ??
    handLimitProblem(game, offer.from, offer.give),
  taken: (game, offer) =>
    dealProblem(game, { ...offer, from: offer.to, to: offer.from }) ??
    commitmentsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.to, offer.from, offer.take, true) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    handLimitProblem(game, offer.from, offer.give) ??
    handLimitProblem(game, offer.to, offer.take),
  // The goods or the occasion are gone. Whether the two are neighbors is checked on acceptance only.
  standing: (game, offer) =>
    (anyGoods(offer) ? partnerProblem(game, offer.from, offer.to) : undefined) ??
    commitmentsProblem(game, [offer.from, offer.to], offer.deeds ?? []) ??
    goodsProblem(game, offer.from, offer.to, offer.give, true) ??
    goodsProblem(game, offer.to, offer.from, offer.take, false),
};

const { lapseAllOffers, offerActions, offerProcedures, offersCheck } = kit.configureOffers<Terms>({
  of: ({ state }) => state.offers,
  id: (game, from) => newIdOf(game, 'o', from),
  maxOpen: 3,
  parseTerms: (
    game,
    { give, take, deeds: typed, note }: { give?: unknown; take?: unknown; deeds?: unknown; note?: unknown },
  ) => {
    const deeds = parseCommitments(game, typed);
    return {
      give: parseGoods(give),
      take: parseGoods(take),
      ...(deeds.length && { deeds }),
      ...(typeof note === 'string' && note && { note: note.slice(0, 200) }),
    };
  },
  problem: (game, offer, occasion) => problems[occasion](game, offer),
  accept: (game, offer) => {
    if (anyGoods(offer)) exchange(game, offer);
    executeDeal(game, offer);
  },
  onMade: (game, { id, from, to }) => game.addFact({ type: 'offer-made', to: [from, to], seat: from, offer: id }),
  onClosed: (game, { id, from, to }, why) => game.addFact({ type: 'offer-closed', to: [from, to], offer: id, why }),
});
export { offerActions, offerProcedures, offersCheck };

/** Exchanges the goods, all at once (94.2), and records the public part of them. */
function exchange(game: Game, { from, to, give, take }: Offer): void {
  if (isTransactionGranted(game, from, to)) endTransactionGrant(game, from, to);
  else game.state.turn.transactions.push(recordOf(game, from, to));
  game.addFact({ type: 'transaction-done', seats: [from, to], give: publicGoodsOf(give), take: publicGoodsOf(take) });
  for (const other of Object.values(game.state.offers)) {
    if (transactionPairKey(other.from, other.to) === transactionPairKey(from, to)) delete game.state.offers[other.id];
  }
  exchangeGoods(game, { from, to, give, take });
  queueMoment(game, 'after', 'transaction-done', { seats: [from, to] });
  wakeListeners(game.state);
}

/** Clears the transactions of this turn (or agenda) and lapses all open offers. */
export function clearTransactions(game: Game): void {
  game.state.turn.transactions = [];
  lapseAllOffers(game);
}
