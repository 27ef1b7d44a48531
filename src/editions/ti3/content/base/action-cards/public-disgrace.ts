import { actionCard, on } from '#ti3/rules/components/component.ts';
import { hasAlternativeTo, takeStrategyCard } from '#ti3/rules/phases/strategy-phase.ts';

export default actionCard({
  id: 'public-disgrace',
  name: 'Public Disgrace',
  copies: 1,
  text: 'After another player picks a strategy card: that player must return it and pick a different one.',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-card-chosen', {
      isUsable: (game, { holder }, { seat, card }) => seat !== holder && hasAlternativeTo(game, seat, card),
      effect: (game, _held, { seat, card }) => {
        const taking = game.enclosingData(takeStrategyCard);
        if (!taking || !hasAlternativeTo(game, seat, card)) return;
        taking.refused = [...(taking.refused ?? []), card];
        game.addFact({ type: 'strategy-card-returned', seat, card });
      },
    }),
  ],
});
