import { call, done, goto, type Procedure } from '#engine';
import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { removeLawFromGame } from '#ti4/rules/politics/laws.ts';
import { procedure, type Game } from '#ti4/rules/game.ts';
import { newPlanet } from '#ti4/rules/setup/new-state.ts';
import { destroyUnits } from '#ti4/rules/units/destroy.ts';
import { placeBoardToken, markersIn, markersOn, removeMarker, tokenOf } from '#ti4/rules/tokens/markers.ts';
import { NO_SYSTEM, planetOf } from './planets.ts';
import type { ComponentId, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { purgeCards } from '#ti4/rules/exploration/exploration-cards.ts';

/** Places a planet token in a system, uncontrolled. Returns the planet, or undefined if the token is in use. */
export function placePlanetToken(game: Game, token: ComponentId, system: SystemId): PlanetId | undefined {
  const { planet } = tokenOf(game, token);
  const { systems, planets } = game.state;
  if (!planet || planets[planet.id] || placeBoardToken(game, token, { system }) === undefined) return undefined;
  planets[planet.id] = newPlanet(game.book, planet, system);
  systems[system].planets.push(planet.id);
  return planet.id;
}

/** Places a planet token and logs the seat that found it. */
export function placeFoundPlanet(game: Game, token: ComponentId, system: SystemId, seat: SeatId): PlanetId | undefined {
  const planet = placePlanetToken(game, token, system);
  if (planet !== undefined) game.addFact({ type: 'token-laid', seat, token, system });
  return planet;
}

/** Removes a planet token from the board together with its planet. */
export function removePlanetToken(game: Game, planet: PlanetId): void {
  const { system } = planetOf(game, planet);
  delete game.state.planets[planet];
  game.state.systems[system].planets = game.state.systems[system].planets.filter((one) => one !== planet);
  for (const { id, component } of [...markersIn(game, system)])
    if (game.book.tokens[component]?.planet?.id === planet) removeMarker(game, id);
}

/**
 * Brings a planet in no system into the game by its card, exhausted, under a seat's permanent control. Does nothing if
 * it is in the game already.
 */
export function gainPlanetCard(game: Game, seat: SeatId, planet: PlanetId): void {
  const { planets } = game.state;
  const facts = game.book.planets[planet];
  if (!facts || planets[planet]) return;
  planets[planet] = { ...newPlanet(game.book, facts, NO_SYSTEM), controller: seat, exhausted: true };
  invalidateInForce(game);
  game.addFact({ type: 'planet-card-gained', seat, planet });
}

/** Removes a planet from its system and the game. */
export function removePlanet(game: Game, planet: PlanetId, seat: SeatId): void {
  const { system } = planetOf(game, planet);
  purgeCardsOf(game, planet, seat);
  delete game.state.planets[planet];
  game.state.systems[system].planets = game.state.systems[system].planets.filter((one) => one !== planet);
}

/** Purges everything attached to a planet and the card of its ability (12.2b, 53.4). */
function purgeCardsOf(game: Game, planet: PlanetId, seat: SeatId): void {
  const attached = [...markersOn(game, planet)];
  const laws = attached.flatMap(({ id }) => removeLawFromGame(game, id) ?? []);
  const kindOf = (component: ComponentId): string | undefined => game.book.components[component]?.kind;
  const cards = attached.filter(({ component }) => ![undefined, 'agenda'].includes(kindOf(component)));
  for (const { leaders = {} } of Object.values(game.state.seats))
    for (const leader of Object.values(leaders))
      if (leader.attached === planet) Object.assign(leader, { purged: true });
  const place = planetOf(game, planet);
  const legend = place.legend?.component;
  delete place.markers;
  delete place.legend;
  invalidateInForce(game);
  purgeCards(game, seat, [...laws, ...cards.map(({ id }) => id), ...(legend === undefined ? [] : [legend])]);
}

/**
 * Destroys a planet with its units, attachments and card, and places a token there. Its system may have no planets
 * afterwards.
 */
export const destroyPlanet = procedure<{ seat: SeatId; planet: PlanetId; token: ComponentId }>()('destroy-planet', {
  // Units placed there during the destruction are destroyed as well.
  start: (game, { seat, planet }) => {
    if (!game.state.planets[planet]) return done();
    const units = unitsAt(game, { planet }).map(({ id }) => id);
    return units.length ? call(destroyUnits, { units, by: seat }, 'start') : goto('purge');
  },
  purge: (game, { seat, planet, token }) => {
    const { system } = planetOf(game, planet);
    removePlanet(game, planet, seat);
    placeBoardToken(game, token, { system });
    game.addFact({ type: 'planet-destroyed', seat, planet, system });
    return done();
  },
});

export const planetLifecycleProcedures: Procedure<Game, never>[] = [destroyPlanet];
