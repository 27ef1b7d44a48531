import type { SystemCalled } from '../../../discord/commands/systems.ts';
import type { Game } from '../rules/game.ts';
import { nameOfPlanet, bareNameOfSystem } from '../rules/names.ts';

/** All systems, as people may mean them. */
export const systemsCalled = (game: Game): SystemCalled[] =>
  Object.values(game.state.systems).map(({ id, position, planets }) => ({
    id,
    position,
    names: [bareNameOfSystem(game, id)],
    also: planets.map((planet) => nameOfPlanet(game, planet)),
  }));
