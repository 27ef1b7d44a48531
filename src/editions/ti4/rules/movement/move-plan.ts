import type { Line, Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { byRoom } from '#ti4/rules/units/capacity.ts';
import { lineLabel } from '#ti4/rules/units/unit-marks.ts';
import { keyOfShip } from './move-lines.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { chartAfter, chartOf, voyagerOf, wayOf, type Chart, type Route, type Voyager } from './movement-paths.ts';
import { nameOfSystem } from '#ti4/rules/names.ts';
import type { SeatId, SystemId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planVoyages, routesFor, type Boost, type Orders, type Voyage } from './route-planning.ts';

/** What has been declared (58.6), and what has been said since about how it is done. */
export interface Sailing {
  seat: SeatId;
  /** The active system. */
  system: SystemId;
  ships: UnitId[];
  cargo: UnitId[];
  /** Ships that may do so move before the others. */
  first?: boolean;
  /** How many of which ships take which way. */
  ways?: Record<string, number>;
  /** What goes aboard the ships that may be lost. */
  lading?: Record<string, number>;
}

export function grouped<T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(key(item), [...(groups.get(key(item)) ?? []), item]);
  return groups;
}

export const perSystem = (units: readonly Unit[]): Record<SystemId, number> => {
  const counts: Record<SystemId, number> = {};
  for (const unit of units) counts[unit.system] = (counts[unit.system] ?? 0) + 1;
  return counts;
};

/** What the ways of the ships are looked for in. */
export interface Waters {
  game: Game;
  chart: Chart;
  boosts: Boost[];
  ships: Voyager[];
  vanguard: Voyager[];
  cargo: Unit[];
  /** Cargo that takes no room. */
  light: Unit[];
  /** What is picked up in which system, and every way of each ship to do so. */
  wanted: Record<SystemId, number>;
  routes: Route[][];
}

const alive = (game: Game, ids: readonly UnitId[]): Unit[] =>
  ids.map((id) => game.state.units[id]).filter((unit): unit is Unit => unit !== undefined);

export function watersOf(game: Game, { seat, system, ships: ids, cargo: carried, first }: Sailing): Waters {
  const chart = chartOf(game, seat, system);
  const boosts = modify(game, 'move-boosts', { seat, system }, []);
  const units = alive(game, ids);
  const ahead = first ? units.filter((unit) => modify(game, 'moves-first', { seat, unit }, false)) : [];
  const after = ahead.length ? chartAfter(game, seat, system, ahead) : undefined;
  const ships = units.map((unit): Voyager => ({
    ...voyagerOf(game, unit, system),
    ...(after && !ahead.includes(unit) && { chart: after }),
  }));
  const { heavy: cargo, light } = byRoom(game, alive(game, carried), units);
  const wanted = perSystem(cargo);
  return {
    game,
    chart,
    boosts,
    ships,
    vanguard: ships.filter(({ unit }) => ahead.includes(unit)),
    cargo,
    light,
    wanted,
    routes: routesFor(chart, ships, wanted, boosts, systemsOf(light)),
  };
}

export const systemsOf = (units: readonly Unit[]): SystemId[] => [...new Set(units.map(({ system }) => system))];

export const plan = (
  { chart, ships, light, wanted, boosts, routes }: Waters,
  orders: readonly (Orders | undefined)[] = [],
): Voyage[] | undefined => planVoyages(chart, ships, wanted, boosts, orders, systemsOf(light), routes);

/** Whether any ship could leave a gravity rift on its way. */
export const nearRifts = ({ routes }: Waters): boolean =>
  routes.some((list) => list.some(({ rolls }) => rolls.length > 0));

/** Orders for some of the ships, by their place. */
export const only = <T>(at: number, order: T, others: readonly (T | undefined)[] = []): (T | undefined)[] => {
  const orders = [...others];
  orders[at] = order;
  return orders;
};

/** Names the line of each ship: alike ships of one system have the same. */
export const squadron =
  (game: Game) =>
  ({ unit }: Voyager): string =>
    keyOfShip(game, unit);

const CLEAR = 'clear';
const wayKey = pairKey<string, string>(':');
const lineOfWay = (game: Game, ship: Voyager, way: string): string => wayKey.of(squadron(game)(ship), way || CLEAR);

/** For alike ships of one system, the ways by which gravity rifts they can take, where there is more than one. */
function waysOpen(waters: Waters, proposed: readonly Voyage[]): { alike: Voyager[]; ways: Route[] }[] {
  const { game, ships, routes } = waters;
  return [...grouped(ships, squadron(game)).values()]
    .map((alike) => {
      const at = ships.indexOf(alike[0]);
      const ways = [...grouped(routes[at], wayOf).values()]
        .map(([route]) => route)
        .sort((a, b) => a.rolls.length - b.rolls.length);
      const known = new Set(alike.map((ship) => wayOf(proposed[ships.indexOf(ship)])));
      return {
        alike,
        ways:
          ways.length < 2
            ? []
            : ways.filter((route) => known.has(wayOf(route)) || plan(waters, only(at, { way: wayOf(route) }))),
      };
    })
    .filter(({ ways }) => ways.length > 1);
}

export function ordersFrom(
  { game, ships }: Waters,
  ways: Readonly<Record<string, number>> | undefined,
): (Orders | undefined)[] {
  const left = { ...ways };
  return ships.map((ship) => {
    const key = Object.keys(left).find((one) => wayKey.read(one)[0] === squadron(game)(ship) && left[one] > 0);
    if (key === undefined) return undefined;
    left[key] -= 1;
    const [, way] = wayKey.read(key);
    return { way: way === CLEAR ? '' : way };
  });
}

const through = (game: Game, { rolls }: Route): string =>
  rolls.length
    ? `through ${rolls.map((system) => nameOfSystem(game, system)).join(', then ')}`
    : 'around every gravity rift';

/** Which ships leave which gravity rifts on their way, where they could do otherwise (41, 101). */
export const pathOfShips = question<Sailing, Record<string, number>>()(
  'path-of-ships',
  (game, _seat, sailing): Spec => {
    const waters = watersOf(game, sailing);
    const proposed = nearRifts(waters) ? plan(waters) : undefined;
    const open = proposed ? waysOpen(waters, proposed) : [];
    if (!open.length || !proposed) return { kind: 'none', reason: 'There is one way only.' };
    const start: Record<string, number> = {};
    for (const ship of open.flatMap(({ alike }) => alike)) {
      const key = lineOfWay(game, ship, wayOf(proposed[waters.ships.indexOf(ship)]));
      start[key] = (start[key] ?? 0) + 1;
    }
    const called = (ship: Voyager): string =>
      `${lineLabel(game, ship.unit)} from ${nameOfSystem(game, ship.unit.system)}`;
    return {
      kind: 'allot',
      prompt:
        'Which way do your ships go? A ship that leaves a gravity rift is lost on a roll of 1 to 3, with what it carries.',
      lines: open.flatMap(({ alike, ways }) =>
        ways.map((route): Line => ({
          key: lineOfWay(game, alike[0], wayOf(route)),
          label: `${lineLabel(game, alike[0].unit)}, ${through(game, route)}`,
          group: nameOfSystem(game, alike[0].unit.system),
          max: alike.length,
          hint: route.rolls.length ? `${route.rolls.length} ${route.rolls.length === 1 ? 'die' : 'dice'}` : 'no die',
          worth: { [called(alike[0])]: 1 },
        })),
      ),
      limits: open.map(({ alike }) => ({
        measure: called(alike[0]),
        atLeast: alike.length,
        atMost: alike.length,
        say: `${called(alike[0])}: ${alike.length === 1 ? 'one way' : `ways for ${alike.length}`}; that is {sum}.`,
      })),
      start,
    };
  },
  {
    title: 'choose the way of the ships past gravity rifts',
    check: (game, _seat, sailing, answer) => {
      const waters = watersOf(game, sailing);
      return plan(waters, ordersFrom(waters, answer))
        ? undefined
        : 'Not all of them get there that way, with everything they are to carry.';
    },
  },
);
