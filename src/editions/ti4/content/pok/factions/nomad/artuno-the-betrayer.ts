import { leader, on } from '#ti4/rules/components/component.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';
import {
  tradeGoodsOnLeader,
  placeTradeGoodsOnLeader,
  takeTradeGoodsFromLeader,
} from '#ti4/rules/leaders/leader-trade-goods.ts';
import { leaderSheetKey } from '#ti4/rules/components/zones/leaders.ts';
import { agentReaction } from '#ti4/content/shared/cards/agents.ts';

export default leader({
  id: 'artuno-the-betrayer',
  name: 'Artuno the Betrayer',
  set: 'pok',
  faction: 'nomad',
  role: 'agent',
  text: 'When you gain trade goods from the supply: you may exhaust this card and place the same number of trade goods on it. When this card is readied: gain those trade goods.',
  // AI players do not exhaust her for a single trade good.
  advice: { gains: (_game, _seat, { count } = {}) => ({ tradeGoods: Number(count ?? 0) - 1 }) },
  reactions: [
    agentReaction('when', 'trade-goods-from-supply', {
      isUsable: (_game, { holder }, { seat, count }) => seat === holder && count > 0,
      effect: (game, held, { count }) => placeTradeGoodsOnLeader(game, held, count),
    }),
    on('when', 'leader-readied', {
      mandatory: 'any-order',
      isUsable: (game, held, { seat, leader: readied }) =>
        seat === held.holder && readied === leaderSheetKey(held) && tradeGoodsOnLeader(game, held) > 0,
      effect: (game, held) => gainTradeGoods(game, held.holder, takeTradeGoodsFromLeader(game, held), 'card'),
    }),
  ],
});
