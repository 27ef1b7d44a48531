import { actionCard } from '#ti3/rules/components/component.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { isHomeSystem } from '#ti3/rules/board/adjacency.ts';
import { exhaustPlanets } from '#ti3/rules/planets/planets.ts';
import type { Planet } from '#ti3/rules/state.ts';
import type { SystemId } from '#ti3/rules/terms.ts';

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
  text: 'Action: exhaust all planets in 1 non-home system.',
  sense: 'hostile',
  isUseful: (game, seat) => systems(game).some((system) => readyIn(game, system).some(({ owner }) => owner !== seat)),
  confidence: 'medium',
  action: {
    problem: (game) => (systems(game).length ? undefined : 'No planet outside the home systems is ready.'),
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, { prompt: 'In which system do you start the uprising?', systems: systems(game) }),
    effect: (game, _held, [system]) => {
      if (system !== undefined)
        for (const { id, owner } of readyIn(game, system)) exhaustPlanets(game, owner ?? '', [id]);
    },
  },
});
