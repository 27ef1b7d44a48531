import type { Json } from '#engine';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { handLimit } from '#ti2/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { CardId, SeatId } from '#ti2/rules/terms.ts';

// How practice players trade in a debate (E2 4.3): by what they know, and never at a loss.

/** Price of a card or a captive in credits, for which practice players buy and sell. */
const PRICE = 5;
/** Cards in hand from which one is for sale: a larger hand would soon be discarded (E2 5.2). */
const MANY = 5;
/** Credits that a player must have to be made an offer. */
const RICH = 15;
/** Credits that a practice player keeps when it buys. */
const RESERVE = 10;

interface Deed {
  action: string;
  data: Json;
}

type Offer = DebateExchange & { id: string; from: SeatId };

/** Whether the hand has room for what comes: what is too much would be discarded at once. */
const hasRoom = (game: Game, seat: SeatId, { cards }: Offer): boolean =>
  seatOf(game, seat).actionCards.length + cards.length <= handLimit(game, seat);

/** Whether the credits that an offer wants can be spared. */
const canSpare = (game: Game, seat: SeatId, { wantsCredits }: Offer): boolean =>
  wantsCredits === 0 || seatOf(game, seat).credits - wantsCredits >= RESERVE;

/**
 * Answers an offer: yes to what is worth its price. An offer that wants a card or a captive is declined unseen: what is sold, the seat offers
 * on its own, so that nobody learns by asking what it holds.
 */
export function answerOffer(game: Game, seat: SeatId, offer: Offer): Deed {
  const { captives = [], wantsCaptives = [] } = offer;
  const isSale = offer.wantsCards.length + wantsCaptives.length > 0;
  const gains = offer.credits + (offer.cards.length + captives.length) * PRICE - offer.wantsCredits;
  const isTaken = !isSale && gains >= 0 && canSpare(game, seat, offer) && hasRoom(game, seat, offer);
  return { action: isTaken ? 'accept-offer' : 'decline-offer', data: { offer: offer.id } };
}

/** A card that the seat holds twice, else the last it has drawn. */
const spareCard = (game: Game, seat: SeatId): CardId | undefined => {
  const { actionCards } = seatOf(game, seat);
  return (
    actionCards.find((card, at) => actionCards.findIndex((one) => componentOf(one) === componentOf(card)) < at) ??
    actionCards.at(-1)
  );
};

/** Whether the seat has offered anything since the phase began: once is enough for a debate. */
const hasOffered = ({ state }: Game, seat: SeatId): boolean =>
  state.facts
    .slice(state.facts.findLastIndex(({ type }) => type === 'phase-begins') + 1)
    .some((fact) => fact.type === 'offer-made' && fact.seat === seat);

/** Offers a card for credits to the richest of the others, where the hand is nearly full. */
export function makeOffer(game: Game, seat: SeatId): Deed | undefined {
  // Whether the debate is on is looked at as the offer is made: a seat does not know the step.
  if (game.state.phase !== 'political' || seatOf(game, seat).actionCards.length < MANY || hasOffered(game, seat))
    return undefined;
  const [to] = othersFrom(game.state, seat)
    .filter((other) => seatOf(game, other).credits >= RICH)
    .sort((a, b) => seatOf(game, b).credits - seatOf(game, a).credits);
  const card = spareCard(game, seat);
  if (to === undefined || card === undefined) return undefined;
  return { action: 'offer', data: { to, credits: 0, cards: [card], wantsCredits: PRICE, wantsCards: [] } };
}
