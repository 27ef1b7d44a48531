import { actionCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods, goodsGainProblem } from '#ti3/rules/trade/trade-goods.ts';
import type { Game } from '#ti3/rules/game.ts';
import { planetsOf } from '#ti3/rules/planets/planets.ts';
import { seatOf } from '#ti3/rules/seats.ts';

const abroad = (game: Game, seat: string): number =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home).length;

export default actionCard({
  id: 'good-year',
  name: 'Good Year',
  copies: 1,
  text: 'Action: gain 1 trade good for each of your planets outside your home system.',
  confidence: 'medium',
  action: {
    problem: (game, { holder }) =>
      abroad(game, holder) ? goodsGainProblem(game, holder) : 'You control no planet outside your home system.',
    effect: (game, { holder }) => changeTradeGoods(game, holder, abroad(game, holder)),
  },
});
