import { choose, type Spec } from '#engine';
import { question, type Game } from '#ti4/rules/game.ts';
import { formatUnitCount, nameOfSeat, nameOfSystem, unitNoun } from '#ti4/rules/names.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitType } from '#ti4/rules/state.ts';
import { arrivalProblem, UNIT_TYPES, unitsAt } from '#ti4/rules/units/units.ts';

/** Formats the units of some types among others: "1 PDS, 2 infantry". */
const formatUnits = (units: readonly Unit[], types: readonly UnitType[] = UNIT_TYPES): string =>
  types
    .map((type) => [type, units.filter((unit) => unit.type === type).length] as const)
    .filter(([, count]) => count > 0)
    .map(([type, count]) => formatUnitCount(type, count))
    .join(', ');

/** Tells what a choice of a planet depends on: the units of the given types, or all units and whether it is ready. */
function hintOfPlanet(
  game: Game,
  planet: PlanetId,
  { counts, tellsExhausted }: { counts: readonly UnitType[] | undefined; tellsExhausted: boolean },
): string {
  const units = formatUnits(unitsAt(game, { planet }), counts);
  if (counts) return units || `no ${counts.map((type) => unitNoun(type, 2)).join(' or ')}`;
  const isTold = tellsExhausted && game.state.planets[planet].exhausted;
  return [units, isTold ? 'exhausted' : ''].filter(Boolean).join(', ');
}

/**
 * Asks for one of the given planets, grouped by controller unless all are the player's own. `counts`: the types of
 * units that matter; these come first.
 */
export const choosePlanet = question<{ prompt: string; planets: PlanetId[]; counts?: UnitType[] }>()(
  'choose-planet',
  (game, seat, { prompt, planets, counts }): Spec => {
    if (!planets.length) return { kind: 'none', reason: 'There is no planet to choose.' };
    const matters = (planet: PlanetId): boolean =>
      counts?.some((type) => unitsAt(game, { planet, type }).length > 0) ?? true;
    // If all of them are exhausted, the card is about that.
    const isAllOwn = planets.every((planet) => game.state.planets[planet].controller === seat);
    const tellsExhausted = planets.some((planet) => !game.state.planets[planet].exhausted);
    return choose(
      prompt,
      planets
        .toSorted((a, b) => Number(matters(b)) - Number(matters(a)))
        .map((key) => {
          const { controller } = game.state.planets[key];
          const hint = hintOfPlanet(game, key, { counts, tellsExhausted });
          return {
            key,
            label: planetWithValues(game, key),
            ...(!isAllOwn && { group: controller === null ? 'Uncontrolled' : nameOfSeat(game, controller) }),
            ...(hint && { hint }),
          };
        }),
    );
  },
  { title: 'choose a planet', skipsOnlyOption: true },
);

/** Formats the units in a system by owner: "you have 1 carrier, 2 infantry; Sol has 1 cruiser". */
function hintOfSystem(game: Game, seat: SeatId, system: SystemId): string {
  const units = unitsAt(game, { system });
  const owners = [...new Set([seat, ...units.map(({ owner }) => owner)])];
  return owners
    .map((owner) => [owner, formatUnits(units.filter((unit) => unit.owner === owner))] as const)
    .filter(([, counted]) => counted)
    .map(([owner, counted]) => `${owner === seat ? 'you have' : `${nameOfSeat(game, owner)} has`} ${counted}`)
    .join('; ');
}

/** Asks for one of the given systems. */
export const chooseSystem = question<{ prompt: string; systems: SystemId[] }>()(
  'choose-system',
  (game, seat, { prompt, systems }): Spec => {
    if (!systems.length) return { kind: 'none', reason: 'There is no system to choose.' };
    return choose(
      prompt,
      systems.map((key) => {
        const hint = hintOfSystem(game, seat, key);
        return { key, label: nameOfSystem(game, key), ...(hint && { hint }) };
      }),
    );
  },
  { title: 'choose a system', skipsOnlyOption: true },
);

/** Returns the planets that other players control. */
export const planetsOfOthers = (game: Game, seat: SeatId): PlanetId[] =>
  Object.values(game.state.planets)
    .filter(({ controller }) => controller !== null && controller !== seat)
    .map(({ id }) => id);

export const planetIdsOf = (game: Game, seat: SeatId): PlanetId[] => planetsOf(game, seat).map(({ id }) => id);

/** Returns the planets that a seat controls and may place infantry on. */
export const planetsOpenToInfantry = (game: Game, seat: SeatId): PlanetId[] =>
  planetIdsOf(game, seat).filter((planet) => arrivalProblem(game, seat, 'infantry', planet) === undefined);

/** Tells whether a system is any player's home system, including an eliminated player's (33). */
export const isHomeSystem = (game: Game, system: SystemId): boolean =>
  game.state.order.some((id) => game.state.seats[id].home === system);
