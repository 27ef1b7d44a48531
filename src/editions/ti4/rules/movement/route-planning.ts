import { bestRoutes, routeKey, type Route } from './movement-paths.ts';
import { type MoveMap, type Mover } from './move-map.ts';
import type { ComponentId, SystemId } from '#ti4/rules/state.ts';

/** A bonus to the move value of one moving ship. */
export interface MoveBoost {
  component: ComponentId;
  amount: number;
}

/** The route of one ship to the active system, and the number of units it picks up in each system (95.1). */
export interface PlannedMove {
  path: SystemId[];
  /** Gravity rifts that the ship rolls for. */
  rolls: SystemId[];
  boosts: MoveBoost[];
  load: Record<SystemId, number>;
  /** Systems where the ship picks up units that use no capacity. */
  light: SystemId[];
}

/** Constraints on one ship's plan. */
export interface MoveOrders {
  /** Key of the gravity rifts that the route leaves, see `routeKey`. */
  route?: string;
  /** Number of units it picks up in these systems; in others, as many as possible. */
  load?: Readonly<Record<SystemId, number>>;
}

/** Weights of a plan's cost: fewest gravity rift dice first, then fewest units at stake in them, boosts and steps. */
const ROUTE_COST_WEIGHTS = { die: 10_000, atStake: 100, boost: 10 };

/** A plan for the first ships in loading order, linked back ship by ship. */
interface Draft {
  left: number[];
  used: number;
  cost: number;
  before?: Draft;
  route?: Route;
  boosts: number;
  load: number[];
}

/** Returns the routes of each ship to where it can pick up some of the cargo, in the order of the ships. */
export function routesOfShips(
  chart: MoveMap,
  ships: readonly Mover[],
  cargo: Readonly<Record<SystemId, number>>,
  boosts: readonly MoveBoost[],
  light: readonly SystemId[] = [],
): Route[][] {
  const bonus = boosts.reduce((sum, boost) => sum + boost.amount, 0);
  const known = new Map<string, Route[]>();
  return ships.map((ship) => {
    const key = [ship.unit.type, ship.unit.system, ship.move, ship.capacity > 0, ship.chart !== undefined].join(' ');
    const found =
      known.get(key) ?? bestRoutes(ship.chart ?? chart, ship, ship.capacity > 0 ? wantedIn(cargo, light) : [], bonus);
    known.set(key, found);
    return found;
  });
}

const wantedIn = (cargo: Readonly<Record<SystemId, number>>, light: readonly SystemId[]): SystemId[] => [
  ...new Set([...Object.keys(cargo).filter((system) => cargo[system] > 0), ...light]),
];

/**
 * Plans a route for every ship so that together they pick up all cargo (unit counts by system) and use no boost twice.
 * The result and `orders` follow the order of the ships; undefined if there is no plan. `light`: systems where any ship
 * with capacity, even a full one, picks up units that use no capacity.
 */
export function planRoutes(
  chart: MoveMap,
  ships: readonly Mover[],
  cargo: Readonly<Record<SystemId, number>>,
  boosts: readonly MoveBoost[],
  orders: readonly (MoveOrders | undefined)[] = [],
  light: readonly SystemId[] = [],
  found: readonly Route[][] = routesOfShips(chart, ships, cargo, boosts, light),
): PlannedMove[] | undefined {
  const wanted = wantedIn(cargo, light);
  const routes = found.map((list, i) =>
    list.filter((route) => orders[i]?.route === undefined || orders[i].route === routeKey(route)),
  );
  if (routes.some((list) => !list.length)) return undefined;
  const order = loadingOrder(routes, orders);
  // Units left in each system, followed by a flag for each system with units left that use no capacity.
  const most = [
    ...wanted.map((system) => cargo[system] ?? 0),
    ...wanted.map((system) => (light.includes(system) ? 1 : 0)),
  ];
  let drafts: Draft[] = [{ left: most, used: 0, cost: 0, boosts: 0, load: [] }];
  // Encodes the units left in every system as one number, above the bits of the boosts.
  const place = (left: readonly number[]): number =>
    left.reduce((sum, count, at) => sum * (most[at] + 1) + count, 0) << boosts.length;
  for (const i of order) {
    const ways = routes[i].map((route) => ({ route, masks: boostsFor(route.cost - ships[i].move, boosts) }));
    const fixed = wanted.map((system) => orders[i]?.load?.[system]);
    drafts = withOneMore(drafts, ways, { capacity: ships[i].capacity, fixed }, place);
  }
  const plan = drafts
    .filter((draft) => draft.left.every((count) => count === 0))
    .sort((a, b) => a.cost - b.cost)
    .at(0);
  return plan && voyagesOf(plan, order, wanted, boosts);
}

/**
 * Returns the order of loading: ships with ordered loads first, then those with the safest routes, so that only the
 * rest goes through rifts.
 */
function loadingOrder(routes: readonly Route[][], orders: readonly (MoveOrders | undefined)[]): number[] {
  const dice = (i: number) => (orders[i]?.load ? -1 : Math.min(...routes[i].map(({ rolls }) => rolls.length)));
  return routes.map((_, i) => i).sort((a, b) => dice(a) - dice(b));
}

/** A route, and the alternative sets of boosts it could use, as bit sets. */
interface Way {
  route: Route;
  masks: number[];
}

/** The capacity of one ship, and the exact number of units it takes from certain systems. */
interface Hold {
  capacity: number;
  fixed: readonly (number | undefined)[];
}

/** Adds one ship to the drafts; among drafts with the same units left and the same boosts used, keeps the cheapest. */
function withOneMore(
  drafts: readonly Draft[],
  ways: readonly Way[],
  { capacity, fixed }: Hold,
  place: (left: readonly number[]) => number,
): Draft[] {
  const best = new Map<number, Draft>();
  for (const before of drafts) {
    for (const { route, masks } of ways) {
      const open = masks.filter((mask) => !(mask & before.used));
      if (!open.length) continue;
      for (const load of loads(before.left, route.passes, capacity, fixed))
        keepCheapest(best, { before, route, load }, open, place);
    }
  }
  return [...best.values()];
}

/**
 * Records a ship's route and load for every set of boosts it could use, unless a cheaper draft reaches the same state.
 */
function keepCheapest(
  best: Map<number, Draft>,
  { before, route, load }: { before: Draft; route: Route; load: number[] },
  masks: readonly number[],
  place: (left: readonly number[]) => number,
): void {
  const left = before.left.map((count, at) => count - load[at]);
  const aboard = load.reduce((sum, count) => sum + count, 0);
  const cost =
    before.cost +
    route.rolls.length * (ROUTE_COST_WEIGHTS.die + aboard * ROUTE_COST_WEIGHTS.atStake) +
    route.path.length;
  const at = place(left);
  for (const mask of masks) {
    const used = before.used | mask;
    const all = cost + (mask ? ROUTE_COST_WEIGHTS.boost : 0);
    if (all < (best.get(at + used)?.cost ?? Infinity))
      best.set(at + used, { left, used, cost: all, before, route, boosts: mask, load });
  }
}

/** Reads each ship's plan back, from the last ship to the first. */
function voyagesOf(
  plan: Draft,
  order: readonly number[],
  wanted: readonly SystemId[],
  boosts: readonly MoveBoost[],
): PlannedMove[] {
  const voyages: PlannedMove[] = [];
  let last: Draft | undefined = plan;
  for (const i of order.toReversed()) {
    if (!last?.route) break;
    const { route, boosts: mask, load, before }: Draft = last;
    voyages[i] = {
      path: route.path,
      rolls: route.rolls,
      boosts: boosts.filter((_boost, at) => mask & (1 << at)),
      load: Object.fromEntries(wanted.map((system, at) => [system, load[at]])),
      light: wanted.filter((_system, at) => load[wanted.length + at] > 0),
    };
    last = before;
  }
  return voyages;
}

/** Returns the minimal sets of boosts, as bit sets, that cover a lack of movement. */
function boostsFor(lacking: number, boosts: readonly MoveBoost[]): number[] {
  if (lacking <= 0) return [0];
  const sum = (mask: number) => boosts.reduce((total, boost, at) => total + (mask & (1 << at) ? boost.amount : 0), 0);
  const enough: number[] = [];
  for (let mask = 1; mask < 1 << boosts.length; mask++) {
    if (sum(mask) >= lacking && !enough.some((other) => (mask & other) === other)) enough.push(mask);
  }
  return enough;
}

/**
 * Returns every way to fill a ship as far as possible from the systems it passes, given the fixed counts. Units that
 * use no capacity are added.
 */
function loads(
  left: readonly number[],
  passes: number,
  capacity: number,
  fixed: readonly (number | undefined)[],
): number[][] {
  const besides = left.slice(fixed.length).map((count, at) => (capacity > 0 && passes & (1 << at) ? count : 0));
  return loadsOf(left.slice(0, fixed.length), passes, capacity, fixed).map((load) => [...load, ...besides]);
}

function loadsOf(
  left: readonly number[],
  passes: number,
  capacity: number,
  fixed: readonly (number | undefined)[],
): number[][] {
  if (!capacity && !fixed.some((count) => count)) return [left.map(() => 0)];
  const within = left.map((count, at) => fixed[at] ?? (passes & (1 << at) ? count : 0));
  if (fixed.some((count, at) => count !== undefined && count > (passes & (1 << at) ? left[at] : 0))) return [];
  if (fixed.reduce<number>((sum, count) => sum + (count ?? 0), 0) > capacity) return [];
  const least = (at: number): number => fixed[at] ?? 0;
  const fill = Math.min(
    capacity,
    within.reduce((sum, count) => sum + count, 0),
  );
  let partial: { load: number[]; sum: number }[] = [{ load: [], sum: 0 }];
  for (let at = 0; at < within.length; at++) {
    const rest = within.slice(at + 1).reduce((sum, count) => sum + count, 0);
    const due = within.slice(at + 1).reduce((sum, _count, i) => sum + least(at + 1 + i), 0);
    partial = partial.flatMap(({ load, sum }) => {
      const next: { load: number[]; sum: number }[] = [];
      for (let count = Math.max(least(at), fill - sum - rest); count <= Math.min(within[at], fill - sum - due); count++)
        next.push({ load: [...load, count], sum: sum + count });
      return next;
    });
  }
  return partial.map(({ load }) => load);
}
