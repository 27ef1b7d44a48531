import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import type { SeatId, UnitType } from '#ti2/rules/terms.ts';

/** Price of a unit for a player; null if it cannot be bought (E2 5.4). */
export function unitPriceOf(game: Game, seat: SeatId, type: UnitType): number | null {
  const { cost } = game.book.units[type];
  return cost === null ? null : Math.max(0, modify(game, 'price', { seat, type }, cost));
}
