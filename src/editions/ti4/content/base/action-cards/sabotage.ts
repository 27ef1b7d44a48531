import { unwind } from '#engine';
import { actionCard, componentOf, on } from '#ti4/rules/components/component.ts';

const ID = 'sabotage';

export default actionCard({
  id: ID,
  name: 'Sabotage',
  set: 'base',
  text: 'When another player plays an action card other than Sabotage: cancel that card.',
  copies: 4,
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, { holder }, event) => event.seat !== holder && componentOf(event.card) !== ID,
      effect: (game, { holder }, event) => {
        game.addFact({ type: 'action-card-cancelled', seat: event.seat, card: event.card, by: holder });
        return unwind(event.frame, 'cancelled');
      },
    }),
  ],
});
