import { ability, on } from '#ti4/rules/components/component.ts';
import { predictionsBy, hasVotedFor } from '#ti4/rules/politics/outcomes.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default ability({
  id: 'future-sight',
  name: 'Future Sight',
  set: 'pok',
  faction: 'nomad',
  text: 'After an agenda is resolved with an outcome you voted for or predicted: gain 1 trade good.',
  reactions: [
    on('after', 'agenda-resolved', {
      mandatory: true,
      isUsable: (game, { holder }, { outcome }) =>
        outcome !== '' &&
        (hasVotedFor(game, holder, (one) => one === outcome) || predictionsBy(game, holder).includes(outcome)),
      effect: (game, { holder }) => gainTradeGoods(game, holder, 1),
    }),
  ],
});
