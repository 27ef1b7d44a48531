import { actionCard } from '#ti2/rules/components/component.ts';
import pointOfOrder from '#ti2/content/own/action-cards/point-of-order.ts';

export default actionCard({
  ...pointOfOrder,
  id: 'veto',
  name: 'Veto',
  copies: 2,
  text: 'After a political card is read: discard it and draw another one. Events cannot be discarded this way.',
  sources: { text: 'single', copies: 'confirmed' },
});
