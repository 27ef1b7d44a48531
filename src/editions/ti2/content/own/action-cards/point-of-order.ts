import { unwind } from '#engine';
import { actionCard, on } from '#ti2/rules/components/component.ts';

export default actionCard({
  id: 'point-of-order',
  name: 'Point of Order',
  copies: 2,
  text: 'After a political card (not an event) is read: discard it and draw another one. A law that is read again for a new vote is discarded too, but then no card is drawn.',
  sources: { text: 'own', copies: 'own' },
  seldom: true,
  reactions: [
    on('when', 'political-card-read', {
      isUsable: () => true,
      effect: (game, { holder, component }, { card, frame }) => {
        game.addFact({ type: 'political-card-discarded', card, by: component, seat: holder });
        return unwind(frame, 'vetoed');
      },
    }),
  ],
});
