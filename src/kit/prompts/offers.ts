import { done, defineProcedure, type Action, type EngineBook, type SeatId } from '#engine';
import { interruptWith } from '#kit/components/moments.ts';
import type { BoundTypes, GameOf, EditionTypes } from '#kit/components/types.ts';

/** Proposal of one player to another. `Terms`: what they would agree on. */
export type OfferProposal<Terms extends object> = { from: SeatId; to: SeatId } & Terms;

/** Offer in a game's state, waiting for the other player's answer. */
export type OfferOf<Terms extends object> = { id: string } & OfferProposal<Terms>;

/**
 * Occasion on which an offer is checked: when it is made, when it is accepted, and after everything that happens while
 * it is open.
 */
export type OfferCheckpoint = 'made' | 'taken' | 'standing';

/** Reason why an offer is no longer open although nobody has accepted it. */
export type OfferCloseReason = 'declined' | 'withdrawn' | 'replaced' | 'lapsed';

/** Configuration of an edition's offers. */
export interface OfferConfig<T extends EditionTypes, Terms extends object> {
  /** Returns the offers in the state, by id. */
  of: (game: GameOf<T>) => Record<string, OfferOf<Terms>>;
  /**
   * Returns a new id. The ids of one player count up: of two, the shorter is older; of two with the same length, the
   * lesser.
   */
  id: (game: GameOf<T>, from: SeatId) => string;
  /** Maximum number of open offers from one player to another; one more replaces the oldest. */
  maxOpen: number;
  /** Parses typed terms; missing or invalid parts count as nothing. */
  parseTerms: (game: GameOf<T>, data: object) => Terms;
  /** Returns why an offer cannot be made, be accepted or stay open; undefined if it can. */
  problem: (game: GameOf<T>, offer: OfferProposal<Terms>, occasion: OfferCheckpoint) => string | undefined;
  /** Carries out the agreement. The offer has already been removed. */
  accept: (game: GameOf<T>, offer: OfferOf<Terms>) => void;
  /** Called for each offer that is made, and for each that closes without being accepted. */
  onMade: (game: GameOf<T>, offer: OfferOf<Terms>) => void;
  onClosed: (game: GameOf<T>, offer: OfferOf<Terms>, why: OfferCloseReason) => void;
}

/** Reference to an offer, given by the player who accepts or closes it. */
interface Naming {
  offer?: unknown;
}

const GONE = 'That offer is no longer open.';

/** Returns the functions that open and close offers. */
function openingAndClosing<T extends BoundTypes<T>, Terms extends object>({
  of,
  id,
  maxOpen,
  onMade,
  onClosed,
}: OfferConfig<T, Terms>) {
  function close(game: GameOf<T>, which: string, why: OfferCloseReason): undefined {
    const found = of(game)[which];
    if (!found) return;
    delete of(game)[which];
    onClosed(game, found, why);
  }

  /** Makes room for one more offer by closing the oldest. */
  function dropOldest(game: GameOf<T>, from: SeatId, to: SeatId): void {
    const open = Object.values(of(game)).filter((one) => one.from === from && one.to === to);
    open.sort((a, b) => a.id.length - b.id.length || (a.id < b.id ? -1 : 1));
    for (const old of open.slice(0, Math.max(0, open.length - maxOpen + 1))) close(game, old.id, 'replaced');
  }

  function open(game: GameOf<T>, proposal: OfferProposal<Terms>): void {
    const { from, to } = proposal;
    dropOldest(game, from, to);
    const offer = { id: id(game, from), ...proposal };
    of(game)[offer.id] = offer;
    onMade(game, offer);
  }

  return { open, close };
}

/** Finds the named offer, if the seat is its party on the given side. */
function offerNamed<Terms extends object>(
  offers: Record<string, OfferOf<Terms>>,
  seat: SeatId,
  id: unknown,
  side: 'from' | 'to',
): OfferOf<Terms> | undefined {
  const found = typeof id === 'string' ? offers[id] : undefined;
  return found?.[side] === seat ? found : undefined;
}

/** Binds offers between players to an edition. */
export const bindOffers = <T extends BoundTypes<T>>() => ({
  configureOffers: <Terms extends object>(ways: OfferConfig<T, Terms>) => {
    const { of, parseTerms, problem, accept } = ways;
    const { open, close } = openingAndClosing<T, Terms>(ways);

    const proposed = (game: GameOf<T>, from: SeatId, data: { to?: unknown }): OfferProposal<Terms> => ({
      from,
      to: typeof data.to === 'string' ? data.to : '',
      ...parseTerms(game, data),
    });

    const offer: Action<GameOf<T>> = {
      name: 'offer',
      check: (game, seat, data: { to?: unknown }) => problem(game, proposed(game, seat, data), 'made'),
      run: (game, seat, data: { to?: unknown }) => void open(game, proposed(game, seat, data)),
    };

    const named = (game: GameOf<T>, seat: SeatId, { offer }: Naming, side: 'from' | 'to'): OfferOf<Terms> | undefined =>
      offerNamed(of(game), seat, offer, side);

    const acceptOffer: Action<GameOf<T>> = {
      name: 'accept-offer',
      check: (game, seat, data: Naming) => {
        const found = named(game, seat, data, 'to');
        return found ? problem(game, found, 'taken') : GONE;
      },
      run: (game, seat, data: Naming) => {
        const found = named(game, seat, data, 'to');
        if (!found) return undefined;
        delete of(game)[found.id];
        accept(game, found);
        return undefined;
      },
    };

    const closing = (name: string, side: 'from' | 'to', why: OfferCloseReason): Action<GameOf<T>> => ({
      name,
      check: (game, seat, data: Naming) => (named(game, seat, data, side) ? undefined : GONE),
      run: (game, _seat, data: { offer: string }) => close(game, data.offer, why),
    });

    const declineOffer = closing('decline-offer', 'to', 'declined');
    const withdrawOffer = closing('withdraw-offer', 'from', 'withdrawn');

    /** Lists the offers that can no longer be met. */
    const lapsed = (game: GameOf<T>): string[] =>
      Object.values(of(game)).flatMap((one) => (problem(game, one, 'standing') === undefined ? [] : [one.id]));

    const offersLapse = defineProcedure<GameOf<T>>()<object>()('offers-lapse', {
      start: (game) => {
        for (const id of lapsed(game)) close(game, id, 'lapsed');
        return done();
      },
    });
    const offersCheck: EngineBook<GameOf<T>>['standingChecks'][number] = (game) =>
      lapsed(game).length ? interruptWith(offersLapse, {}) : undefined;

    return {
      /** Lapses all open offers, because the occasion for them is over. */
      lapseAllOffers(game: GameOf<T>): void {
        for (const id of Object.keys(of(game))) close(game, id, 'lapsed');
      },
      offerActions: [offer, acceptOffer, declineOffer, withdrawOffer],
      offerProcedures: [offersLapse],
      offersCheck,
    };
  },
});
