import { withdrawalTargets, withdrawFleet } from '#ti3/rules/combat/withdrawal.ts';
import { ability, on } from '#ti3/rules/components/component.ts';
import { modify } from '#ti3/rules/components/modifiers.ts';
import { chooseTargetSystem } from '#ti3/rules/components/target-questions.ts';

export default ability({
  id: 'early-retreat',
  name: 'Early Retreat',
  text: 'When your fleet is attacked: it may retreat before the space battle begins, under the usual rules.',
  confidence: 'high',
  sense: 'as-it-loses',
  reactions: [
    on('when', 'space-battle-looms', {
      isUsable: (game, { holder }, { attacker, defender, system }) =>
        defender === holder &&
        modify(game, 'retreat-barred', { seat: holder, enemy: attacker, system }, undefined) === undefined &&
        withdrawalTargets(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseTargetSystem.ask(holder, {
          prompt: 'To which system does your fleet retreat?',
          systems: withdrawalTargets(game, holder, system),
        }),
      effect: (game, { holder }, { system }, [towards]) => {
        const open = towards !== undefined && withdrawalTargets(game, holder, system).includes(towards);
        return open ? withdrawFleet(game, { seat: holder, system, towards }, 'finish') : undefined;
      },
    }),
  ],
});
