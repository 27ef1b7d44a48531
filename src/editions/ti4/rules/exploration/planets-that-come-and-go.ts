import { done, call, type Procedure } from '../../../../engine/index.ts';
import { resurvey } from '../components/in-force.ts';
import { discardLaw } from '../council/laws.ts';
import { procedure, type Game } from '../game.ts';
import { destroyUnits } from '../units/destroy.ts';
import { layToken, markersOn, tokenOf } from '../units/markers.ts';
import { planetOf } from '../units/planets.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '../state.ts';
import { unitsAt } from '../units/units.ts';
import { purge } from './explored-cards.ts';

/** Lays a token that is a planet into a system; it is nobody's at first. Gives back the planet, or nothing where the token is in use. */
export function laidAsPlanet(game: Game, token: ComponentId, system: SystemId, seat: SeatId): PlanetId | undefined {
  const { planet } = tokenOf(game, token);
  const { systems, planets } = game.state;
  if (!planet || planets[planet.id] || layToken(game, token, { system }) === undefined) return undefined;
  planets[planet.id] = { id: planet.id, system, controller: null, exhausted: false };
  systems[system].planets.push(planet.id);
  game.fact({ type: 'token-laid', seat, token, system });
  return planet.id;
}

/** What is attached to a planet that goes, goes with it for good (12.2b). */
function purgeAttached(game: Game, planet: PlanetId, seat: SeatId): void {
  const attached = [...markersOn(game, planet)];
  for (const { id } of attached) if (id in game.state.laws) discardLaw(game, id);
  const { 'exploration-card': found = {}, relic = {} } = game.book.byKind;
  const cards = attached.filter(({ component }) => component in found || component in relic);
  delete planetOf(game, planet).markers;
  resurvey(game);
  purge(
    game,
    seat,
    cards.map(({ id }) => id),
  );
}

/**
 * A planet is destroyed for good: the units on it, what is attached to it and its card; a token shows that it was there. Its system may be
 * without planets from then on.
 */
export const destroyPlanet = procedure<{ seat: SeatId; planet: PlanetId; token: ComponentId }>()('destroy-planet', {
  start: (game, { seat, planet }) =>
    game.state.planets[planet] ? call(destroyUnits, { units: unitsAt(game, { planet }).map(({ id }) => id), by: seat }, 'purge') : done(),
  purge: (game, { seat, planet, token }) => {
    const { system } = planetOf(game, planet);
    purgeAttached(game, planet, seat);
    delete game.state.planets[planet];
    game.state.systems[system].planets = game.state.systems[system].planets.filter((one) => one !== planet);
    layToken(game, token, { system });
    game.fact({ type: 'planet-destroyed', seat, planet, system });
    return done();
  },
});

export const planetProcedures: Procedure<Game, never>[] = [destroyPlanet];
