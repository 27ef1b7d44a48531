import { actionCard } from '../../../rules/components/component.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import type { Game } from '../../../rules/game.ts';
import { planetsOf } from '../../../rules/planets/planets.ts';
import { seatOf } from '../../../rules/seats.ts';

const abroad = (game: Game, seat: string): number =>
  planetsOf(game, seat).filter(({ system }) => system !== seatOf(game, seat).home).length;

export default actionCard({
  id: 'good-year',
  name: 'Good Year',
  copies: 1,
  text: 'Action: you get a trade good for each of your planets outside your home system.',
  confidence: 'medium',
  action: {
    unable: (game, { holder }) => (abroad(game, holder) ? undefined : 'You have no planet outside your home system.'),
    effect: (game, { holder }) => changeTradeGoods(game, holder, abroad(game, holder)),
  },
});
