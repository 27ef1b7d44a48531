import type { AmountOption, Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { splitByRoom } from '#ti4/rules/units/capacity.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { shipLineKey } from './movement-line-keys.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { routeKey, type Route } from './movement-paths.ts';
import { moveMapAfter, moveMapOf, moverOf, type MoveMap, type Mover } from './move-map.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planRoutes, routesOfShips, type MoveBoost, type MoveOrders, type PlannedMove } from './route-planning.ts';

/** A declared move (58.6), with the later answers about routes and cargo. */
export interface DeclaredMove {
  seat: SeatId;
  /** The active system. */
  system: SystemId;
  ships: UnitId[];
  cargo: UnitId[];
  /** True if ships that may move before the others do so. */
  first?: boolean;
  /** Number of ships by ship line and route. */
  ways?: Record<string, number>;
  /** Cargo counts of the ships that may be lost. */
  lading?: Record<string, number>;
}

export function groupBy<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

export const countBySystem = (units: readonly Unit[]): Record<SystemId, number> => {
  const counts: Record<SystemId, number> = {};
  for (const unit of units) counts[unit.system] = (counts[unit.system] ?? 0) + 1;
  return counts;
};

/** The map, ships, cargo and routes from which a move is planned. */
export interface MoveContext {
  game: Game;
  map: MoveMap;
  boosts: MoveBoost[];
  ships: Mover[];
  firstMovers: Mover[];
  cargo: Unit[];
  /** Cargo that uses no capacity. */
  weightlessCargo: Unit[];
  /** Units to pick up, by system; `routes` lists every useful route of each ship. */
  wanted: Record<SystemId, number>;
  routes: Route[][];
}

const alive = (game: Game, ids: readonly UnitId[]): Unit[] =>
  ids.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);

export function moveContextOf(
  game: Game,
  { seat, system, ships: ids, cargo: carried, first }: DeclaredMove,
): MoveContext {
  const chart = moveMapOf(game, seat, system);
  const boosts = modify(game, 'move-boosts', { seat, system }, []);
  const units = alive(game, ids);
  const ahead = first ? units.filter((unit) => modify(game, 'moves-first', { seat, unit }, false)) : [];
  const after = ahead.length ? moveMapAfter(game, seat, system, ahead) : undefined;
  const ships = units.map((unit): Mover => ({
    ...moverOf(game, unit, system),
    ...(after && !ahead.includes(unit) && { chart: after }),
  }));
  const { heavy: cargo, light } = splitByRoom(game, alive(game, carried), units);
  const wanted = countBySystem(cargo);
  return {
    game,
    map: chart,
    boosts,
    ships,
    firstMovers: ships.filter(({ unit }) => ahead.includes(unit)),
    cargo,
    weightlessCargo: light,
    wanted,
    routes: routesOfShips(chart, ships, wanted, boosts, systemsOf(light)),
  };
}

export const systemsOf = (units: readonly Unit[]): SystemId[] => [...new Set(units.map(({ system }) => system))];

export const planMoves = (
  { map, ships, weightlessCargo, wanted, boosts, routes }: MoveContext,
  orders: readonly (MoveOrders | undefined)[] = [],
): PlannedMove[] | undefined => planRoutes(map, ships, wanted, boosts, orders, systemsOf(weightlessCargo), routes);

/** Tells whether any ship could leave a gravity rift on its route. */
export const canMeetGravityRift = ({ routes }: MoveContext): boolean =>
  routes.some((list) => list.some(({ rolls }) => rolls.length > 0));

/** Returns a copy of the orders with the one at index `at` set. */
export const withOrder = <T>(at: number, order: T, others: readonly (T | undefined)[] = []): (T | undefined)[] => {
  const orders = [...others];
  orders[at] = order;
  return orders;
};

/** Returns a function that gives ships of one system and kind the same key. */
export const shipGroupKey =
  (game: Game) =>
  ({ unit }: Mover): string =>
    shipLineKey(game, unit);

const NO_RIFT_ROUTE = 'clear';
const wayKey = pairKey<string, string>(':');
const lineOfWay = (game: Game, ship: Mover, way: string): string =>
  wayKey.format(shipGroupKey(game)(ship), way || NO_RIFT_ROUTE);

/**
 * Returns, for each group of the same kind of ship in one system, its possible routes by gravity rifts; omits groups
 * with only one.
 */
function waysOpen(waters: MoveContext, proposed: readonly PlannedMove[]): { alike: Mover[]; ways: Route[] }[] {
  const { game, ships, routes } = waters;
  return [...groupBy(ships, shipGroupKey(game)).values()]
    .map((alike) => {
      const at = ships.indexOf(alike[0]);
      const ways = [...groupBy(routes[at], routeKey).values()]
        .map(([route]) => route)
        .sort((a, b) => a.rolls.length - b.rolls.length);
      const known = new Set(alike.map((ship) => routeKey(proposed[ships.indexOf(ship)])));
      return {
        alike,
        ways:
          ways.length < 2
            ? []
            : ways.filter(
                (route) => known.has(routeKey(route)) || planMoves(waters, withOrder(at, { route: routeKey(route) })),
              ),
      };
    })
    .filter(({ ways }) => ways.length > 1);
}

export function ordersFromAnswer(
  { game, ships }: MoveContext,
  ways: Readonly<Record<string, number>> | undefined,
): (MoveOrders | undefined)[] {
  const left = { ...ways };
  return ships.map((ship) => {
    const key = Object.keys(left).find((one) => wayKey.parse(one)[0] === shipGroupKey(game)(ship) && left[one] > 0);
    if (key === undefined) return undefined;
    left[key] -= 1;
    const [, way] = wayKey.parse(key);
    return { route: way === NO_RIFT_ROUTE ? '' : way };
  });
}

const through = (game: Game, { rolls }: Route): string =>
  rolls.length
    ? `through ${rolls.map((system) => nameOfSystem(game, system)).join(', then ')}`
    : 'around all gravity rifts';

/** Asks which ships leave which gravity rifts, where they have more than one route (41, 101). */
export const pathOfShips = question<DeclaredMove, Record<string, number>>()(
  'path-of-ships',
  (game, _seat, sailing): Spec => {
    const waters = moveContextOf(game, sailing);
    const proposed = canMeetGravityRift(waters) ? planMoves(waters) : undefined;
    const open = proposed ? waysOpen(waters, proposed) : [];
    if (!open.length || !proposed) return { kind: 'none', reason: 'There is only one route.' };
    const start: Record<string, number> = {};
    for (const ship of open.flatMap(({ alike }) => alike)) {
      const key = lineOfWay(game, ship, routeKey(proposed[waters.ships.indexOf(ship)]));
      start[key] = (start[key] ?? 0) + 1;
    }
    const called = (ship: Mover): string =>
      `${lineLabel(game, ship.unit)} from ${nameOfSystem(game, ship.unit.system)}`;
    return {
      kind: 'allot',
      prompt:
        'Which route do your ships take? A ship that leaves a gravity rift is removed with its cargo on a roll of 1 to 3.',
      amounts: open.flatMap(({ alike, ways }) =>
        ways.map((route): AmountOption => ({
          key: lineOfWay(game, alike[0], routeKey(route)),
          label: `${lineLabel(game, alike[0].unit)}, ${through(game, route)}`,
          group: nameOfSystem(game, alike[0].unit.system),
          max: alike.length,
          hint: route.rolls.length
            ? `${route.rolls.length} ${route.rolls.length === 1 ? 'roll' : 'rolls'}`
            : 'no rolls',
          weights: { [called(alike[0])]: 1 },
        })),
      ),
      limits: open.map(({ alike }) => ({
        measure: called(alike[0]),
        atLeast: alike.length,
        atMost: alike.length,
        message: `${called(alike[0])}: choose ${alike.length === 1 ? '1 route' : `${alike.length} routes`}; you chose {sum}.`,
      })),
      proposed: start,
    };
  },
  {
    title: 'choose routes past gravity rifts',
    check: (game, _seat, sailing, answer) => {
      const waters = moveContextOf(game, sailing);
      return planMoves(waters, ordersFromAnswer(waters, answer))
        ? undefined
        : 'By these routes, your ships cannot all arrive with their cargo.';
    },
  },
);
