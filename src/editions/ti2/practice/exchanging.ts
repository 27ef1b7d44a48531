import type { Json } from '../../../engine/index.ts';
import { componentOf } from '../rules/components/bound.ts';
import type { Game } from '../rules/game.ts';
import { handLimit } from '../rules/phases/hands.ts';
import { others, seatOf } from '../rules/seats.ts';
import type { Exchange } from '../rules/state.ts';
import type { CardId, SeatId } from '../rules/terms.ts';

// How practice players trade in a debate (E2 4.3): by what they know, and never at a loss.

/** Value of a card or a captive, in credits. */
const CARD = 8;
/** Price of a card that is offered, in credits. */
const PRICE = 6;
/** Cards in hand from which one is for sale: a larger hand would soon be discarded (E2 5.2). */
const MANY = 5;
/** Credits that a player must have to be made an offer. */
const RICH = 15;

interface Deed {
  action: string;
  data: Json;
}

type Offer = Exchange & { id: string; from: SeatId };

/** Whether a seat holds what an offer wants of it: credits, and cards by their names. */
function holdsWanted(game: Game, seat: SeatId, { wantsCredits, wantsCards }: Offer): boolean {
  const left = seatOf(game, seat).actionCards.map(componentOf);
  const all = wantsCards.every((wanted) => {
    const at = left.indexOf(wanted);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  return all && seatOf(game, seat).credits >= wantsCredits;
}

/** Whether the hand has room for what comes: what is too much would be discarded at once. */
const hasRoom = (game: Game, seat: SeatId, { cards, wantsCards }: Offer): boolean =>
  seatOf(game, seat).actionCards.length + cards.length - wantsCards.length <= handLimit(game, seat);

/** Answers an offer: yes where the seat holds what is wanted and loses nothing by it. */
export function answerOffer(game: Game, seat: SeatId, offer: Offer): Deed {
  const { captives = [], wantsCaptives = [] } = offer;
  const things = offer.cards.length + captives.length - offer.wantsCards.length - wantsCaptives.length;
  const gains = offer.credits + things * CARD - offer.wantsCredits;
  return {
    action:
      gains >= 0 && holdsWanted(game, seat, offer) && hasRoom(game, seat, offer) ? 'accept-offer' : 'decline-offer',
    data: { offer: offer.id },
  };
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
  const [to] = others(game.state, seat)
    .filter((other) => seatOf(game, other).credits >= RICH)
    .sort((a, b) => seatOf(game, b).credits - seatOf(game, a).credits);
  const card = spareCard(game, seat);
  if (to === undefined || card === undefined) return undefined;
  return { action: 'offer', data: { to, credits: 0, cards: [card], wantsCredits: PRICE, wantsCards: [] } };
}
