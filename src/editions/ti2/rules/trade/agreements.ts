import { ask, choose, chosenKey, done, type Action } from '#engine';
import { SKIPPED, skipOrder } from '#kit/prompts/skip-orders.ts';
import { formatCount } from '#text/sentences.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';
import { discardCards, modify } from '#ti2/rules/components/kit.ts';
import { hasStandingOrder } from '#ti2/rules/events/standing-orders.ts';
import { procedure, question, type Game } from '#ti2/rules/game.ts';
import { nameOfSeat } from '#ti2/rules/names.ts';
import { othersFrom, planetsOf, seatOf } from '#ti2/rules/seats.ts';
import type { Agreement } from '#ti2/rules/state.ts';
import type { CardId, SeatId } from '#ti2/rules/terms.ts';

// Trade agreements (E2 6): a revealed card with the markers of two players.

export const agreementsOf = ({ state }: Game, seat: SeatId): Agreement[] =>
  Object.values(state.agreements).filter(({ seats }) => seats.includes(seat));

export const partnerIn = ({ seats: [a, b] }: Agreement, seat: SeatId): SeatId => (a === seat ? b : a);

export const agreementBetween = ({ state }: Game, one: SeatId, other: SeatId): Agreement | undefined =>
  Object.values(state.agreements).find(({ seats }) => seats.includes(one) && seats.includes(other));

/** Returns why two seats cannot make an agreement; undefined if they can (E2 6.1). */
export function partnerProblem(game: Game, seat: SeatId, other: SeatId): string | undefined {
  if (agreementBetween(game, seat, other)) return 'You already have a trade agreement with this player (E2 6.1).';
  return (
    modify(game, 'agreement-barred', { seat }, undefined) ??
    modify(game, 'agreement-barred', { seat: other }, undefined)
  );
}

/** Seats with which a seat could make an agreement (E2 6.1). */
export const possiblePartners = (game: Game, seat: SeatId): SeatId[] =>
  othersFrom(game.state, seat).filter((other) => partnerProblem(game, seat, other) === undefined);

export function endAgreement(game: Game, id: string, by: SeatId | null): void {
  const agreement = game.state.agreements[id];
  if (!agreement) return;
  delete game.state.agreements[id];
  game.invalidateStep();
  discardCards(game, 'action', [agreement.card]);
  game.addFact({ type: 'agreement-ended', seats: [...agreement.seats], by });
}

/** Agreement of two seats that would end if they fight; undefined if there is none or a component keeps it (E2 6.3). */
export function agreementEndedByWar(game: Game, one: SeatId, other: SeatId): Agreement | undefined {
  const agreement = agreementBetween(game, one, other);
  return agreement && !modify(game, 'agreement-lasts-in-war', { seats: agreement.seats }, false)
    ? agreement
    : undefined;
}

/** Ends the agreement of two seats that fight. */
export function endAgreementByWar(game: Game, one: SeatId, other: SeatId): void {
  const agreement = agreementEndedByWar(game, one, other);
  if (agreement) endAgreement(game, agreement.id, null);
}

/** Income of one side from an agreement in each economy phase (E2 5.3). */
export const tradeIncome = (game: Game, seat: SeatId, partner: SeatId): number =>
  modify(game, 'agreement-income', { seat, partner }, planetsOf(game, partner).length);

/** "It is currently worth 3 credits per round to you and 4 to Hacan." */
export const formatTradeIncome = (game: Game, seat: SeatId, partner: SeatId): string =>
  `It is currently worth ${formatCount(tradeIncome(game, seat, partner), 'credit')} per round to you and ${tradeIncome(game, partner, seat)} to ${nameOfSeat(game, partner)}.`;

const ENDS = 'It lasts until one of you ends it or you fight each other.';

const agree = question<{ from: SeatId }>()(
  'agree-to-trade',
  (game, seat, { from }) => {
    const no = { key: 'refuse', label: 'Decline' };
    const free = modify(game, 'agreement-refusable', { seat: from, partner: seat }, true);
    if (free && hasStandingOrder(game, seat, skipOrder('agree-to-trade'))) return SKIPPED;
    return choose(
      `${nameOfSeat(game, from)} offers you a trade agreement. ${formatTradeIncome(game, seat, from)} ${ENDS} Do you agree?`,
      [{ key: 'agree', label: 'Agree' }, ...(free ? [no] : [])],
    );
  },
  { title: 'accept or decline a trade agreement', forced: true },
);

/** Offers a trade card to a partner; if refused, it returns to its player's hand (E2 6.1). */
export const proposeAgreement = procedure<{ seat: SeatId; partner: SeatId; card: CardId }>()('propose-agreement', {
  ask: (_game, { seat, partner }) => ask([agree.ask(partner, { from: seat })], 'answered'),
  answered: (game, { seat, partner, card }, { answer }) => {
    const { discard } = game.state.decks.action;
    const agreed = chosenKey(answer) === 'agree' && !agreementBetween(game, seat, partner);
    game.addFact({ type: 'agreement-offered', seat, partner, agreed });
    const at = discard.indexOf(card);
    if (at < 0) return done();
    discard.splice(at, 1);
    if (agreed) {
      const id = newIdOf(game, 'a', seat);
      game.state.agreements[id] = { id, seats: [seat, partner], card };
      game.invalidateStep();
      game.addFact({ type: 'agreement-made', seats: [seat, partner] });
    } else {
      seatOf(game, seat).actionCards.push(card);
      game.addFact({ type: 'action-card-returned', seat, card });
    }
    return done();
  },
});

/** Partners with whom a seat may end its agreement; some agreements are binding (E2 6.2). */
export const endableWith = (game: Game, seat: SeatId): SeatId[] =>
  agreementsOf(game, seat)
    .map((agreement) => partnerIn(agreement, seat))
    .filter((partner) => modify(game, 'agreement-binding', { seat, partner }, undefined) === undefined);

/** Returns why a seat cannot end an agreement; undefined if it can. */
export function endAgreementProblem(game: Game, seat: SeatId, partner: unknown): string | undefined {
  const agreement = typeof partner === 'string' ? agreementBetween(game, seat, partner) : undefined;
  if (!agreement || partner === seat) return 'You have no trade agreement with that player (E2 6.2).';
  return modify(game, 'agreement-binding', { seat, partner: partnerIn(agreement, seat) }, undefined);
}

/** Either side may end an agreement at any time (E2 6.2). */
const endTrade: Action<Game> = {
  name: 'end-agreement',
  check: (game, seat, { partner }: { partner?: unknown }) => endAgreementProblem(game, seat, partner),
  run: (game, seat, { partner }: { partner: SeatId }) => {
    const agreement = agreementBetween(game, seat, partner);
    if (agreement) endAgreement(game, agreement.id, seat);
    return undefined;
  },
};

export const agreementActions = [endTrade];
export const agreementProcedures = [proposeAgreement];
export const agreementQuestions = [agree];

/**
 * Number of agreements that count for race abilities: all, or only its own, depending on the game's options (E2 12.3).
 */
export const countedAgreements = (game: Game, seat: SeatId): number =>
  game.state.options.agreementsCounted === 'all'
    ? Object.keys(game.state.agreements).length
    : agreementsOf(game, seat).length;
