import type { SeatId } from '../rules/terms.ts';
import { agreementsOf } from '../rules/trade/breaking.ts';
import type { Mind } from './mind.ts';

/** What a seat gets by its agreements, whenever it gets it. */
export const tradeIncome = ({ game, seat }: Mind, of: SeatId = seat): number =>
  agreementsOf(game, of).reduce((sum, { seats, worth }) => sum + worth[seats.indexOf(of)], 0);
