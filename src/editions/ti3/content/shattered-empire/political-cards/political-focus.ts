import { call } from '#engine';
import { on, politicalCard } from '#ti3/rules/components/component.ts';
import { chooseOption } from '#ti3/rules/components/target-questions.ts';
import { receiveCounters } from '#ti3/rules/tokens/counter-placement.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { furtherAgenda } from '#ti3/rules/politics/political-card.ts';
import { valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';

const OPTIONS = [
  { key: 'counter', label: 'Gain 1 command counter' },
  { key: 'goods', label: 'Gain 2 trade goods' },
];

export default politicalCard({
  id: 'political-focus',
  name: 'Political Focus',
  text: 'For: a player who picks the Political strategy card gains 1 command counter or 2 trade goods. Against: the council votes on the next political card now.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5 }),
  confidence: 'medium',
  reactions: [
    on('after', 'strategy-card-chosen', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat, card }) => seat === holder && card === 'political',
      target: (_game, { holder }) =>
        chooseOption.ask(holder, { prompt: 'What do you gain for picking Political?', options: OPTIONS }),
      effect: (game, { holder: seat }, _event, [gain]) => {
        if (gain === 'counter') return call(receiveCounters, { seat, count: 1 }, 'finish');
        changeTradeGoods(game, seat, 2);
        return undefined;
      },
    }),
  ],
  resolve: (_game, outcome) => (outcome === 'against' ? call(furtherAgenda, {}, 'finish') : undefined),
});
