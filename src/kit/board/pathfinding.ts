/** What is next to a place. */
export type Neighbors = (place: string) => readonly string[];

export interface CostSearch {
  near: Neighbors;
  /** What the last step costs that leads from a place to the next one on the way; nothing is less than 0. */
  cost: (from: string, to: string) => number;
  /** The most a way may cost. */
  budget?: number;
  /** Whether a way may lead on through a place; its two ends are not asked about. */
  isPassable?: (place: string) => boolean;
}

/**
 * What it costs at least to come from each place to one of the goals, for the places from which that can be done. A goal itself
 * costs nothing, or, with `around`, what it takes to leave it and come back.
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

/** How many steps each place is away from the nearest of some. */
export const stepDistances = (places: readonly string[], near: Neighbors): Map<string, number> =>
  shortestCosts(places, { near, cost: () => 1 });

export interface ParetoSearch<W> {
  starts: readonly W[];
  /** The way with each next place, and where that has led to. */
  extend: (way: W) => Iterable<readonly [place: string, way: W]>;
  /** Whether a way is over where it has come to. */
  isArrived: (place: string, way: W) => boolean;
  /** Whether it may go on from there. */
  canContinue: (place: string, way: W) => boolean;
  /** Whether a way makes another that has come to the same place not worth listing; a way beats itself. */
  dominates: (a: W, b: W) => boolean;
}

/**
 * Ways worth taking: none is given that another beats. A place may be passed twice, where `beats` holds that something is
 * gained by it; the search ends where `beats` or `goesOn` allow finitely many ways to each place. `known`: ways that are there from the first.
 */
export function searchParetoPaths<W>(
  { starts, extend, isArrived, canContinue, dominates }: ParetoSearch<W>,
  known: readonly W[] = [],
): W[] {
  const keep = (ways: W[], way: W): boolean => {
    if (ways.some((other) => dominates(other, way))) return false;
    for (let i = ways.length - 1; i >= 0; i--) if (dominates(way, ways[i])) ways.splice(i, 1);
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
