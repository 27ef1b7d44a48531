import type { AmountOption } from '#engine';
import { groupUnits } from '#kit/board/units.ts';
import { formatCount, formatList } from '#text/sentences.ts';
import {
  landUnitsAboard,
  countByType,
  hasQuality,
  shipsIn,
  remainingCapacity,
  unitsOnPlanet,
} from '#ti2/rules/units/units.ts';
import type { Game } from '#ti2/rules/game.ts';
import { leadersAboard } from '#ti2/rules/leaders/leader-locations.ts';
import { nameOfLeader, formatUnitCounts, unitLabel, unitNouns } from '#ti2/rules/names.ts';
import type { Unit } from '#ti2/rules/state.ts';
import type { PlanetId, SeatId, SystemId, UnitType } from '#ti2/rules/terms.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// Loading of ships. Each land unit is in one ship and shares its fate; fighters belong to no particular ship.

/** Identifies what is aboard a ship: "+2ground-force+carth"; empty for a ship without cargo and leaders. */
export function loadKeyOf(game: Game, ship: Unit): string {
  const cargo = Object.entries(countByType(landUnitsAboard(game, ship))).map(([type, count]) => `+${count}${type}`);
  const led = game.state.leaders ? leadersAboard(game, ship).map(({ id }) => `+${id}`) : [];
  return `${cargo.sort().join('')}${led.join('')}`;
}

/** Groups alike ships by type, movement used and load: "carrier", "cruiser.1", "carrier+2ground-force". */
export const shipGroupKey = (game: Game, ship: Unit): string =>
  `${ship.type}${ship.voyage?.steps ? `.${ship.voyage.steps}` : ''}${loadKeyOf(game, ship)}`;

export const groupAlikeShips = (game: Game, ships: readonly Unit[]): Map<string, Unit[]> =>
  groupUnits(ships, (ship) => shipGroupKey(game, ship));

const leadersTold = (game: Game, ship: Unit): string[] =>
  game.state.leaders ? leadersAboard(game, ship).map((leader) => nameOfLeader(game, leader, ship.owner)) : [];

/** Describes a ship and its leaders: "carrier with Carth". */
export function shipWithLeaders(game: Game, ship: Unit): string {
  const led = leadersTold(game, ship);
  return `${unitNouns(game, ship.type)[0]}${led.length ? ` with ${formatList(led)}` : ''}`;
}

/** Formats what is aboard a ship: " with 2 ground forces and Carth"; empty for a ship without cargo and leaders. */
export function formatLoad(game: Game, ship: Unit): string {
  const cargo = landUnitsAboard(game, ship);
  const aboard = [...(cargo.length ? [formatUnitCounts(game, countByType(cargo))] : []), ...leadersTold(game, ship)];
  return aboard.length ? ` with ${formatList(aboard)}` : '';
}

/** One option per group of alike ships. */
export const shipLines = (game: Game, ships: readonly Unit[]): AmountOption[] =>
  [...groupAlikeShips(game, ships)].map(([key, group]) => {
    const [first] = group;
    const done = first.voyage?.steps ? `has moved ${formatCount(first.voyage.steps, 'system')}` : '';
    const hint = [formatLoad(game, first).trim(), done].filter(Boolean).join(', ');
    return { key, label: unitLabel(game, first.type), max: group.length, weights: { ship: 1 }, ...(hint && { hint }) };
  });

const shoreKey = (type: UnitType, planet: PlanetId): string => `${type}@${planet}`;

const isFreight = (game: Game, unit: Unit): boolean => hasQuality(game, 'troop', unit) || unit.type === 'pds';

/** A seat's land units on its planets of a system, by option key. */
export function landUnitGroups(game: Game, seat: SeatId, system: SystemId): Map<string, Unit[]> {
  const found = new Map<string, Unit[]>();
  for (const planet of game.state.systems[system].planets) {
    if (game.state.planets[planet].owner !== seat) continue;
    for (const unit of unitsOnPlanet(game, planet).filter((here) => here.owner === seat && isFreight(game, here))) {
      const key = shoreKey(unit.type, planet);
      found.set(key, [...(found.get(key) ?? []), unit]);
    }
  }
  return found;
}

export const landUnitLines = (game: Game, seat: SeatId, system: SystemId): AmountOption[] =>
  [...landUnitGroups(game, seat, system)].map(([key, units]) => {
    const [{ type, planet = '' }] = units;
    return { key, label: `${unitLabel(game, type)} from ${planetWithPosition(game, planet)}`, max: units.length };
  });

/** Units chosen by the counts of an answer. */
export const unitsFromCounts = (groups: Map<string, Unit[]>, counts: Record<string, number>): Unit[] =>
  [...groups].flatMap(([key, units]) => units.slice(0, counts[key] ?? 0));

export const ownFighters = (game: Game, seat: SeatId, system: SystemId): Unit[] =>
  shipsIn(game, system, seat).filter((ship) => hasQuality(game, 'fighter', ship));

/** Assigns cargo to ships, spread evenly; undefined if it does not fit together with `fighters`. */
export function loadCargo(
  game: Game,
  ships: readonly Unit[],
  freight: readonly Unit[],
  fighters: number,
): Map<Unit, Unit> | undefined {
  const room = ships.map((ship) => ({ ship, ...remainingCapacity(game, ship) }));
  const into = new Map<Unit, Unit>();
  const rest: Unit[] = [];
  for (const unit of freight) {
    const cell = hasQuality(game, 'troop', unit) ? room.find(({ troops }) => troops > 0) : undefined;
    if (!cell) rest.push(unit);
    else {
      cell.troops -= 1;
      into.set(unit, cell.ship);
    }
  }
  for (const unit of rest) {
    const most = room.reduce((best, next) => (next.any > best.any ? next : best), room[0] ?? { any: 0 });
    if (!most || most.any <= 0) return undefined;
    most.any -= 1;
    into.set(unit, most.ship);
  }
  return room.reduce((sum, { any }) => sum + Math.max(0, any), 0) >= fighters ? into : undefined;
}

/** Loads units as assigned by `loadCargo`. */
export function applyLoading(game: Game, into: ReadonlyMap<Unit, Unit>): void {
  for (const [unit, ship] of into) {
    delete unit.planet;
    unit.ship = ship.id;
    unit.system = ship.system;
  }
  game.invalidateStep();
}

export const NO_ROOM_MESSAGE = 'Your ships do not have enough capacity for these units (E2 7.3).';
