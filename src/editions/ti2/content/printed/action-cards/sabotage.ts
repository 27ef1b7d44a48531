import { actionCard } from '#ti2/rules/components/component.ts';
import countermand from '#ti2/content/own/action-cards/countermand.ts';

export default actionCard({
  ...countermand,
  id: 'sabotage',
  name: 'Sabotage',
  copies: 4,
  text: 'When another player plays an action card other than Sabotage: cancel that card. It is discarded without effect.',
  sources: { text: 'single', copies: 'confirmed' },
});
