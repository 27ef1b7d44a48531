import { call, done, goto, type Next, type Procedure } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure, openWindow, type Game } from '#ti4/rules/game.ts';
import { spendableAmount } from '#ti4/rules/production/payment.ts';
import type { SeatId } from '#ti4/rules/state.ts';

interface Price {
  seat: SeatId;
  amount: number;
  /** What has been taken off it. */
  less?: number;
}

/** What a seat could spend to research now, with what may yet lower the price. */
export const researchBudget = (game: Game, seat: SeatId): number =>
  spendableAmount(game, seat, 'resources') + modify(game, 'research-savings', { seat }, 0);

/** Resources are about to be spent to research: whoever can lowers them. Gives back by how many. */
const researchPrice = procedure<Price>()('research-price', {
  start: (_game, { seat, amount }) => openWindow('when', 'research-paid', { seat, amount }, 'end'),
  end: (_game, { less = 0 }) => done(less),
});

/** Asks who can lower a price for research, where anybody might; the step gets by how much it was. */
export const callResearchPrice = <S extends string>(game: Game, { seat, amount }: Price, then: S): Next<S> =>
  amount > 0 && game.book.listenersByMoment['when research-paid']
    ? call(researchPrice, { seat, amount }, then)
    : goto(then);

/** What is still to be paid of the price that is being lowered; undefined where none is. */
export function remainingPrice(game: Game): number | undefined {
  const price = game.enclosingData(researchPrice);
  return price && price.amount - (price.less ?? 0);
}

/** Whether anything has been taken off it. */
export const isPriceLowered = (game: Game): boolean => game.enclosingData(researchPrice)?.less !== undefined;

/** Takes so much off the price that is about to be paid. */
export function lowerPrice(game: Game, by: number): void {
  const price = game.enclosingData(researchPrice);
  if (price) price.less = Math.min(price.amount, (price.less ?? 0) + by);
}

export const researchPriceProcedures: Procedure<Game, never>[] = [researchPrice];
