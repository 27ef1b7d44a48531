import type { Fact, SeatId } from '#engine';

/** Maximum number of offers in a round by one practice player to people, and by all of them to one person. */
const MAX_OFFERS_TO_PEOPLE = 2;

const isSeat = (seat: unknown): seat is SeatId => typeof seat === 'string';

/**
 * Tells whether a practice player may make an offer to a person: at most two in a round, by it and to that person, and
 * one to the same person. `facts`: all facts of the round; that an offer was made is public. `practising`: all seats of
 * practice players.
 */
export function mayOfferToPerson(
  facts: readonly Fact[],
  practising: readonly SeatId[],
  { from, to }: { from: SeatId; to: SeatId },
): boolean {
  if (practising.includes(to)) return false;
  const offers = facts
    .filter(({ type, seat }) => type === 'offer-made' && isSeat(seat) && practising.includes(seat))
    .map(({ seat, to: parties }) => ({
      from: seat,
      to: Array.isArray(parties) ? parties.filter(isSeat).find((party) => party !== seat) : undefined,
    }))
    .filter((offer) => offer.to !== undefined && !practising.includes(offer.to));
  return (
    offers.filter((offer) => offer.from === from).length < MAX_OFFERS_TO_PEOPLE &&
    offers.filter((offer) => offer.to === to).length < MAX_OFFERS_TO_PEOPLE &&
    !offers.some((offer) => offer.from === from && offer.to === to)
  );
}
