import type { Game } from '#ti4/rules/game.ts';
import type { PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import {
  placeMarker,
  placeBoardToken,
  markersOf,
  markersOn,
  removeMarker,
  tokensLeft,
} from '#ti4/rules/tokens/markers.ts';
import { planetOf } from '#ti4/rules/planets/planets.ts';

const SLEEPER = 'sleeper';

export const hasSleeper = (game: Game, planet: PlanetId): boolean =>
  markersOn(game, planet).some(({ component }) => component === SLEEPER);

/** Returns the planets with a sleeper token, in one system or on the whole board. */
export const planetsWithSleepers = (game: Game, system?: SystemId): PlanetId[] =>
  markersOf(game, SLEEPER)
    .flatMap(({ site }) => ('planet' in site ? [site.planet] : []))
    .filter((planet) => system === undefined || planetOf(game, planet).system === system);

export const sleepersLeft = (game: Game): number => tokensLeft(game, SLEEPER).length;

/** Places a sleeper token on a planet: a new one, or the one from another planet. */
export function placeSleeper(game: Game, seat: SeatId, planet: PlanetId, from?: PlanetId): void {
  const { system } = planetOf(game, planet);
  const moved = from === undefined ? undefined : markersOn(game, from).find(({ component }) => component === SLEEPER);
  if (moved && from !== undefined) {
    removeSleeper(game, seat, from);
    placeMarker(game, moved, { planet });
  } else if (placeBoardToken(game, SLEEPER, { planet }, { owner: seat }) === undefined) return;
  game.addFact({ type: 'token-laid', seat, token: SLEEPER, system, planet });
}

/** Removes the sleeper token from a planet. */
export function removeSleeper(game: Game, seat: SeatId, planet: PlanetId): void {
  const token = markersOn(game, planet).find(({ component }) => component === SLEEPER);
  if (!token) return;
  removeMarker(game, token.id);
  game.addFact({ type: 'token-taken-up', seat, token: SLEEPER, system: planetOf(game, planet).system, planet });
}

/** Returns the planets that got a sleeper token since the last activation; these cannot be woken in the same action. */
export function sleepersPlacedSinceActivation(game: Game): Set<PlanetId> {
  const at = game.facts.findLastIndex(({ type }) => type === 'system-activated');
  return new Set(
    game.facts
      .slice(at + 1)
      .flatMap((fact) =>
        fact.type === 'token-laid' && fact.token === SLEEPER && fact.planet !== undefined ? [fact.planet] : [],
      ),
  );
}
