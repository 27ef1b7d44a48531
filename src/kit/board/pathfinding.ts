/** Returns the neighbors of a place. */
export type Neighbors = (place: string) => readonly string[];

export interface CostSearch {
  near: Neighbors;
  /** Returns the cost of a step from a place to the next one on the path; never negative. */
  cost: (from: string, to: string) => number;
  /** Maximum cost of a path. */
  budget?: number;
  /** Tells whether a path may lead through a place. The two ends of a path need not be passable. */
  isPassable?: (place: string) => boolean;
}

/**
 * Computes the least cost from each place to one of the goals, for the places that can reach one (Bellman-Ford with a
 * queue). A goal itself costs nothing, or, with `around`, the cost of leaving it and coming back.
 */
export function shortestCosts(
  goals: readonly string[],
  { near, cost, budget = Infinity, isPassable }: CostSearch,
  around = false,
): Map<string, number> {
  const costs = new Map<string, number>(around ? [] : goals.map((goal) => [goal, 0]));
  const queue = goals.map((place) => ({ place, so: 0 }));
  for (const { place, so } of queue) {
    if (so > (costs.get(place) ?? Infinity)) continue;
    for (const from of near(place)) {
      const more = so + cost(from, place);
      if (more > budget || more >= (costs.get(from) ?? Infinity)) continue;
      costs.set(from, more);
      if (!isPassable || isPassable(from)) queue.push({ place: from, so: more });
    }
  }
  return costs;
}

/** Returns the number of steps from each place to the nearest of the given places. */
export const stepDistances = (places: readonly string[], near: Neighbors): Map<string, number> =>
  shortestCosts(places, { near, cost: () => 1 });

/** Returns the places between two, on all paths of at most `most` steps. */
export function placesBetween([from, to]: readonly [string, string], most: number, near: Neighbors): string[] {
  const back = stepDistances([to], near);
  return [...stepDistances([from], near)]
    .filter(([place, steps]) => place !== from && place !== to && steps + (back.get(place) ?? Infinity) <= most)
    .map(([place]) => place);
}

export interface ParetoSearch<W> {
  starts: readonly W[];
  /** Returns a path extended by each possible step, with the place that the step leads to. */
  extend: (way: W) => Iterable<readonly [place: string, way: W]>;
  /** Tells whether a path is complete at this place. */
  isArrived: (place: string, way: W) => boolean;
  /** Tells whether a path may continue from this place. */
  canContinue: (place: string, way: W) => boolean;
  /** Tells whether path `a` makes path `b` to the same place not worth listing; a path dominates itself. */
  dominates: (a: W, b: W) => boolean;
}

/**
 * Finds the Pareto front of paths: returns none that another one dominates. A path may pass a place twice if
 * `dominates` sees a gain in it; the search ends if `dominates` or `canContinue` allow finitely many paths to each
 * place. `known`: complete paths to begin with.
 */
export function searchParetoPaths<W>(
  { starts, extend, isArrived, canContinue, dominates }: ParetoSearch<W>,
  known: readonly W[] = [],
): W[] {
  const keep = (ways: W[], way: W): boolean => {
    if (ways.some((other) => dominates(other, way))) return false;
    for (const [i, other] of [...ways.entries()].reverse()) if (dominates(way, other)) ways.splice(i, 1);
    ways.push(way);
    return true;
  };
  const complete: W[] = [...known];
  const underWay = new Map<string, W[]>();
  const queue: W[] = [...starts];
  for (const way of queue) {
    for (const [place, on] of extend(way)) {
      if (isArrived(place, on)) keep(complete, on);
      if (!canContinue(place, on)) continue;
      const here = underWay.get(place) ?? [];
      underWay.set(place, here);
      if (keep(here, on)) queue.push(on);
    }
  }
  return complete;
}
