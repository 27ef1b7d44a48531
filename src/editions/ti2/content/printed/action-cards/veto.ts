import { actionCard } from '#ti2/rules/components/component.ts';
import pointOfOrder from '#ti2/content/own/action-cards/point-of-order.ts';

export default actionCard({
  ...pointOfOrder,
  id: 'veto',
  name: 'Veto',
  copies: 2,
  text: 'After a political card is read (not an event): discard it and draw another one. If it is a law voted on again, draw none.',
  sources: { text: 'single', copies: 'confirmed' },
});
