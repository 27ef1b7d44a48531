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
  text: "Primary: either gain 3 trade goods and those from your agreements, then approve new agreements; or break all agreements except those that only war can break. Secondary: spend 1 strategy counter to gain your agreements' trade goods, but not from new agreements.",
  primary: tradePrimary,
  secondary: tradeSecondary,
  follow: (game, seat) => {
    const due = tradeIncome(game, seat);
    return due > 0
      ? `Gain ${formatCount(due, 'trade good')} from your trade agreements.`
      : 'Your trade agreements bring no trade goods, but another of your cards may.';
  },
  secondaryCost: 1,
  secondaryUnable: (game, seat) => {
    if (!agreementsOf(game, seat).length) return 'You have no trade agreements.';
    return tradeIncome(game, seat) > 0 ? undefined : 'Your trade agreements bring no trade goods yet.';
  },
  confidence: 'high',
});
