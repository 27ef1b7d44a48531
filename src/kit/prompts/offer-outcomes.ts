import type { Fact, Json, SeatId } from '#engine';
import type { OfferOf } from './offers.ts';

/** Outcome of an offer that its giver did not close: `countered` is declined with an offer in return, `void` no longer possible. */
export type OfferOutcome = 'accepted' | 'declined' | 'countered' | 'void';

/** Reasons of closed offers that their giver caused. */
const OWN_REASONS: readonly unknown[] = ['withdrawn', 'replaced'];

/** A change of a game: its open offers before and after, its facts, and the action that caused it. */
interface OfferChange {
  before: Readonly<Record<string, OfferOf<object>>>;
  after: Readonly<Record<string, OfferOf<object>>>;
  facts: readonly Fact[];
  action: { action: string; data: Json } | undefined;
}

/** Lists the offers that a change has closed, except those that their giver withdrew or replaced. */
export function findOfferOutcomes({ before, after, facts, action }: OfferChange) {
  const accepted = action?.action === 'accept-offer' ? (action.data as { offer?: unknown }).offer : undefined;
  const outcomeOf = ({ id, from, to }: OfferOf<object>): OfferOutcome | undefined => {
    if (id === accepted) return 'accepted';
    const why = facts.find(({ type, offer }) => type === 'offer-closed' && offer === id)?.why;
    if (OWN_REASONS.includes(why)) return undefined;
    if (why !== 'declined') return 'void';
    return Object.values(after).some((one) => one.from === to && one.to === from) ? 'countered' : 'declined';
  };
  return Object.values(before)
    .filter(({ id }) => !after[id])
    .flatMap((offer): { from: SeatId; offer: Json; outcome: OfferOutcome }[] => {
      const outcome = outcomeOf(offer);
      return outcome ? [{ from: offer.from, offer: offer as unknown as Json, outcome }] : [];
    });
}
