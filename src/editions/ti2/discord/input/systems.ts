import type { SystemCalled } from '#discord/input/resolve-system.ts';
import type { Game } from '#ti2/rules/game.ts';
import { nameOfPlanet, bareNameOfSystem } from '#ti2/rules/names.ts';

/** All systems, as people may mean them. */
export const systemsCalled = (game: Game): SystemCalled[] =>
  Object.values(game.state.systems).map(({ id, position, planets }) => ({
    id,
    position,
    names: [bareNameOfSystem(game, id)],
    also: planets.map((planet) => nameOfPlanet(game, planet)),
  }));
