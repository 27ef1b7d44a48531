import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { agreementsOf, endAgreement } from '#ti2/rules/trade/agreements.ts';

export default politicalCard({
  id: 'trade-ban',
  name: 'Trade Ban',
  copies: 1,
  elect: 'player',
  text: 'The trade agreements of the elected player end, and no others are made with them in this round.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, seat) => {
    for (const { id } of agreementsOf(game, seat)) endAgreement(game, id, null);
    addEffect(game, 'trade-ban', seat, null, 'round');
  },
  modifiers: {
    'agreement-barred': (_game, { holder }, barred, { seat }) =>
      seat === holder ? 'The senate has banned that trade.' : barred,
  },
});
