import type { Game, PlanetCard } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { queueMoment } from '#ti3/rules/events/moments.ts';
import { dislodgeLeaders } from '#ti3/rules/leaders/leader-locations.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId, SystemId, TechnologyColor } from '#ti3/rules/terms.ts';
import { discardCounterUnmet } from '#ti3/rules/exploration/domain-counters.ts';
import { destroyUnits, hasQuality, unitsOnPlanet } from '#ti3/rules/units/units.ts';

const factsOf = ({ book }: Game, planet: PlanetId): PlanetCard => book.planets[planet];

/** Returns the printed resources or influence of a planet, exchanged if a component swaps the two values. */
const printed = (
  game: Game,
  planet: PlanetId,
  one: 'resources' | 'influence',
  other: 'resources' | 'influence',
): number => factsOf(game, planet)[modify(game, 'values-swapped', { planet }, false) ? other : one];

export const resourcesOf = (game: Game, planet: PlanetId): number =>
  Math.max(0, modify(game, 'planet-resources', { planet }, printed(game, planet, 'resources', 'influence')));

export const influenceOf = (game: Game, planet: PlanetId): number =>
  Math.max(0, modify(game, 'planet-influence', { planet }, printed(game, planet, 'influence', 'resources')));

export const planetsOf = ({ state }: Game, seat: SeatId): Planet[] =>
  Object.values(state.planets).filter(({ owner }) => owner === seat);

export const readyPlanetsOf = (game: Game, seat: SeatId): Planet[] =>
  planetsOf(game, seat).filter(({ exhausted }) => !exhausted);

/** Returns the number of specialties of a color on a seat's planets, ready or exhausted (E3 14.2). */
export const specialtiesOf = (game: Game, seat: SeatId, color: TechnologyColor): number =>
  planetsOf(game, seat).reduce(
    (sum, { id }) =>
      sum +
      modify(
        game,
        'specialties',
        { planet: id, color },
        factsOf(game, id).specialties.filter((one) => one === color).length,
      ),
    0,
  );

export const homePlanetsOf = ({ state }: Game, seat: SeatId): Planet[] =>
  state.systems[state.seats[seat].home].planets.map((planet) => state.planets[planet]);

export function exhaustPlanets(game: Game, seat: SeatId, planets: readonly PlanetId[]): void {
  if (!planets.length) return;
  for (const planet of planets) game.state.planets[planet].exhausted = true;
  game.addFact({ type: 'planets-exhausted', seat, planets: [...planets] });
}

export function refreshPlanets(game: Game, seat: SeatId, planets: readonly PlanetId[]): void {
  const refreshed = planets.filter((planet) => game.state.planets[planet].exhausted);
  for (const planet of refreshed) game.state.planets[planet].exhausted = false;
  if (refreshed.length) game.addFact({ type: 'planets-refreshed', seat, planets: refreshed });
}

/** Gives a planet to a seat, as a rule exhausted (E3 11.1), and destroys structures of others there (E3 8.4). */
export function gainPlanet(game: Game, seat: SeatId, planet: PlanetId): void {
  const taken = game.state.planets[planet];
  const from = taken.owner;
  if (from === seat) return;
  taken.owner = seat;
  taken.exhausted = modify(game, 'taken-exhausted', { seat, planet }, true);
  taken.takenIn = game.state.round;
  discardCounterUnmet(game, planet);
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter((unit) => unit.owner !== seat && hasQuality(game, 'structure', unit)),
  );
  dislodgeLeaders(game, planet);
  game.addFact({ type: 'planet-taken', seat, planet, from });
  queueMoment(game, 'after', 'planet-taken', { seat, planet, from });
}

/** Makes a planet neutral and destroys the structures there. */
export function losePlanet(game: Game, planet: PlanetId): void {
  const lost = game.state.planets[planet];
  const { owner } = lost;
  if (owner === null) return;
  lost.owner = null;
  destroyUnits(
    game,
    unitsOnPlanet(game, planet).filter((unit) => hasQuality(game, 'structure', unit)),
  );
  dislodgeLeaders(game, planet);
  game.addFact({ type: 'planet-lost', seat: owner, planet });
}

export const systemOf = ({ state }: Game, planet: PlanetId): SystemId => state.planets[planet].system;
