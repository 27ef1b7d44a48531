import { actionCard, on } from '#ti3/rules/components/component.ts';
import { breakAgreement, agreementsEndedByCancelAll } from '#ti3/rules/trade/breaking-agreements.ts';

export default actionCard({
  id: 'trade-stop',
  name: 'Trade Stop',
  copies: 1,
  text: 'When the strategy phase begins: break all trade agreements, except those that only war can break.',
  sense: 'seldom',
  confidence: 'medium',
  reactions: [
    on('when', 'strategy-phase-begins', {
      isUsable: (game) => agreementsEndedByCancelAll(game).length > 0,
      effect: (game, { holder }) => {
        for (const agreement of agreementsEndedByCancelAll(game)) breakAgreement(game, agreement, holder);
      },
    }),
  ],
});
