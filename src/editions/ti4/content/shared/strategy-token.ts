import type { Game } from '../../rules/game.ts';
import { seatOf } from '../../rules/seats.ts';
import type { SeatId } from '../../rules/state.ts';

/** Why an ability that costs a token from the strategy pool cannot be used; undefined when it can. */
export const noStrategyToken = (game: Game, seat: SeatId): string | undefined =>
  seatOf(game, seat).tokens.strategy > 0 ? undefined : 'You have no command token in your strategy pool.';

/** Returns a token from the strategy pool to the reinforcements. */
export function spendStrategyToken(game: Game, seat: SeatId): void {
  seatOf(game, seat).tokens.strategy -= 1;
  game.fact({ type: 'tokens-spent', seat, pools: { strategy: 1 } });
}
