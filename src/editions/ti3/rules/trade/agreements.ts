import { changeTradeGoods } from './trade-goods.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { Game } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import { agreementsOf, partnerIn } from './breaking-agreements.ts';
import type { Id, SeatId } from '#ti3/rules/terms.ts';
import { newIdOf } from '#kit/state/id-sequence.ts';

/**
 * Returns why two players cannot make a trade agreement; undefined if they can. Each gives a contract, and a pair has
 * one agreement (E3 15.1).
 */
export function agreementProblem(game: Game, one: SeatId, other: SeatId): string | undefined {
  const barred = modify(game, 'agreement-barred', { seats: [one, other] }, undefined);
  if (barred !== undefined) return barred;
  if (!seatOf(game, one).contracts.length) return 'You have no trade agreement left to give.';
  if (!seatOf(game, other).contracts.length) return 'They have no trade agreement left to give.';
  return agreementsOf(game, one).some((agreement) => partnerIn(agreement, one) === other)
    ? 'You already have a trade agreement with them.'
    : undefined;
}

/** Swaps a contract of each player; each receives the worth of the partner's contract (E3 15.1). */
export function makeAgreement(game: Game, seats: [SeatId, SeatId], given: [number, number], madeIn?: Id): void {
  seats.forEach((seat, i) => {
    const { contracts } = seatOf(game, seat);
    contracts.splice(contracts.indexOf(given[i]), 1);
  });
  const id = newIdOf(game, 't', seats[0]);
  game.state.agreements[id] = { id, seats, worth: [given[1], given[0]], ...(madeIn !== undefined && { madeIn }) };
  game.addFact({ type: 'agreement-made', seats: [...seats], worth: [given[1], given[0]] });
}

/** Returns the trade goods that a seat's agreements bring, without those made in the current action (E3 15.2). */
export function tradeIncome(game: Game, seat: SeatId): number {
  const under = new Set(game.framePath.map(({ id }) => id));
  const working = agreementsOf(game, seat).filter(({ madeIn }) => madeIn === undefined || !under.has(madeIn));
  const printed = working.reduce(
    (sum, { seats, worth }) => sum + modify(game, 'contract-worth', { seat }, worth[seats.indexOf(seat)]),
    0,
  );
  return modify(game, 'agreement-worth', { seat, count: working.length }, printed);
}

/** Gives a seat the trade goods of its agreements. `less`: reduction of the total. */
export function receiveTradeGoods(game: Game, seat: SeatId, less = 0): void {
  const count = tradeIncome(game, seat) - less;
  if (count <= 0) return;
  game.addFact({ type: 'agreement-goods-received', seat, count });
  changeTradeGoods(game, seat, count, 'trade-card');
}
