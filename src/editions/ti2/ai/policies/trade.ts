import type { Json } from '#engine';
import { componentOf } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { handLimit } from '#ti2/rules/phases/action-cards.ts';
import { othersFrom, seatOf } from '#ti2/rules/seats.ts';
import type { DebateExchange } from '#ti2/rules/state.ts';
import type { CardId, SeatId } from '#ti2/rules/terms.ts';

// Trading policy of AI players in a debate (E2 4.3): they use only what they know and never trade at a loss.

/** Price of a card or a captive, in credits, at which AI players buy and sell. */
const PRICE = 5;
/** Hand size from which a card is for sale: a larger hand would soon be discarded (E2 5.2). */
const MANY = 5;
/** Credits that a player must have to receive an offer. */
const RICH = 15;
/** Credits that an AI player keeps when it buys. */
const RESERVE = 10;

interface Deed {
  action: string;
  data: Json;
}

type Offer = DebateExchange & { id: string; from: SeatId };

/** Tells whether the hand has room for the offered cards: a surplus would be discarded at once. */
const hasRoom = (game: Game, seat: SeatId, { cards }: Offer): boolean =>
  seatOf(game, seat).actionCards.length + cards.length <= handLimit(game, seat);

/** Tells whether the seat can spare the credits that an offer asks for. */
const canSpare = (game: Game, seat: SeatId, { wantsCredits }: Offer): boolean =>
  wantsCredits === 0 || seatOf(game, seat).credits - wantsCredits >= RESERVE;

/**
 * Answers an offer: accepts it if it is worth its price. Declines every offer that asks for a card or a captive, since
 * the seat offers its own goods itself and an answer would reveal what it holds.
 */
export function answerOffer(game: Game, seat: SeatId, offer: Offer): Deed {
  const { captives = [], wantsCaptives = [] } = offer;
  const isSale = offer.wantsCards.length + wantsCaptives.length > 0;
  const gains = offer.credits + (offer.cards.length + captives.length) * PRICE - offer.wantsCredits;
  const isTaken = !isSale && gains >= 0 && canSpare(game, seat, offer) && hasRoom(game, seat, offer);
  return { action: isTaken ? 'accept-offer' : 'decline-offer', data: { offer: offer.id } };
}

/** Returns a card that the seat holds twice, otherwise the last one drawn. */
const spareCard = (game: Game, seat: SeatId): CardId | undefined => {
  const { actionCards } = seatOf(game, seat);
  return (
    actionCards.find((card, at) => actionCards.findIndex((one) => componentOf(one) === componentOf(card)) < at) ??
    actionCards.at(-1)
  );
};

/** An exchange to propose: what the seat gives, and the credits that it wants for a card. */
interface SuggestedExchange {
  credits: number;
  card?: CardId;
  wantsCredits: number;
}

/** Suggests to sell a spare card at its price, or without a card to pay for a vote; undefined without means. */
export function suggestExchange(game: Game, seat: SeatId, to: SeatId): SuggestedExchange | undefined {
  const card = spareCard(game, seat);
  if (card !== undefined && seatOf(game, to).credits >= PRICE) return { credits: 0, card, wantsCredits: PRICE };
  return seatOf(game, seat).credits >= PRICE ? { credits: PRICE, wantsCredits: 0 } : undefined;
}

/** Tells whether the seat has made an offer since the phase began; one offer per debate is enough. */
const hasOffered = ({ state }: Game, seat: SeatId): boolean =>
  state.facts
    .slice(state.facts.findLastIndex(({ type }) => type === 'phase-begins') + 1)
    .some((fact) => fact.type === 'offer-made' && fact.seat === seat);

/** Offers a card for credits to the richest opponent if the hand is nearly full, of those for whom `mayOffer` is true. */
export function makeOffer(game: Game, seat: SeatId, mayOffer: (to: SeatId) => boolean): Deed | undefined {
  // The offer itself checks that the debate is on, since a seat does not know the step.
  if (game.state.phase !== 'political' || seatOf(game, seat).actionCards.length < MANY || hasOffered(game, seat))
    return undefined;
  const [to] = othersFrom(game.state, seat)
    .filter((other) => seatOf(game, other).credits >= RICH && mayOffer(other))
    .sort((a, b) => seatOf(game, b).credits - seatOf(game, a).credits);
  const card = spareCard(game, seat);
  if (to === undefined || card === undefined) return undefined;
  return { action: 'offer', data: { to, credits: 0, cards: [card], wantsCredits: PRICE, wantsCards: [] } };
}
