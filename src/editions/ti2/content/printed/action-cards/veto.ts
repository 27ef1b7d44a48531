import { actionCard } from '#ti2/rules/components/component.ts';
import pointOfOrder from '#ti2/content/own/action-cards/point-of-order.ts';

export default actionCard({
  ...pointOfOrder,
  id: 'veto',
  name: 'Veto',
  copies: 2,
  text: 'After a political card has been read: it is put away, and another is drawn. Events cannot be put away.',
  sources: { text: 'single', copies: 'confirmed' },
});
