import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { payDebts } from '#ti2/rules/production/debts.ts';
import { seatsByInfluence, planetsOutsideHome } from '#ti2/rules/seats.ts';

export default politicalCard({
  id: 'war-tax',
  name: 'War Tax',
  copies: 1,
  elect: 'for-against',
  text: 'For: each player pays 1 credit for each of their planets outside their home system. Players with too few credits sell assets to pay. Against: no effect.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, outcome) => {
    if (outcome !== 'for') return undefined;
    const debts = seatsByInfluence(game).map((seat) => ({
      seat,
      count: planetsOutsideHome(game, seat).length,
      why: 'war-tax',
    }));
    return call(payDebts, { debts }, 'finish');
  },
});
