import { agenda } from '#ti4/rules/components/component.ts';
import { votersFor } from '#ti4/rules/politics/vote-tally.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default agenda({
  id: 'articles-of-war',
  name: 'Articles of War',
  set: 'pok',
  text: 'For: mechs have no printed abilities except Sustain Damage. Against: each player who voted “For” gains 3 trade goods.',
  type: 'law',
  elect: 'for-against',
  advice: { outcomes: { against: { tradeGoods: 0.5 } } },
  disables: 'mech',
  resolve: (game, outcome, votes) => {
    if (outcome === 'against') for (const seat of votersFor(game, votes, 'for')) gainTradeGoods(game, seat, 3);
  },
});
