import { domainCounter } from '#ti3/rules/components/component.ts';
import { drawActionCards } from '#ti3/rules/phases/action-cards.ts';

export default domainCounter({
  id: 'frontier-discovery',
  name: 'Discovery',
  text: 'When your ships find this: draw 1 action card.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 1 },
  entered: (game, { seat }) => drawActionCards(game, seat, 1),
});
