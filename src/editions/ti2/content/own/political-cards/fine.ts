import { call } from '../../../../../engine/index.ts';
import { politicalCard } from '../../../rules/components/component.ts';
import { payDebt } from '../../../rules/phases/debts.ts';

export default politicalCard({
  id: 'fine',
  name: 'Fine',
  copies: 2,
  elect: 'player',
  text: 'The elected player pays 15 credits, and sells assets for it if need be.',
  sources: { text: 'own', copies: 'own' },
  resolve: (_game, seat) => call(payDebt, { seat, count: 15, why: 'fine' }, 'finish'),
});
