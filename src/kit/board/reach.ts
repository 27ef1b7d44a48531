/** Moves from each system to one of them, and the viewer's ships that can move there. */
export interface ReachView {
  /** "Lodor (209)". */
  place: string;
  /** Minimum number of moves to the target from each system, 0 from itself; systems without a route are missing. */
  moves: Record<string, number>;
  /** Sentence on why ships cannot move there. */
  barred?: string;
  /** The viewer's ships that can move there, by their systems and the names of these; undefined for a spectator. */
  ships?: { system: string; from: string; units: string }[];
}

/** Returns the least number of moves from each system in any of these searches. */
export function leastMoves(searches: readonly ReadonlyMap<string, number>[], goal: string): Record<string, number> {
  const least: Record<string, number> = { [goal]: 0 };
  for (const found of searches)
    for (const [system, moves] of found) if (moves < (least[system] ?? Infinity)) least[system] = moves;
  return least;
}

/** Returns one ship of each type. */
export const oneOfEachType = <U extends { type: string }>(ships: readonly U[]): U[] => [
  ...new Map(ships.map((ship) => [ship.type, ship])).values(),
];
