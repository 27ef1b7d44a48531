import { call } from '#engine';
import { politicalCard } from '#ti2/rules/components/component.ts';
import { payDebt } from '#ti2/rules/production/debts.ts';

export default politicalCard({
  id: 'fine',
  name: 'Fine',
  copies: 2,
  elect: 'player',
  text: 'The elected player pays 15 credits, and sells assets for it if need be.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, seat) => call(payDebt, { seat, count: 15, why: 'fine' }, 'finish'),
});
