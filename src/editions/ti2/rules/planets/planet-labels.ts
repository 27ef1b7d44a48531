import { formatList, formatCount } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat, possessive, formatUnitCounts, withPosition } from '#ti2/rules/names.ts';
import { influenceOfPlanet, resourcesOfPlanet } from '#ti2/rules/seats.ts';
import type { PlanetId, SeatId } from '#ti2/rules/terms.ts';
import { calmThreshold, guardsOf } from './control.ts';
import { countByType, unitsOnPlanet } from '#ti2/rules/units/units.ts';

// Descriptions of planets, the same in every choice.

/** Position of a planet's system: shown next to its name, and accepted as input for it. */
export const positionOfPlanet = ({ state }: Game, planet: PlanetId): string =>
  state.systems[state.planets[planet].system].position;

/** Name and position of a planet. */
export const planetWithPosition = (game: Game, planet: PlanetId): string =>
  withPosition(nameOfPlanet(game, planet), positionOfPlanet(game, planet));

/**
 * Describes a planet: "Hacan's planet, 2 resources, 1 influence, with 2 ground forces and 1 PDS". `reader`: the player
 * who reads it, who is not named as its owner.
 */
export function formatPlanet(game: Game, planet: PlanetId, reader?: SeatId): string {
  const { owner } = game.state.planets[planet];
  const there = formatUnitCounts(game, countByType(unitsOnPlanet(game, planet)));
  return [
    ...(owner === null
      ? ['neutral planet']
      : owner === reader
        ? []
        : [`${possessive(nameOfSeat(game, owner))} planet`]),
    formatCount(resourcesOfPlanet(game, planet, 'order'), 'resource'),
    `${influenceOfPlanet(game, planet, 'order')} influence`,
    ...(there ? [`with ${there}`] : []),
  ].join(', ');
}

const SIDES = 10;

/**
 * Describes which insurgence rolls make a planet revolt (E2 11.1), and the ships that help there: "revolts on a roll
 * of 1 (with +3 for ships)".
 */
export function formatUnrest(game: Game, planet: PlanetId, modifier = 0): string {
  const worst = Math.min(SIDES, calmThreshold(game, planet, modifier) - 1);
  const guards = guardsOf(game, planet);
  const why = guards ? ` (with +${guards} for ships)` : '';
  if (worst < 1) return `stays calm on any roll${why}`;
  if (worst === SIDES) return `revolts on any roll${why}`;
  return `revolts on a roll of ${worst === 1 ? '1' : `1 ${worst === 2 ? 'or' : 'to'} ${worst}`}${why}`;
}

/** Formats several planets as one label, each with its owner and, if `unrest` is given, its risk of a revolt. */
export const formatPlanets = (game: Game, planets: readonly PlanetId[], unrest?: number): string =>
  formatList(
    planets.map((planet) => {
      const { owner } = game.state.planets[planet];
      const risk = unrest === undefined ? '' : ` ${formatUnrest(game, planet, unrest)}`;
      return `${owner === null ? 'neutral' : nameOfSeat(game, owner)}${risk}`;
    }),
  );
