import { actionCard } from '#ti3/rules/components/component.ts';
import { addEffect } from '#ti3/rules/components/effects.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';
import type { Game } from '#ti3/rules/game.ts';
import { entryProblem } from '#ti3/rules/movement/routes.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';

const MORE = 2;

const systems = (game: Game, seat: SeatId): SystemId[] =>
  Object.keys(game.state.systems).filter((system) => entryProblem(game, seat, system) === undefined);

export default actionCard({
  id: 'war-footing',
  name: 'War Footing',
  copies: 1,
  text: 'Action: choose a system. This round, your fleet supply allows 2 more ships there. When the status phase ends, remove your excess ships there.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      systems(game, holder).length ? undefined : 'There is no system that your ships can enter.',
    target: (game, { holder }) =>
      chooseTargetSystem.ask(holder, {
        prompt: 'In which system do you raise your fleet supply?',
        systems: systems(game, holder),
      }),
    effect: (game, { holder, component }, [system]) => {
      if (system !== undefined) addEffect(game, component, holder, system, 'round');
    },
  },
  modifiers: {
    'fleet-supply': (_game, { holder, memory }, supply, { seat, system }) =>
      seat === holder && system === memory ? supply + MORE : supply,
  },
});
