import { call } from '#engine';
import { leader } from '#ti4/rules/components/component.ts';
import { purgeLeader } from '#ti4/rules/leaders/leaders.ts';
import { directMoveTargets, moveDirectly } from '#ti4/rules/movement/direct-moves.ts';
import type { UnitType } from '#ti4/rules/state.ts';
import { chooseSystem } from '#ti4/content/shared/procedures/place-questions.ts';

const types: readonly UnitType[] = ['flagship', 'dreadnought'];

export default leader({
  id: 'the-helmsman',
  set: 'pok',
  faction: 'l1z1x',
  name: 'The Helmsman',
  role: 'hero',
  text: "Action: choose a system without other players' ships. Your flagship and any number of your dreadnoughts may move directly there. Then purge this card.",
  advice: {},
  action: {
    problem: (game, { holder }) =>
      directMoveTargets(game, { seat: holder, types }).length
        ? undefined
        : 'You have no flagship or dreadnought that can move.',
    target: (game, { holder }) =>
      chooseSystem.ask(holder, {
        prompt: 'To which system do you move your flagship and dreadnoughts?',
        systems: directMoveTargets(game, { seat: holder, types }),
      }),
    effect: (game, held, [to]) => {
      purgeLeader(game, held);
      return to === undefined ? undefined : call(moveDirectly, { seat: held.holder, to, types }, 'finish');
    },
  },
});
