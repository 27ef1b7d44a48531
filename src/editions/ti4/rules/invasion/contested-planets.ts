import type { Spec } from '#engine';
import { combatantsOnPlanet } from '#ti4/rules/combat/combat.ts';
import { question, type Game } from '#ti4/rules/game.ts';
import type { Invasion } from './invasion-state.ts';
import { planetWithValues } from '#ti4/rules/planets/planets.ts';
import type { PlanetId, SeatId } from '#ti4/rules/state.ts';
import { groundForcesOn } from '#ti4/rules/units/units.ts';

/** Asks in which order the planets are resolved (49.3a, 49.4a). */
export const planetOrder = question<{ planets: PlanetId[]; what: string }>()(
  'planet-order',
  (game, _seat, { planets, what }): Spec => ({
    kind: 'order',
    prompt: `In which order ${what}?`,
    options: planets.map((planet) => ({ key: planet, label: planetWithValues(game, planet) })),
  }),
  { title: 'choose the order of planets', forced: true },
);

/** Returns the planets of the invasion in order, those with committed units first. */
export const planetsIn = (game: Game, { system, arriving, committed = {} }: Invasion): PlanetId[] => [
  ...Object.keys(committed),
  ...(arriving ? [] : game.state.systems[system].planets.filter((planet) => !(planet in committed))),
];

/** Returns the planets where a seat's forces, committed or not, meet those of another. */
export const contested = (game: Game, data: Invasion): PlanetId[] =>
  planetsIn(game, data).filter(
    (planet) =>
      combatantsOnPlanet(game, planet, data.seat).length > 0 &&
      combatantsOnPlanet(game, planet).some((unit) => unit.owner !== data.seat),
  );

/** Tells whether a seat's ground forces are the only ones on a planet. */
export function heldAlone(game: Game, seat: SeatId, planet: PlanetId): boolean {
  const forces = groundForcesOn(game, planet);
  return forces.length > 0 && forces.every((unit) => unit.owner === seat);
}
