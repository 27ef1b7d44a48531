import type { SeatId } from '#engine';

/** Returns the next id of a seat. Ids include the seat, so that branches of a fork never create the same one. */
export function newIdOf(
  { state }: { state: { numbered?: Record<string, number> } },
  mark: string,
  seat: SeatId,
): string {
  const counts = (state.numbered ??= {});
  counts[seat] = (counts[seat] ?? 0) + 1;
  return `${mark}${counts[seat]}.${seat}`;
}
