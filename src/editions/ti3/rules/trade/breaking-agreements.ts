import { ask, chosenKeys, choose, done, type Ask, type AskRequest } from '#engine';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { queueMoment } from '#ti3/rules/events/moments.ts';
import { procedure, question, type Game } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import { formatCount } from '#text/sentences.ts';
import type { Agreement } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

export const agreementsOf = ({ state }: Game, seat: SeatId): Agreement[] =>
  Object.values(state.agreements).filter(({ seats }) => seats.includes(seat));

export const partnerIn = ({ seats }: Agreement, seat: SeatId): SeatId => (seats[0] === seat ? seats[1] : seats[0]);

/** Ends an agreement and returns both contracts to their owners (E3 15.3). */
export function breakAgreement(game: Game, { id, seats, worth }: Agreement, by: SeatId | null): void {
  delete game.state.agreements[id];
  // `worth` holds what each seat receives, which is the worth of the other's contract.
  seatOf(game, seats[0]).contracts.push(worth[1]);
  seatOf(game, seats[1]).contracts.push(worth[0]);
  game.addFact({ type: 'agreement-broken', seats: [...seats], by });
  queueMoment(game, 'after', 'agreement-broken', { seats: [...seats], by });
}

/** Ends the agreement between two players who fight each other, without exceptions (E3 15.3). */
export function breakByWar(game: Game, one: SeatId, other: SeatId): void {
  for (const agreement of agreementsOf(game, one))
    if (partnerIn(agreement, one) === other) breakAgreement(game, agreement, null);
}

/** Returns the agreements that end when all are canceled: all but those that only war ends (E3 15.3). */
export const agreementsEndedByCancelAll = (game: Game): Agreement[] =>
  Object.values(game.state.agreements).filter(({ seats }) =>
    seats.every((seat, i) => modify(game, 'breaks-agreement', { seat, partner: seats[1 - i] }, true)),
  );

/** Returns the agreements that a seat may break: with some races only war ends them (E3 15.3). */
export const breakableAgreements = (game: Game, seat: SeatId): Agreement[] =>
  agreementsOf(game, seat).filter((one) =>
    modify(game, 'breaks-agreement', { seat, partner: partnerIn(one, seat) }, true),
  );

/** Formats what an agreement yields while it lasts: "worth 3 trade goods to you and 1 to Sol". */
const formatWorth = (game: Game, agreement: Agreement, seat: SeatId): string => {
  const { seats, worth } = agreement;
  const own = seats.indexOf(seat);
  const partner = nameOfSeat(game, partnerIn(agreement, seat));
  return `worth ${formatCount(worth[own], 'trade good')} to you and ${worth[1 - own]} to ${partner}`;
};

const chooseBroken = question<object>()(
  'break-agreements',
  (game, seat) => {
    const mine = breakableAgreements(game, seat);
    if (!mine.length) return { kind: 'none', reason: 'You have no trade agreement you can break.' };
    return choose(
      'Which trade agreements do you break?',
      mine.map((one) => ({
        key: one.id,
        label: nameOfSeat(game, partnerIn(one, seat)),
        hint: formatWorth(game, one, seat),
      })),
      { min: 0, max: mine.length, nothing: 'Break none' },
    );
  },
  { title: 'break trade agreements', forced: true },
);

/** Returns the questions to all seats that could break an agreement, in the order of play. */
export const breakingAsks = (game: Game): AskRequest[] =>
  orderOfPlay(game).flatMap((seat) => (breakableAgreements(game, seat).length ? [chooseBroken.ask(seat, {})] : []));

/** Breaks the chosen agreements, in the order of play. Returns whether any seat was asked. */
export function applyBreaks(game: Game, asks: readonly Pick<Ask, 'player' | 'question' | 'reply'>[]): boolean {
  const mine = asks.filter(({ question: name }) => name === chooseBroken.name);
  for (const { player, reply } of mine)
    for (const id of chosenKeys(reply ?? null)) {
      const found = game.state.agreements[id];
      if (found) breakAgreement(game, found, player);
    }
  return mine.length > 0;
}

/** Lets players break their agreements in the status phase (E3 16.7). */
export const breakAgreements = procedure<object>()('break-agreements', {
  ask: (game) => ask(breakingAsks(game), 'broken'),
  broken: (game, _data, { asks }) => {
    applyBreaks(game, asks);
    return done();
  },
});

export const breakingProcedures = [breakAgreements];
export const breakingQuestions = [chooseBroken];
