import { formatCount } from '#text/sentences.ts';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { tradeIncome } from '#ti3/rules/trade/agreements.ts';
import { agreementsOf } from '#ti3/rules/trade/breaking-agreements.ts';
import { tradePrimary, tradeSecondary } from '#ti3/rules/trade/trade-card.ts';

export default strategyCard({
  id: 'trade',
  name: 'Trade',
  number: 5,
  theme: 'trade',
  text: 'Either you get 3 trade goods and those of your agreements, and then all may make agreements that you approve; or you cancel all agreements. The others may spend a counter from strategy allocation to get the goods of theirs.',
  primary: tradePrimary,
  secondary: tradeSecondary,
  follow: (game, seat) => {
    const due = tradeIncome(game, seat);
    return due > 0
      ? `Get ${formatCount(due, 'trade good')} from your agreements.`
      : 'Your agreements bring you nothing; another card of yours may.';
  },
  secondaryCost: 1,
  secondaryUnable: (game, seat) => {
    if (!agreementsOf(game, seat).length) return 'You have no trade agreement.';
    return tradeIncome(game, seat) > 0 ? undefined : 'Your trade agreements bring nothing yet.';
  },
  confidence: 'high',
});
