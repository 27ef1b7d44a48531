import { unwind } from '#engine';
import { actionCard, on } from '#ti3/rules/components/component.ts';
import { strategicAction } from '#ti3/rules/phases/strategic-action.ts';

/** Themes of the Political card and of Assembly, which replaces it. */
const COUNCILS: readonly string[] = ['council', 'assembly'];

export default actionCard({
  id: 'council-disbanded',
  name: 'Council Disbanded',
  copies: 1,
  text: "When another player's strategic action with Political or Assembly begins: cancel that card's primary and secondary abilities.",
  confidence: 'medium',
  reactions: [
    on('when', 'strategic-action', {
      isUsable: (game, { holder }, { seat, card }) =>
        seat !== holder &&
        COUNCILS.includes(String(game.book.byKind['strategy-card'][card]?.theme)) &&
        game.enclosingData(strategicAction) !== undefined,
      effect: () => unwind(strategicAction, 'disbanded'),
    }),
  ],
});
