import type { Game } from './component.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

/** Returns the next id with the seat in it, so that parallel branches of a fork never produce the same id. */
export function newIdOf({ state }: Game, mark: string, seat: SeatId): string {
  const all = (state.numbered ??= {});
  all[seat] = (all[seat] ?? 0) + 1;
  return `${mark}${all[seat]}.${seat}`;
}
