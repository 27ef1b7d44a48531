import { explorationCard } from '#ti4/rules/components/component.ts';
import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';

export default explorationCard({
  id: 'lost-crew',
  name: 'Lost Crew',
  set: 'pok',
  text: 'Draw 2 action cards.',
  deck: 'frontier',
  copies: 2,
  resolve: (game, { seat }) => void drawActionCards(game, seat, 2),
});
