import { refuges, withdraw } from '../../../../rules/combat/withdrawing.ts';
import { ability, on } from '../../../../rules/components/component.ts';
import { modify } from '../../../../rules/components/modifiers.ts';
import { chooseSystemOf } from '../../../../rules/components/targets.ts';

export default ability({
  id: 'early-retreat',
  name: 'Early Retreat',
  text: 'A fleet of yours that is attacked may retreat before the battle begins.',
  confidence: 'high',
  sense: 'as-it-loses',
  reactions: [
    on('when', 'space-battle-looms', {
      usable: (game, { holder }, { attacker, defender, system }) =>
        defender === holder &&
        modify(game, 'retreat-barred', { seat: holder, enemy: attacker, system }, undefined) === undefined &&
        refuges(game, holder, system).length > 0,
      target: (game, { holder }, { system }) =>
        chooseSystemOf.of(holder, { prompt: 'Where does your fleet go?', systems: refuges(game, holder, system) }),
      effect: (game, { holder }, { system }, [towards]) => {
        if (towards !== undefined) withdraw(game, holder, system, towards);
      },
    }),
  ],
});
