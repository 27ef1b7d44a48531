import { actionCard, on } from '#ti4/rules/components/component.ts';
import { cutTurnShort } from '#ti4/rules/phases/turn-state.ts';

export default actionCard({
  id: 'coup-detat',
  name: "Coup d'État",
  set: 'pok',
  text: 'When another player is about to perform a strategic action: end their turn instead. The strategy card has no effect and stays readied.',
  copies: 1,
  advice: { harms: { actions: 1 } },
  reactions: [
    on('when', 'strategic-action-nears', {
      isUsable: (_game, { holder }, { seat }) => seat !== holder,
      effect: (game, { holder }, { seat }) => cutTurnShort(game, seat, holder),
    }),
  ],
});
