import { addEffect } from '#ti2/rules/components/kit.ts';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { agreementsOf, endAgreement } from '#ti2/rules/trade/agreements.ts';

export default politicalCard({
  id: 'trade-ban',
  name: 'Trade Ban',
  copies: 1,
  elect: 'player',
  text: 'Elect a player: all their trade agreements end, and they cannot make new ones this round.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, seat) => {
    for (const { id } of agreementsOf(game, seat)) endAgreement(game, id, null);
    addEffect(game, 'trade-ban', seat, null, 'round');
  },
  modifiers: {
    'agreement-barred': (_game, { holder }, barred, { seat }) =>
      seat === holder ? 'The elected player cannot make trade agreements this round (Trade Ban).' : barred,
  },
});
