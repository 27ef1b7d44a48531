import { currentCombat, opponentIn } from '#ti4/rules/combat/combat.ts';
import { actionCard, on } from '#ti4/rules/components/component.ts';
import { spaceCombat } from '#ti4/rules/combat/space-combat.ts';

export default actionCard({
  id: 'intercept',
  name: 'Intercept',
  set: 'base',
  text: 'After your opponent announces a retreat from space combat: they cannot retreat this round.',
  copies: 1,
  reactions: [
    on('after', 'retreat-announced', {
      isUsable: (game, { holder }, event) => {
        const combat = currentCombat(game);
        return combat?.retreating === event.seat && opponentIn(combat, event.seat) === holder;
      },
      effect: (game, _held, event) => {
        delete game.enclosingData(spaceCombat)?.retreating;
        game.addFact({ type: 'retreat-prevented', seat: event.seat, system: event.system });
      },
    }),
  ],
});
