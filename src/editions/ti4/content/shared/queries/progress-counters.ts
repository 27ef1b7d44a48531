import type { Progress } from '#ti4/rules/objectives/progress.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfPlanet, nameOfSeat, nameOfSystem } from '#ti4/rules/names.ts';
import type { PlanetId, SeatId, SystemId, Unit } from '#ti4/rules/state.ts';

// Progress toward an objective: how many of the things that it counts a player has, and a list of them.

const counted = (found: readonly unknown[], need: number, of: string, which: () => string[]): Progress => ({
  have: found.length,
  need,
  of,
  which,
});

export const planetProgress = (game: Game, planets: readonly PlanetId[], need: number, of = 'planets'): Progress =>
  counted(planets, need, of, () => planets.map((planet) => nameOfPlanet(game, planet)));

export const systemProgress = (game: Game, systems: readonly SystemId[], need: number, of = 'systems'): Progress =>
  counted(systems, need, of, () => systems.map((system) => nameOfSystem(game, system)));

/** Returns progress that counts systems where a player has pieces of a kind: "ships in 2 of 6 systems". */
export const presenceProgress = (
  holding: 'ships' | 'units',
  ...found: Parameters<typeof systemProgress>
): Progress => ({ ...systemProgress(...found), holding });

export const seatProgress = (game: Game, seats: readonly SeatId[], need: number, of = 'neighbors'): Progress =>
  counted(seats, need, of, () => seats.map((seat) => nameOfSeat(game, seat)));

/** Returns progress that counts things and lists their names. */
export const namedProgress = (found: readonly { name: string }[], need: number, of: string): Progress =>
  counted(found, need, of, () => found.map(({ name }) => name));

/** Returns progress that counts words and lists them unchanged. */
export const wordProgress = (words: readonly string[], need: number, of: string): Progress =>
  counted(words, need, of, () => [...words]);

/** Returns progress that counts units and lists their number in each place: "2 at Lodor (203)". */
export const unitProgress = (game: Game, units: readonly Unit[], need: number, of: string): Progress =>
  counted(units, need, of, () => {
    const places = units.map(({ planet, system }) =>
      planet === undefined ? `at ${nameOfSystem(game, system)}` : `on ${nameOfPlanet(game, planet)}`,
    );
    return [...new Set(places)].map((place) => `${places.filter((one) => one === place).length} ${place}`);
  });

/** Returns progress toward a total, with a list only if `which` is given. */
export const sumProgress = (have: number, need: number, of: string, which?: () => string[]): Progress => ({
  have,
  need,
  of,
  ...(which && { which }),
});
