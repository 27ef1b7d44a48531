import type { Option } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';

export const strategyCardsOf = (game: Game, seat: SeatId): ComponentId[] =>
  Object.keys(seatOf(game, seat).strategyCards);

export const strategyCardOptions = (game: Game, seat: SeatId, group?: string): Option[] =>
  strategyCardsOf(game, seat).map((key) => ({
    key,
    label: game.book.components[key]?.name ?? key,
    ...(group !== undefined && { group }),
  }));

/** Swaps strategy cards between two seats. Trade goods taken with a card stay with the player who chose it. */
export function swapStrategyCards(
  game: Game,
  seat: SeatId,
  gives: ComponentId,
  from: SeatId,
  takes: ComponentId,
): void {
  const mine = seatOf(game, seat).strategyCards;
  const theirs = seatOf(game, from).strategyCards;
  if (!mine[gives] || !theirs[takes]) return;
  mine[takes] = theirs[takes];
  theirs[gives] = mine[gives];
  delete mine[gives];
  delete theirs[takes];
  game.addFact({ type: 'strategy-cards-swapped', seat, gives, takes, from });
}
