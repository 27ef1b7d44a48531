import { call } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { payDebts } from '../../../rules/phases/debts.ts';
import { byInfluence, outsideOf } from '../../../rules/seats.ts';

export default politicalCard({
  id: 'war-tax',
  name: 'War Tax',
  copies: 1,
  elect: 'for-against',
  text: 'For: everybody pays 1 credit for each of their planets outside their home system. Against: nothing.',
  sources: { text: 'own', copies: 'own' },
  resolve: (game, outcome) => {
    if (outcome !== 'for') return undefined;
    const debts = byInfluence(game).map((seat) => ({ seat, count: outsideOf(game, seat).length, why: 'war-tax' }));
    return call(payDebts, { debts }, 'finish');
  },
});
