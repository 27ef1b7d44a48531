import { actionCard } from '#ti4/rules/components/component.ts';
import { hasTrait, planetsOf } from '#ti4/rules/planets/planets.ts';
import { gainTradeGoods } from '#ti4/rules/trade/trade-goods.ts';

export default actionCard({
  id: 'industrial-initiative',
  name: 'Industrial Initiative',
  set: 'base',
  text: 'Action: gain 1 trade good for each industrial planet you control.',
  copies: 1,
  advice: {
    gains: (game, seat) => ({
      tradeGoods: planetsOf(game, seat).filter(({ id }) => hasTrait(game, id, 'industrial')).length,
    }),
  },
  action: {
    problem: () => undefined, // playable without such a planet
    effect: (game, { holder }) =>
      gainTradeGoods(game, holder, planetsOf(game, holder).filter(({ id }) => hasTrait(game, id, 'industrial')).length),
  },
});
