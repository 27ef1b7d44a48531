import { actionCard, on } from '#ti4/rules/components/component.ts';
import { chooseStrategyCard, isAnotherLeft } from '#ti4/rules/phases/strategy-phase.ts';

export default actionCard({
  id: 'public-disgrace',
  name: 'Public Disgrace',
  set: 'base',
  text: 'When another player picks a strategy card in the strategy phase: they must pick a different one if they can.',
  copies: 1,
  reactions: [
    on('when', 'strategy-card-chosen', {
      isUsable: (game, { holder }, { seat, card }) => seat !== holder && isAnotherLeft(game, card),
      effect: (game, _held, { card }) => {
        game.enclosingData(chooseStrategyCard)?.refused.push(card);
      },
    }),
  ],
});
