import type { Game } from './component.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** The next id of a seat's own: what is given on one branch of a fork is no other's. */
export function newIdOf({ state }: Game, mark: string, seat: SeatId): string {
  const all = (state.numbered ??= {});
  all[seat] = (all[seat] ?? 0) + 1;
  return `${mark}${all[seat]}.${seat}`;
}
