import { politicalCard, type Game } from '../../../rules/components/component.ts';
import { addEffect } from '../../../rules/components/effects.ts';
import { changeTradeGoods } from '../../../rules/counters/trade-goods.ts';
import { wormholesIn } from '../../../rules/movement/galaxy.ts';
import { shipsIn } from '../../../rules/planets/units.ts';
import { ifDecided, tradesOf } from '../../../rules/politics/stakes.ts';
import { playing } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/terms.ts';

const ID = 'intergalactic-commerce';
const GOODS = 3;

/** Systems with a wormhole where a seat's ships are. */
const gates = (game: Game, seat: SeatId): number =>
  Object.keys(game.state.systems).filter(
    (system) => wormholesIn(game, system).length && shipsIn(game, system, seat).length,
  ).length;

export default politicalCard({
  id: ID,
  name: 'Intergalactic Commerce',
  text: 'For: each system with a wormhole brings 3 trade goods to whoever has ships there. Against: in this round every trade contract is worth 1.',
  elect: 'for-against',
  stake: ifDecided({ for: (game, seat) => GOODS * gates(game, seat), against: (game, seat) => -tradesOf(game, seat) }),
  confidence: 'medium',
  modifiers: { 'contract-worth': () => 1 },
  resolve: (game, outcome) => {
    if (outcome === 'against') addEffect(game, ID, '', null, 'round');
    else for (const seat of playing(game.state)) changeTradeGoods(game, seat, GOODS * gates(game, seat));
  },
});
