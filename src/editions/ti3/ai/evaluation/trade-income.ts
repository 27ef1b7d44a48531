import type { SeatId } from '#ti3/rules/terms.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import type { AiContext } from '#ti3/ai/ai-context.ts';

/** Returns a seat's total income from trade agreements, regardless of when it is paid. */
export const tradeIncome = ({ game, seat }: AiContext, of: SeatId = seat): number =>
  agreementsOf(game, of).reduce((sum, { seats, worth }) => sum + worth[seats.indexOf(of)], 0);
