import type { NamedSystem } from '#discord/input/resolve-system.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, shortNameOfSystem } from '#ti2/rules/names.ts';

/** Returns all systems with the names that players may type for them. */
export const namedSystems = (game: Game): NamedSystem[] =>
  Object.values(game.state.systems).map(({ id, position, planets }) => ({
    id,
    position,
    names: [shortNameOfSystem(game, id)],
    aliases: planets.map((planet) => nameOfPlanet(game, planet)),
  }));
