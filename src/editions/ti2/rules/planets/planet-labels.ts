import { formatList, formatCount } from '#text/sentences.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, nameOfSeat, formatUnitCounts, withPosition } from '#ti2/rules/names.ts';
import { influenceOfPlanet, resourcesOfPlanet } from '#ti2/rules/seats.ts';
import type { PlanetId } from '#ti2/rules/terms.ts';
import { calmThreshold } from './control.ts';
import { countByType, unitsOnPlanet } from '#ti2/rules/units/units.ts';

// What of a planet matters to whoever chooses among several: everywhere the same.

/** Where it lies: shown beside its name, and typed instead of it. */
export const positionOfPlanet = ({ state }: Game, planet: PlanetId): string =>
  state.systems[state.planets[planet].system].position;

/** A planet so that it can be found, and typed: with its place. */
export const planetWithPosition = (game: Game, planet: PlanetId): string =>
  withPosition(nameOfPlanet(game, planet), positionOfPlanet(game, planet));

/** "Hacan, 2 resources, influence 1, with 2 ground forces and 1 PDS" */
export function formatPlanet(game: Game, planet: PlanetId): string {
  const { owner } = game.state.planets[planet];
  const there = formatUnitCounts(game, countByType(unitsOnPlanet(game, planet)));
  return [
    owner === null ? 'neutral' : nameOfSeat(game, owner),
    formatCount(resourcesOfPlanet(game, planet, 'order'), 'resource'),
    `influence ${influenceOfPlanet(game, planet, 'order')}`,
    ...(there ? [`with ${there}`] : []),
  ].join(', ');
}

const SIDES = 10;

/** Who defends it and at which dice it revolts, for whoever sends it to an insurgence check (E2 11.1): "2 ground forces; revolts at 1 to 3". */
export function formatUnrest(game: Game, planet: PlanetId, modifier = 0): string {
  const worst = Math.min(SIDES, calmThreshold(game, planet, modifier) - 1);
  if (worst < 1) return 'stays calm whatever is rolled';
  return worst === 1 ? 'revolts at a 1' : worst === SIDES ? 'revolts whatever is rolled' : `revolts at 1 to ${worst}`;
}

/** Several planets in one choice, each by whose it is and how it may revolt. */
export const formatPlanets = (game: Game, planets: readonly PlanetId[], unrest?: number): string =>
  formatList(
    planets.map((planet) => {
      const { owner } = game.state.planets[planet];
      const risk = unrest === undefined ? '' : ` ${formatUnrest(game, planet, unrest)}`;
      return `${owner === null ? 'neutral' : nameOfSeat(game, owner)}${risk}`;
    }),
  );
