import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { payDebt } from '#ti2/rules/production/debts.ts';

export default politicalCard({
  id: 'fine',
  name: 'Fine',
  copies: 2,
  elect: 'player',
  text: 'Elect a player: they pay 15 credits. If they have fewer, they sell assets to pay.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, seat) => call(payDebt, { seat, count: 15, why: 'fine' }, 'finish'),
});
