import { stir } from '#engine';
import type { Occasion, Proposal } from '#kit/prompts/offers.ts';
import { neighbors } from '#ti4/rules/board/adjacency.ts';
import { kit } from '#ti4/rules/components/component.ts';
import { carryOut, deedsOf, deedsProblem } from './deals.ts';
import type { Game } from '#ti4/rules/game.ts';
import { endGrant, isGranted, pairOf } from './granted-transactions.ts';
import { discardsFirst, exchangeGoods, goodsOf, goodsProblem, isNothing, seenOf } from './goods.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { happened } from '#ti4/rules/events/moments.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { numbered } from '#ti4/rules/components/id-sequence.ts';
import type { Offer, SeatId } from '#ti4/rules/state.ts';

/** What is offered: goods for goods, and what else is agreed. */
type Terms = Pick<Offer, 'give' | 'take' | 'deeds' | 'note'>;

const anyGoods = ({ give, take }: Terms): boolean => !isNothing(give) || !isNothing(take);

/** How a transaction between two is noted down: by the active player's partner, or in the agenda phase by the pair. */
const recordOf = (game: Game, a: SeatId, b: SeatId): string =>
  game.state.phase === 'agenda' ? pairOf(a, b) : a === game.state.active ? b : a;

/** Why two seats cannot have a transaction now, neighbors or not; undefined when they can. */
function partnerProblem(game: Game, a: SeatId, b: SeatId): string | undefined {
  const { state } = game;
  const other = Object.hasOwn(state.seats, b) ? state.seats[b] : undefined;
  if (!other || a === b) return 'A transaction needs another player.';
  if (other.eliminated) return 'That player is no longer in the game.';
  if (isGranted(game, a, b)) return undefined;
  if (state.phase === 'agenda') {
    return state.turn.transactions.includes(pairOf(a, b))
      ? 'You two have had your transaction on this agenda.'
      : undefined; // 94.6
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
  (game.state.phase === 'action' &&
  !isGranted(game, a, b) &&
  !modify(game, 'may-trade', { a, b }, neighbors(game, a, b))
    ? 'You two are not neighbours.'
    : undefined); // 94.1

/** A deal in which nothing changes hands is no transaction, and open to everybody at any time (28.1). */
const dealProblem = (game: Game, { from, to, ...terms }: Proposal<Terms>): string | undefined => {
  if (anyGoods(terms)) return transactionProblem(game, from, to);
  const other = Object.hasOwn(game.state.seats, to) ? game.state.seats[to] : undefined;
  if (!other || from === to) return 'A deal needs another player.';
  return other.eliminated ? 'That player is no longer in the game.' : undefined;
};

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
  read: (
    game,
    { give, take, deeds: typed, note }: { give?: unknown; take?: unknown; deeds?: unknown; note?: unknown },
  ) => {
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
  if (isGranted(game, from, to)) endGrant(game, from, to);
  else game.state.turn.transactions.push(recordOf(game, from, to));
  game.fact({ type: 'transaction-done', seats: [from, to], give: seenOf(give), take: seenOf(take) });
  for (const other of Object.values(game.state.offers)) {
    if (pairOf(other.from, other.to) === pairOf(from, to)) delete game.state.offers[other.id];
  }
  exchangeGoods(game, { from, to, give, take });
  happened(game, 'after', 'transaction-done', { seats: [from, to] });
  stir(game.state);
}

/** Forgets this turn's (or agenda's) transactions and whatever was still on offer. */
export function clearTransactions(game: Game): void {
  game.state.turn.transactions = [];
  clearOffers(game);
}
