import { actionCard, on, type Game } from '#ti3/rules/components/component.ts';
import { politicalPrimary } from '#ti3/rules/politics/political-card.ts';

/** Tells whether a political card is still to be drawn. */
function willMeet(game: Game): boolean {
  const { draw, discard } = game.state.decks.political;
  return draw.length + discard.length > 0 && game.enclosingData(politicalPrimary)?.dissolved === undefined;
}

export default actionCard({
  id: 'council-dissolved',
  name: 'Council Dissolved',
  copies: 1,
  text: 'Before a player draws a political card with the primary ability of Political: that player draws none, and there is no vote.',
  confidence: 'medium',
  reactions: [
    on('when', 'political-card-draw', {
      isUsable: willMeet,
      effect: (game) => {
        const primary = game.enclosingData(politicalPrimary);
        if (primary) primary.dissolved = true;
      },
    }),
  ],
});
