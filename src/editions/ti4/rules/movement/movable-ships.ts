import { cargoLineKey, shipLineKey } from './movement-line-keys.ts';
import { newGame, type Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { costsToActiveSystem, systemsOnRoute } from './movement-paths.ts';
import { moveMapAfter, moveMapOf, isHeldByToken, moverOf, type MoveMap, type Mover } from './move-map.ts';
import { explainUnreachable } from './unreachable-reason.ts';
import { groupBy, countBySystem, systemsOf } from './move-plan.ts';
import { splitByRoom } from '#ti4/rules/units/capacity.ts';
import type { SeatId, SystemId, Unit } from '#ti4/rules/state.ts';
import { planRoutes, type MoveBoost, type PlannedMove } from './route-planning.ts';
import { definitionOf, isTransportable, unitsAt } from '#ti4/rules/units/units.ts';

export interface Movement {
  seat: SeatId;
  /** The active system. */
  system: SystemId;
}

/** Ships of the same kind in one system. */
export interface ShipLine {
  key: string;
  from: SystemId;
  ships: Mover[];
  /** True if they can move; the reason why not is expensive and computed separately. */
  able: boolean;
  /** Reason why the ships may not leave; undefined if they may. */
  barred?: string;
  /** Systems in which the ships could pick units up. */
  passes: SystemId[];
}

/** Fighters or ground forces of the same kind in one place. */
export interface CargoLine {
  key: string;
  from: SystemId;
  units: Unit[];
  /** Reason why the units cannot be picked up; undefined if they can. */
  off?: string;
}

export interface Fleet {
  chart: MoveMap;
  /** Ships that may move before the others; `after` is the map once they have arrived. */
  vanguard: Mover[];
  after?: MoveMap;
  /** True if moving first improves the other ships' options. */
  opens: boolean;
  boosts: MoveBoost[];
  ships: ShipLine[];
  cargo: CargoLine[];
}

/** Collects every ship that has a move value, and all units the ships could transport. */
export function fleetFor(game: Game, { seat, system }: Movement): Fleet {
  const chart = moveMapOf(game, seat, system);
  const boosts = modify(game, 'move-boosts', { seat, system }, []);
  const bonus = boosts.reduce((sum, boost) => sum + boost.amount, 0);
  const voyagers = unitsAt(game, { owner: seat, space: true })
    .filter((unit) => definitionOf(game, unit).move !== undefined)
    .map((unit) => moverOf(game, unit, system));
  const vanguard = voyagers.filter(
    (ship) =>
      ship.unit.system !== system &&
      modify(game, 'moves-first', { seat, unit: ship.unit }, false) &&
      departureBarred(game, ship.unit, system) === undefined &&
      systemsOnRoute(chart, ship, bonus).length > 0,
  );
  const after = vanguard.length
    ? moveMapAfter(
        game,
        seat,
        system,
        vanguard.map(({ unit }) => unit),
      )
    : undefined;
  let opens = false;
  const ships = [...groupBy(voyagers, ({ unit }) => shipLineKey(game, unit))].map(([key, alike]): ShipLine => {
    const [first] = alike.sort((a, b) => b.move - a.move || b.capacity - a.capacity);
    const from = first.unit.system;
    const barred = departureBarred(game, first.unit, system);
    const before = barred === undefined ? systemsOnRoute(chart, first, bonus) : [];
    const later = barred === undefined && after && !vanguard.includes(first) ? systemsOnRoute(after, first, bonus) : [];
    if (
      after &&
      later.length &&
      (later.some((one) => !before.includes(one)) || costFrom(after, first, bonus) < costFrom(chart, first, bonus))
    )
      opens = true;
    const passes = [...new Set([...before, ...later])];
    return {
      key,
      from,
      ships: alike,
      able: barred === undefined && passes.length > 0,
      passes: first.capacity > 0 ? passes : [],
      ...(barred !== undefined && { barred }),
    };
  });
  const cargo = cargoWithin(game, { seat, system }, ships);
  // A ship already in the active system moves out and back (58.4e) only to pick units up.
  return {
    chart,
    vanguard,
    ...(after && { after }),
    opens,
    boosts,
    cargo,
    ships: ships.filter(
      (line) => line.from !== system || (cargo.some(({ off }) => off === undefined) && line.passes.length > 0),
    ),
  };
}

export const whyNot = ({ chart, boosts }: Fleet, { able, barred, ships: [first] }: ShipLine): string | undefined =>
  able ? undefined : (barred ?? explainUnreachable(chart, first, boosts));

const costFrom = (chart: MoveMap, { unit, move, rift }: Mover, bonus: number): number =>
  costsToActiveSystem(chart, unit, move + bonus + rift).get(unit.system) ?? Infinity;

/** Returns why a ship may not leave its system (58.4c, and components); undefined if it may. */
function departureBarred(game: Game, ship: Unit, active: SystemId): string | undefined {
  const { owner: seat, system: from } = ship;
  const own =
    from !== active && isHeldByToken(game, seat, from, ship)
      ? 'Ships cannot leave a system with your command token (58.4c).'
      : undefined;
  return modify(game, 'departure-barred', { seat, from, active }, own);
}

/** Returns the fighters and ground forces in the systems that these ships can pass, and why any cannot be picked up. */
function cargoWithin(game: Game, { seat, system }: Movement, ships: readonly ShipLine[]): CargoLine[] {
  const units = [...new Set(ships.flatMap(({ passes }) => passes))].flatMap((from) => {
    return unitsAt(game, { owner: seat, system: from }).filter(
      (unit) =>
        (isTransportable(game, unit) || (unit.type === 'fighter' && unit.planet === undefined)) &&
        (from !== system || unit.planet !== undefined),
    );
  });
  return [...groupBy(units, (unit) => cargoLineKey(game, unit))].map(([key, alike]) => {
    const from = alike[0].system;
    const held = ships.every(
      ({ passes, ships: [{ unit }] }) => !passes.includes(from) || isHeldByToken(game, seat, from, unit),
    );
    const off =
      from !== system && held ? 'Ships cannot pick up units in a system with your command token (95.3).' : undefined;
    return { key, from, units: alike, ...(off !== undefined && { off }) };
  });
}

/** The units that a seat could move into a system if it were active. */
export interface Reach {
  /** Ships, and fighters that move on their own; each could move alone. */
  ships: Unit[];
  /** Fighters and ground forces outside the system that some of the ships can pick up. */
  cargo: Unit[];
  /** Plans one movement of these ships with this cargo; undefined if they cannot all arrive. */
  plan: (ships: readonly Unit[], cargo: readonly Unit[]) => PlannedMove[] | undefined;
}

export function reachOf({ state, book }: Game, movement: Movement): Reach {
  const game = newGame({ ...state, turn: { ...state.turn, system: movement.system } }, book);
  const { chart, after, vanguard, boosts, ships, cargo } = fleetFor(game, movement);
  const voyagers = new Map(ships.flatMap((line) => line.ships.map((ship) => [ship.unit.id, ship] as const)));
  const behind = (ship: Mover): Mover => (after && !vanguard.includes(ship) ? { ...ship, chart: after } : ship);
  return {
    ships: ships
      .filter(({ able, from }) => able && from !== movement.system)
      .flatMap((line) => line.ships.map(({ unit }) => unit)),
    cargo: cargo.filter(({ off, from }) => off === undefined && from !== movement.system).flatMap(({ units }) => units),
    plan: (moving, carried) => {
      const together = moving.flatMap(({ id }) => voyagers.get(id) ?? []);
      const { heavy, light } = splitByRoom(game, carried, moving);
      const planFor = (fleet: readonly Mover[]) =>
        planRoutes(chart, fleet, countBySystem(heavy), boosts, [], systemsOf(light));
      return planFor(together) ?? (after && planFor(together.map(behind)));
    },
  };
}

/** Returns the seat's ships that could move into a system if it were active. */
export const reachableShips = (game: Game, movement: Movement): Unit[] => reachOf(game, movement).ships;
