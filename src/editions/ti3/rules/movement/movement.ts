import { chosenAmounts, type Answer, type AmountOption, type Spec } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatList } from '#text/sentences.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import type { UnitQuality } from '#ti3/rules/components/component.ts';
import { question, type Game } from '#ti3/rules/game.ts';
import { findLeader, leadersAboard } from '#ti3/rules/leaders/leader-locations.ts';
import { nameOf, nameOfPlanet, nameOfSystem, unitLabel } from '#ti3/rules/names.ts';
import { hasCapacity } from '#ti3/rules/units/capacity.ts';
import { likeUnitsKey } from '#ti3/rules/units/like-units.ts';
import { countByType, unitsInSystem, hasQuality } from '#ti3/rules/units/units.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti3/rules/terms.ts';
import { moveLossWarning } from './move-loss-warning.ts';
import { entryProblem, mayLeave, routesOf } from './routes.ts';
import { canCarry, cargoKey, type Cargo, type ShipGroup } from './transport.ts';

/** Key of like units in one place (`likeUnitsKey`). */
const groupKey = pairKey<string, string>('@');

/** Splits the leaders from a movement line: "carrier+carth@home" is "carrier@home" with "carth". */
export function splitLeadersFromLine(line: string): { alike: string; leaders: string[] } {
  const [what, place] = groupKey.parse(line);
  const [unit, ...leaders] = what.split('+');
  return { alike: groupKey.format(unit, place), leaders };
}

/** Tells whether a movement line stands for units that are or can be carried. */
export const isCargoLine = (line: string): boolean =>
  ['ground-force', 'mechanized-unit', 'shock-troop', 'pds', 'fighter'].includes(groupKey.parse(line)[0]);

export interface MoveTarget {
  /** Destination, or the two systems of a transfer. */
  systems: SystemId[];
}

/** Returns the systems from which a seat's units can move to a system. */
function sources(game: Game, { systems }: MoveTarget, to: SystemId): SystemId[] {
  return systems.length > 1
    ? systems.filter((one) => one !== to)
    : Object.keys(game.state.systems).filter((one) => one !== to);
}

const destination = ({ systems }: MoveTarget, unit: Unit): SystemId =>
  systems.length > 1 ? (systems.find((one) => one !== unit.system) ?? systems[0]) : systems[0];

/** Tells whether a unit can move to a system on its own. */
export function canMoveAlone(game: Game, seat: SeatId, unit: Unit, to: SystemId): boolean {
  if (
    unit.planet !== undefined ||
    unit.system === to ||
    !['ship', 'produces'].some((one) => hasQuality(game, one as UnitQuality, unit))
  )
    return false;
  return routesOf(game, seat, unit.type, unit.system, to, unit.id).length > 0;
}

/** Tells whether a unit is carried: ground forces, PDS and fighters do not move on their own (E3 6.2). */
const isCargo = (game: Game, unit: Unit): boolean =>
  hasQuality(game, 'ground-force', unit) || unit.type === 'pds' || hasQuality(game, 'fighter', unit);

const keyOfCargo = (game: Game, unit: Unit): string => cargoKey(unit.system, hasQuality(game, 'ground-force', unit));

/** Returns a seat's units that can take part: ships that move, and cargo that a ship can carry. */
function movable(game: Game, seat: SeatId, moving: MoveTarget): { ships: Unit[]; cargo: Unit[] } {
  const from = [...new Set(moving.systems.flatMap((to) => [...sources(game, moving, to), to]))];
  const mine = from
    .filter((system) => mayLeave(game, seat, system, moving.systems))
    .flatMap((system) => unitsInSystem(game, system).filter(({ owner }) => owner === seat));
  const ships = mine.filter((unit) => canMoveAlone(game, seat, unit, destination(moving, unit)));
  const carried = mine.filter((unit) => isCargo(game, unit) && !ships.includes(unit));
  const near = carried.filter((unit) => {
    const to = destination(moving, unit);
    if (unit.system === to)
      return (
        unit.planet !== undefined && canCarry(game, seat, staying(game, seat, to), to, { [keyOfCargo(game, unit)]: 1 })
      );
    const carriers = [
      ...starting(
        game,
        ships.filter((ship) => destination(moving, ship) === to),
      ),
      ...staying(game, seat, to),
    ];
    return canCarry(game, seat, carriers, to, { [keyOfCargo(game, unit)]: 1 });
  });
  return { ships, cargo: near };
}

/** Returns a seat's ships with capacity that are already in a system. */
const staying = (game: Game, seat: SeatId, system: SystemId): ShipGroup[] =>
  starting(
    game,
    unitsInSystem(game, system).filter(
      (unit) => unit.owner === seat && unit.planet === undefined && hasCapacity(game, seat, unit.type),
    ),
  );

function starting(game: Game, ships: readonly Unit[]): ShipGroup[] {
  const found: ShipGroup[] = [];
  for (const { id, type, system: from } of ships) {
    const led = leadersAboard(game, id).length > 0;
    const same = found.find((one) => one.type === type && one.from === from && one.unit === undefined);
    if (led) found.push({ type, from, count: 1, unit: id });
    else if (same) same.count += 1;
    else found.push({ type, from, count: 1 });
  }
  return found;
}

/** Returns the units that can move, grouped by key; empty if the destination cannot be entered. */
export function moveGroupsOf(game: Game, seat: SeatId, moving: MoveTarget): Map<string, Unit[]> {
  const groups = new Map<string, Unit[]>();
  if (barredFrom(game, seat, moving) !== undefined) return groups;
  const { ships, cargo } = movable(game, seat, moving);
  for (const unit of [...ships, ...cargo]) {
    const alike = groups.get(likeUnitsKey(game, unit));
    if (alike) alike.push(unit);
    else groups.set(likeUnitsKey(game, unit), [unit]);
  }
  return groups;
}

const barredFrom = (game: Game, seat: SeatId, { systems }: MoveTarget): string | undefined =>
  systems.length === 1 ? entryProblem(game, seat, systems[0]) : undefined;

function lines(game: Game, seat: SeatId, moving: MoveTarget): AmountOption[] {
  return [...moveGroupsOf(game, seat, moving)].map(([key, units]) => {
    const [unit] = units;
    const { id, type, damaged, planet, system } = unit;
    const aboard = leadersAboard(game, id).map((leader) => nameOf(game, leader.id));
    const place = planet === undefined ? nameOfSystem(game, system) : nameOfPlanet(game, planet);
    const what = `${unitLabel(game, type)}${damaged ? ' (damaged)' : ''}${aboard.length ? ` with ${formatList(aboard)}` : ''}`;
    const isThere = system === destination(moving, unit);
    const isAboard = planet === undefined && !hasQuality(game, 'ship', unit);
    return {
      key,
      label: isThere ? `${what} already on ${place}` : `${what} from ${place}`,
      ...(isThere ? { hint: 'your ships can pick it up' } : isAboard && { hint: 'in space' }),
      max: units.length,
      group: place,
    };
  });
}

/** Returns the units that an answer names. */
function named(game: Game, seat: SeatId, moving: MoveTarget, counts: Record<string, number>): Unit[] {
  const { ships, cargo } = movable(game, seat, moving);
  return Object.entries(counts).flatMap(([key, count]) =>
    [...ships, ...cargo].filter((unit) => likeUnitsKey(game, unit) === key).slice(0, count),
  );
}

/**
 * Returns what is wrong with a movement: its units cannot leave together, or the ships lack capacity where they pass
 * (E3 6.2).
 */
function problem(game: Game, seat: SeatId, moving: MoveTarget, counts: Record<string, number>): string | undefined {
  const units = named(game, seat, moving, counts);
  for (const to of moving.systems) {
    const coming = units.filter((unit) => destination(moving, unit) === to);
    const barred = modify(game, 'departure-barred', { seat, to, units: coming.map(({ id }) => id) }, undefined);
    if (barred !== undefined) return barred;
    const isCarried = (unit: Unit): boolean => isCargo(game, unit) && !canMoveAlone(game, seat, unit, to);
    const ships = coming.filter((unit) => !isCarried(unit));
    const aboard: Cargo = {};
    for (const unit of coming.filter(isCarried)) {
      const key = keyOfCargo(game, unit);
      aboard[key] = (aboard[key] ?? 0) + 1;
    }
    // Ships that stay keep carrying what they carry.
    const leaving = new Set(units.filter((unit) => unit.system === to && !isCargo(game, unit)).map(({ id }) => id));
    const there = unitsInSystem(game, to).filter(
      (unit) => unit.owner === seat && unit.planet === undefined && !leaving.has(unit.id),
    );
    const carriers = [
      ...starting(game, ships),
      ...starting(
        game,
        there.filter((unit) => hasCapacity(game, seat, unit.type)),
      ),
    ];
    if (!canCarry(game, seat, carriers, to, aboard))
      return carriers.length
        ? `The ships you chose cannot transport all these units to ${nameOfSystem(game, to)}. Each ship picks up units only on its own route, up to its capacity.`
        : `You chose no ship that can transport these units to ${nameOfSystem(game, to)}. Choose one with capacity that can pick them up.`;
  }
  return undefined;
}

/** Returns a notice for each leader who has just boarded a ship that does not move, and therefore stays (E3 20.2). */
const leftAboard = (game: Game, { systems }: MoveTarget, going: readonly UnitId[]): string[] =>
  Object.keys(
    game.framePath.map(({ data }) => (data as { boarded?: object }).boarded).find((one) => one) ?? {},
  ).flatMap((id) => {
    const ship = game.state.units[findLeader(game, id)?.ship ?? ''];
    if (!ship || systems.includes(ship.system) || going.includes(ship.id)) return [];
    return [`${nameOf(game, id)} stays: the ${unitLabel(game, ship.type)} they boarded does not move (E3 20.2).`];
  });

/** Returns a warning about leaders left behind and units lost by a movement; undefined if none. */
function lost(game: Game, seat: SeatId, moving: MoveTarget, counts: Record<string, number>): string | undefined {
  const coming = named(game, seat, moving, counts).map((unit) => [unit, destination(moving, unit)] as const);
  const staying = leftAboard(
    game,
    moving,
    coming.map(([{ id }]) => id),
  );
  const lost = coming.length ? moveLossWarning(game, seat, coming, moving.systems.length > 1) : undefined;
  return [...staying, ...(lost === undefined ? [] : [lost])].join(' ') || undefined;
}

/** Counts the ships that can move to a system on their own, by type; fighters travel as cargo. */
export const countShipsInReach = (game: Game, seat: SeatId, system: SystemId): Partial<Record<UnitType, number>> =>
  countByType(
    [...moveGroupsOf(game, seat, { systems: [system] })].flatMap(([key, units]) =>
      isCargoLine(key) ? [] : units.filter((unit) => unit.system !== system),
    ),
  );

export const moveShips = question<MoveTarget, Record<string, number>>()(
  'move-ships',
  (game, seat, moving): Spec => {
    const to = moving.systems.map((system) => nameOfSystem(game, system));
    const prompt =
      to.length > 1 ? `Which units do you move between ${to.join(' and ')}?` : `Which units do you move to ${to[0]}?`;
    const offered = lines(game, seat, moving);
    if (!offered.length)
      return { kind: 'none', reason: barredFrom(game, seat, moving) ?? 'None of your ships can move there.' };
    return {
      kind: 'allot',
      prompt,
      amounts: offered,
      proposed: {},
      emptyLabel: 'Move nothing',
    };
  },
  { title: 'move ships', forced: true, check: problem, regret: lost },
);

/** Moves the units of the answer, with one fact per origin and destination (E3 6.2). */
export function moveFromAnswer(game: Game, seat: SeatId, moving: MoveTarget, answer: Answer): void {
  const units = named(game, seat, moving, chosenAmounts(answer));
  const told = new Map<string, { from: SystemId; to: SystemId; units: Unit[] }>();
  for (const unit of units) {
    const [from, to] = [unit.system, destination(moving, unit)];
    const key = `${from} ${to}`;
    told.set(key, { from, to, units: [...(told.get(key)?.units ?? []), unit] });
  }
  const noted = modify(game, 'movement-noted', { seat }, false);
  for (const { to, units: moved } of told.values())
    for (const unit of moved) {
      unit.system = to;
      delete unit.planet;
      if (noted) unit.moved = true;
      if (hasQuality(game, 'produces', unit)) unit.movedIn = game.state.turn.number;
    }
  game.invalidateStep();
  for (const { from, to, units: moved } of told.values())
    game.addFact({ type: 'ships-moved', seat, from, towards: to, units: countByType(moved) });
}
