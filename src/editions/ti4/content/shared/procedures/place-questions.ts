import { choose, type Spec } from '#engine';
import { question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import { planetsOf, planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { arrivalProblem } from '#ti4/rules/units/units.ts';

/** Asks for one of the given planets, grouped by controller. */
export const choosePlanet = question<{ prompt: string; planets: PlanetId[] }>()(
  'choose-planet',
  (game, _seat, { prompt, planets }): Spec => {
    if (!planets.length) return { kind: 'none', reason: 'There is no planet to choose.' };
    return choose(
      prompt,
      planets.map((key) => {
        const { controller, exhausted } = game.state.planets[key];
        return {
          key,
          label: planetWithValues(game, key),
          group: controller === null ? 'Uncontrolled' : nameOfSeat(game, controller),
          ...(exhausted && { hint: 'exhausted' }),
        };
      }),
    );
  },
  { title: 'choose a planet' },
);

export const chooseSystem = question<{ prompt: string; systems: SystemId[] }>()(
  'choose-system',
  (game, _seat, { prompt, systems }): Spec => {
    if (!systems.length) return { kind: 'none', reason: 'There is no system to choose.' };
    return choose(
      prompt,
      systems.map((key) => ({ key, label: nameOfSystem(game, key) })),
    );
  },
  { title: 'choose a system' },
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
