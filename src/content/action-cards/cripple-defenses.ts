import { call } from '../../engine/index.ts';
import { actionCard } from '../../rules/component.ts';
import { destroyUnits } from '../../rules/destroy.ts';
import type { Game } from '../../rules/game.ts';
import type { PlanetId } from '../../rules/state.ts';
import { unitsAt } from '../../rules/units.ts';
import { choosePlanet } from '../shared/choosing-places.ts';

const pdsOn = (game: Game, planet: PlanetId): number => unitsAt(game, { planet, type: 'pds' }).length;

/** Any planet, those with PDS first. */
const planets = (game: Game): PlanetId[] => Object.keys(game.state.planets).sort((a, b) => pdsOn(game, b) - pdsOn(game, a));

export default actionCard({
  id: 'cripple-defenses',
  name: 'Cripple Defenses',
  set: 'base',
  text: 'Action: pick a planet, whose PDS are all destroyed.',
  copies: 1,
  questions: [choosePlanet],
  action: {
    unable: () => undefined, // a planet without PDS may be chosen
    target: (game, { holder }) => choosePlanet.of(holder, { prompt: 'On which planet are all PDS destroyed?', planets: planets(game) }),
    effect: (game, { holder }, [planet]) => {
      const units = planet === undefined ? [] : unitsAt(game, { planet, type: 'pds' });
      return units.length ? call(destroyUnits, { units: units.map((unit) => unit.id), by: holder }, 'finish') : undefined;
    },
  },
});
