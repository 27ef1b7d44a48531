import { call, done, goto, type Next, type Procedure } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import type { SeatId } from '#ti4/rules/state.ts';

interface Price {
  seat: SeatId;
  amount: number;
  /** Amount already taken off the price. */
  less?: number;
}

/** Returns the resources a seat could spend to research now, including possible price reductions. */
export const researchBudget = (game: Game, seat: SeatId): number =>
  spendableAmount(game, seat, 'resources') + modify(game, 'research-savings', { seat }, 0);

/**
 * Opens a timing window before resources are spent to research, in which the price can be lowered. Returns the
 * reduction.
 */
const researchPrice = procedure<Price>()('research-price', {
  start: (_game, { seat, amount }) => openWindow('when', 'research-paid', { seat, amount }, 'end'),
  end: (_game, { less = 0 }) => done(less),
});

/** Opens that window if any component could lower a research price; the next step gets the reduction as its result. */
export const callResearchPrice = <S extends string>(game: Game, { seat, amount }: Price, then: S): Next<S> =>
  amount > 0 && game.book.listenersByMoment['when research-paid']
    ? call(researchPrice, { seat, amount }, then)
    : goto(then);

/** Returns the rest of the price that is being lowered; undefined if there is none. */
export function remainingPrice(game: Game): number | undefined {
  const price = game.enclosingData(researchPrice);
  return price && price.amount - (price.less ?? 0);
}

/** Tells whether that price has been lowered. */
export const isPriceLowered = (game: Game): boolean => game.enclosingData(researchPrice)?.less !== undefined;

/** Lowers the price that is about to be paid, at most to 0. */
export function lowerPrice(game: Game, by: number): void {
  const price = game.enclosingData(researchPrice);
  if (price) price.less = Math.min(price.amount, (price.less ?? 0) + by);
}

export const researchPriceProcedures: Procedure<Game, never>[] = [researchPrice];
