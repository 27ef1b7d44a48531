import type { AmountOption, Limit } from '#engine';
import { pairKey } from '#kit/prompts/option-keys.ts';
import { formatCount } from '#text/sentences.ts';
import { hasDock } from '#ti2/rules/planets/control.ts';
import { addUnit, unitCardOf, enemyShipsIn, hasQuality, piecesLeft, unitsOnPlanet } from '#ti2/rules/units/units.ts';
import { modify } from '#ti2/rules/components/kit.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSystem, formatUnitCounts, unitLabel, unitNouns } from '#ti2/rules/names.ts';
import { planetsOf, resourcesOfPlanet, seatOf } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, UnitCounts, UnitType } from '#ti2/rules/terms.ts';
import { planetWithPosition } from '#ti2/rules/planets/planet-labels.ts';

// Places where bought units may be placed (E2 9.1, 9.2).

/** A unit type, and the planet or system of its placement. */
export const placementKey = pairKey<UnitType, string>('@');

/** Planets of a seat with a space dock that was not built in this round. */
export const docksOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    !game.state.placed?.docks.includes(id) &&
    unitsOnPlanet(game, id).some(({ type, owner }) => type === 'spacedock' && owner === seat)
      ? [id]
      : [],
  );

const dockSystems = (game: Game, seat: SeatId): SystemId[] =>
  docksOf(game, seat).map((planet) => game.state.planets[planet].system);

const boughtShips = (game: Game, seat: SeatId): boolean =>
  Object.entries(seatOf(game, seat).bought).some(
    ([type, count]) => count > 0 && hasQuality(game, 'ship', { type: type as UnitType }),
  );

/**
 * Tells whether two seats have docks in one system and ships to place, so that the first may blockade the second (E2
 * 9.3).
 */
export const areDocksContested = (game: Game, first: SeatId, second: SeatId): boolean =>
  boughtShips(game, first) &&
  boughtShips(game, second) &&
  dockSystems(game, first).some((system) => dockSystems(game, second).includes(system));

/** Number of units a dock places per round: its planet's resources (E2 9.1). */
export const dockLimit = (game: Game, planet: PlanetId): number =>
  Math.max(0, modify(game, 'placement-limit', { planet }, resourcesOfPlanet(game, planet, 'building')));

/** Number of units that all docks of a seat currently place per round. */
export const placementLimit = (game: Game, seat: SeatId): number =>
  docksOf(game, seat).reduce((sum, planet) => sum + dockLimit(game, planet), 0);

const barred = (game: Game, planet: PlanetId): string | undefined =>
  modify(game, 'placement-barred', { planet }, undefined);

/** Options for each place where bought units may be placed. */
export function placementLines(game: Game, seat: SeatId, bought: UnitCounts): AmountOption[] {
  const docks = docksOf(game, seat).filter((planet) => barred(game, planet) === undefined);
  const systems = [...new Set(docksOf(game, seat).map((planet) => game.state.planets[planet].system))];
  const types = Object.entries(bought).filter(([, count]) => count > 0) as [UnitType, number][];
  return types.flatMap(([type, count]): AmountOption[] => {
    const line = (place: string, name: string, worth: Record<string, number>, off?: string): AmountOption => ({
      key: placementKey.format(type, place),
      label: `${unitLabel(game, type)} ${hasQuality(game, 'ship', { type }) ? 'at' : 'on'} ${name}`,
      max: off === undefined ? Math.min(count, type === 'spacedock' ? 1 : count) : 0,
      weights: { [type]: 1, ...worth },
      ...(off !== undefined && { disabledReason: off }),
    });
    if (type === 'spacedock')
      return planetsOf(game, seat)
        .filter(({ id }) => !hasDock(game, id) && barred(game, id) === undefined)
        .map(({ id }) => line(id, planetWithPosition(game, id), {}));
    if (hasQuality(game, 'ship', { type }))
      return systems.map((system) =>
        line(
          system,
          nameOfSystem(game, system),
          { [`in ${system}`]: 1 },
          enemyShipsIn(game, system, seat).length
            ? 'Enemy ships blockade the system, so you cannot place ships there (E2 9.3).'
            : undefined,
        ),
      );
    return docks.map((planet) =>
      line(planet, planetWithPosition(game, planet), {
        [`on ${planet}`]: 1,
        [`in ${game.state.planets[planet].system}`]: 1,
      }),
    );
  });
}

/** Remainder of a round's placement limit after early placements. */
const stillOf = ({ state }: Game, place: string, limit: number): number =>
  Math.max(0, limit - (state.placed?.units[place] ?? 0));

/**
 * Records an early placement: it counts against the dock's limit, and a new dock places nothing this round (E2 9.1,
 * 9.2).
 */
function noteEarly(game: Game, type: UnitType, count: number, system: SystemId, planet: PlanetId | null): void {
  const placed = (game.state.placed ??= { units: {}, docks: [] });
  if (type === 'spacedock') {
    if (planet !== null) placed.docks.push(planet);
    return;
  }
  for (const place of planet === null ? [`in ${system}`] : [`on ${planet}`, `in ${system}`])
    placed.units[place] = (placed.units[place] ?? 0) + count;
}

/** Builds a structure outside the dock limits; a dock built this way also places nothing this round (E2 9.2). */
export function placeStructure(
  game: Game,
  seat: SeatId,
  type: 'pds' | 'spacedock',
  planet: PlanetId,
  by: string,
): void {
  const { system } = game.state.planets[planet];
  addUnit(game, seat, type, system, planet);
  if (type === 'spacedock') noteEarly(game, type, 1, system, planet);
  game.addFact({ type: 'units-gained', seat, planet, units: { [type]: 1 }, by });
}

/** Placement limits: units bought, each dock, and all docks of a system together (E2 9.1). */
export function placementLimits(game: Game, seat: SeatId, bought: UnitCounts): Limit[] {
  const docks = docksOf(game, seat);
  const systems = new Map<SystemId, number>();
  for (const planet of docks) {
    const { system } = game.state.planets[planet];
    systems.set(system, (systems.get(system) ?? 0) + dockLimit(game, planet));
  }
  const counts = Object.entries(bought).map(([type, count]): Limit => {
    const unit = type as UnitType;
    const most = Math.min(count, piecesLeft(game, seat, unit));
    return {
      measure: type,
      measureLabel: unitNouns(game, unit)[0],
      atMost: most,
      message:
        most < count
          ? `You can place only ${most} of ${formatUnitCounts(game, { [type]: count })}: you have no more pieces (E2 2.10).`
          : `You have only ${formatUnitCounts(game, { [type]: count })} to place; you chose {sum}.`,
    };
  });
  return [
    ...counts,
    ...docks.map((planet) => {
      const most = stillOf(game, `on ${planet}`, dockLimit(game, planet));
      return {
        measure: `on ${planet}`,
        measureLabel: `placed by the spacedock on ${nameOfPlanet(game, planet)}`,
        atMost: most,
        message: `The spacedock on ${nameOfPlanet(game, planet)} can place only ${formatCount(most, 'unit')} (E2 9.1).`,
      };
    }),
    ...[...systems].map(([system, limit]) => {
      const most = stillOf(game, `in ${system}`, limit);
      return {
        measure: `in ${system}`,
        measureLabel: `placed by the spacedocks at ${nameOfSystem(game, system)}`,
        atMost: most,
        message: `Together, the spacedocks at ${nameOfSystem(game, system)} can place only ${formatCount(most, 'unit')} (E2 9.1).`,
      };
    }),
  ];
}

/** Places units as answered and removes them from the bought units. */
export function placeFromCounts(game: Game, seat: SeatId, counts: Record<string, number>, early = false): void {
  const { bought } = seatOf(game, seat);
  const told = new Map<string, { system: SystemId; planet: PlanetId | null; units: UnitCounts }>();
  for (const [key, count] of Object.entries(counts)) {
    if (!count) continue;
    const [type, place] = placementKey.parse(key);
    const planet = hasQuality(game, 'ship', { type }) ? null : place;
    const system = planet === null ? place : game.state.planets[planet].system;
    const there = told.get(place) ?? { system, planet, units: {} };
    told.set(place, there);
    for (let i = 0; i < count; i++) addUnit(game, seat, type, system, planet ?? undefined);
    if (early) noteEarly(game, type, count, system, planet);
    there.units[type] = count;
    bought[type] = (bought[type] ?? 0) - count;
    if (!bought[type]) delete bought[type];
  }
  for (const place of told.values()) game.addFact({ type: 'units-placed', seat, ...place });
}

/** Credits a unit brings when sold to pay a debt (E2 11.3). */
export const salePriceOf = (game: Game, type: UnitType): number => unitCardOf(game, type).sale;
