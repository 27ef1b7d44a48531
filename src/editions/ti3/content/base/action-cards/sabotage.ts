import { unwind } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';

export default actionCard({
  id: 'sabotage',
  name: 'Sabotage',
  copies: 5,
  text: 'When another player plays an action card other than Sabotage: cancel that card.',
  confidence: 'medium',
  reactions: [
    on('when', 'action-card-played', {
      isUsable: (_game, { holder }, { seat, component }) => seat !== holder && component !== 'sabotage', // 12.2
      effect: (game, { component }, { seat, card, frame }) => {
        game.addFact({ type: 'action-card-cancelled', seat, card, by: component });
        return unwind(frame, 'cancelled'); // 12.3
      },
    }),
  ],
});
