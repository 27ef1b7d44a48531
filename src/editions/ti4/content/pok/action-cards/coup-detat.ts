import { actionCard, on } from '#ti4/rules/components/component.ts';
import { cutTurnShort } from '#ti4/rules/phases/turn-state.ts';

export default actionCard({
  id: 'coup-detat',
  name: 'Coup d’État',
  set: 'pok',
  text: 'Another player is about to take a strategic action: their turn ends instead. Nobody uses the strategy card, and it is not exhausted.',
  copies: 1,
  advice: { harms: { actions: 1 } },
  reactions: [
    on('when', 'strategic-action-nears', {
      isUsable: (_game, { holder }, { seat }) => seat !== holder,
      effect: (game, { holder }, { seat }) => cutTurnShort(game, seat, holder),
    }),
  ],
});
