import { unwind } from '#engine';
import { actionCard, on } from '#ti2/rules/components/component.ts';

export default actionCard({
  id: 'countermand',
  name: 'Countermand',
  copies: 4,
  text: 'When another player plays an action card other than Countermand: cancel that card. It is discarded without effect.',
  sources: { text: 'own', copies: 'own' },
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, { holder, component }, event) => event.seat !== holder && event.component !== component,
      effect: (game, { component }, { seat, card, frame }) => {
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled');
      },
    }),
  ],
});
