import { actionCard } from '#ti2/rules/components/component.ts';
import pointOfOrder from '#ti2/content/own/action-cards/point-of-order.ts';

export default actionCard({
  ...pointOfOrder,
  id: 'veto',
  name: 'Veto',
  copies: 2,
  text: 'After a political card (not an event) is read: discard it and draw another one. A law that is read again for a new vote is discarded too, but then no card is drawn.',
  sources: { text: 'single', copies: 'confirmed' },
});
