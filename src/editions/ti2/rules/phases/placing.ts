import type { Line, Limit } from '../../../../engine/index.ts';
import { pairKey } from '../../../../kit/keys.ts';
import { some, upper } from '../../../../words/sentences.ts';
import { hasDock } from '../board/control.ts';
import { addUnit, cardOf, enemiesIn, isA, roomForMore, unitsOn } from '../board/units.ts';
import { modify } from '../components/bound.ts';
import type { Game } from '../game.ts';
import { nameOfPlanet, nameOfSystem, nameOfUnits } from '../names.ts';
import { planetsOf, resourcesOfPlanet, seatOf } from '../seats.ts';
import type { PlanetId, SeatId, SystemId, Units, UnitType } from '../terms.ts';

// Where bought units may be placed (E2 9.1, 9.2).

const placeKey = pairKey<UnitType, string>('@');

/** Planets of a seat with a dock that it had before this round's units come. */
export const docksOf = (game: Game, seat: SeatId): PlanetId[] =>
  planetsOf(game, seat).flatMap(({ id }) =>
    unitsOn(game, id).some(({ type, owner }) => type === 'spacedock' && owner === seat) ? [id] : [],
  );

const dockSystems = (game: Game, seat: SeatId): SystemId[] => docksOf(game, seat).map((planet) => game.state.planets[planet].system);

const boughtShips = (game: Game, seat: SeatId): boolean =>
  Object.entries(seatOf(game, seat).bought).some(([type, count]) => count > 0 && isA(game, 'ship', { type: type as UnitType }));

/** Whether two have docks in one system and both have ships to place: those of the first may be in the way of the second (E2 9.3). */
export const crossing = (game: Game, first: SeatId, second: SeatId): boolean =>
  boughtShips(game, first) &&
  boughtShips(game, second) &&
  dockSystems(game, first).some((system) => dockSystems(game, second).includes(system));

/** How many units a dock places in a round: as many as its planet has resources (E2 9.1). */
export const dockLimit = (game: Game, planet: PlanetId): number =>
  Math.max(0, modify(game, 'placement-limit', { planet }, resourcesOfPlanet(game, planet, 'building')));

/** How many units a seat's docks place in a round as things stand. */
export const placeable = (game: Game, seat: SeatId): number =>
  docksOf(game, seat).reduce((sum, planet) => sum + dockLimit(game, planet), 0);

const barred = (game: Game, planet: PlanetId): string | undefined => modify(game, 'placement-barred', { planet }, undefined);

const oneOf = (game: Game, type: UnitType): string => upper(nameOfUnits(game, { [type]: 1 }).replace(/^1 /, ''));

/** A line for each place where units of a type may come. */
export function placeLines(game: Game, seat: SeatId, bought: Units): Line[] {
  const docks = docksOf(game, seat).filter((planet) => barred(game, planet) === undefined);
  const systems = [...new Set(docksOf(game, seat).map((planet) => game.state.planets[planet].system))];
  const types = Object.entries(bought).filter(([, count]) => count > 0) as [UnitType, number][];
  return types.flatMap(([type, count]): Line[] => {
    const line = (place: string, name: string, worth: Record<string, number>, off?: string): Line => ({
      key: placeKey.of(type, place),
      label: `${oneOf(game, type)} in ${name}`,
      max: off === undefined ? Math.min(count, type === 'spacedock' ? 1 : count) : 0,
      worth: { [type]: 1, ...worth },
      ...(off !== undefined && { off }),
    });
    if (type === 'spacedock')
      return planetsOf(game, seat)
        .filter(({ id }) => !hasDock(game, id) && barred(game, id) === undefined)
        .map(({ id }) => line(id, nameOfPlanet(game, id), {}));
    if (isA(game, 'ship', { type }))
      return systems.map((system) =>
        line(
          system,
          nameOfSystem(game, system),
          { [`in ${system}`]: 1 },
          enemiesIn(game, system, seat).length ? 'Enemy ships blockade it.' : undefined,
        ),
      );
    return docks.map((planet) =>
      line(planet, nameOfPlanet(game, planet), { [`on ${planet}`]: 1, [`in ${game.state.planets[planet].system}`]: 1 }),
    );
  });
}

/** What all placing together must keep to: what was bought, each dock, and the docks of a system together (E2 9.1). */
export function placeLimits(game: Game, seat: SeatId, bought: Units): Limit[] {
  const docks = docksOf(game, seat);
  const systems = new Map<SystemId, number>();
  for (const planet of docks) {
    const { system } = game.state.planets[planet];
    systems.set(system, (systems.get(system) ?? 0) + dockLimit(game, planet));
  }
  const counts = Object.entries(bought).map(([type, count]): Limit => {
    const most = Math.min(count, roomForMore(game, seat, type as UnitType));
    return { measure: type, atMost: most, say: `Of ${nameOfUnits(game, { [type]: count })} you can place ${most}.` };
  });
  return [
    ...counts,
    ...docks.map((planet) => ({
      measure: `on ${planet}`,
      atMost: dockLimit(game, planet),
      say: `The dock of ${nameOfPlanet(game, planet)} places ${some(dockLimit(game, planet), 'unit')}.`,
    })),
    ...[...systems].map(([system, limit]) => ({
      measure: `in ${system}`,
      atMost: limit,
      say: `The docks of ${nameOfSystem(game, system)} place ${some(limit, 'unit')} together.`,
    })),
  ];
}

/** Puts units where an answer says, and takes them off what was bought. */
export function putDown(game: Game, seat: SeatId, counts: Record<string, number>): void {
  const { bought } = seatOf(game, seat);
  const told = new Map<string, { system: SystemId; planet: PlanetId | null; units: Units }>();
  for (const [key, count] of Object.entries(counts)) {
    if (!count) continue;
    const [type, place] = placeKey.read(key);
    const planet = isA(game, 'ship', { type }) ? null : place;
    const system = planet === null ? place : game.state.planets[planet].system;
    const there = told.get(place) ?? { system, planet, units: {} };
    told.set(place, there);
    for (let i = 0; i < count; i++) addUnit(game, seat, type, system, planet ?? undefined);
    there.units[type] = count;
    bought[type] = (bought[type] ?? 0) - count;
    if (!bought[type]) delete bought[type];
  }
  for (const place of told.values()) game.fact({ type: 'units-placed', seat, ...place });
}

/** What is sold for this much, where debts must be paid (E2 11.3). */
export const saleOf = (game: Game, type: UnitType): number => cardOf(game, type).sale;
