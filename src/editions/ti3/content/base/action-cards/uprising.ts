import { actionCard } from '../../../rules/components/component.ts';
import { chooseSystemOf } from '../../../rules/components/targets.ts';
import type { Game } from '../../../rules/game.ts';
import { isHomeSystem } from '../../../rules/movement/galaxy.ts';
import { exhaustPlanets } from '../../../rules/planets/planets.ts';
import type { Planet } from '../../../rules/state.ts';
import type { SystemId } from '../../../rules/terms.ts';

const readyIn = (game: Game, system: SystemId): Planet[] =>
  game.state.systems[system].planets
    .map((planet) => game.state.planets[planet])
    .filter(({ owner, exhausted }) => owner !== null && !exhausted);

const systems = (game: Game): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => !isHomeSystem(game, system) && readyIn(game, system).length > 0);

export default actionCard({
  id: 'uprising',
  name: 'Uprising',
  copies: 1,
  text: 'Action: all planets of a system that is no home system are exhausted.',
  sense: 'hostile',
  confidence: 'medium',
  action: {
    unable: (game) => (systems(game).length ? undefined : 'No ready planet lies outside the home systems.'),
    target: (game, { holder }) =>
      chooseSystemOf.of(holder, { prompt: 'Where does the uprising break out?', systems: systems(game) }),
    effect: (game, _held, [system]) => {
      if (system !== undefined)
        for (const { id, owner } of readyIn(game, system)) exhaustPlanets(game, owner ?? '', [id]);
    },
  },
});
