import { drawActionCards } from '#ti4/rules/phases/action-cards.ts';
import { agenda, on } from '#ti4/rules/components/component.ts';

export default agenda({
  id: 'minister-of-policy',
  name: 'Minister of Policy',
  set: 'base',
  text: 'Elect a player: when a status phase ends, they draw 1 action card.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  reactions: [
    on('when', 'status-phase-ends', {
      mandatory: true,
      isUsable: () => true,
      effect: (game, { holder }) => void drawActionCards(game, holder, 1),
    }),
  ],
});
