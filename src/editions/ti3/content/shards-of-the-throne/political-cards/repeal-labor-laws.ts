import { ask, call, chosenKey, done, goto } from '#engine';
import { politicalCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, type Game } from '#ti3/rules/game.ts';
import { nameOfPlanet } from '#ti3/rules/names.ts';
import { destroyUnits, hasQuality, allUnits } from '#ti3/rules/units/units.ts';
import { chooseImposed } from '#ti3/rules/politics/imposed-choices.ts';
import { goods, valueIfDecided } from '#ti3/rules/politics/outcome-values.ts';
import { orderOfPlay, seatOf } from '#ti3/rules/seats.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { SeatId } from '#ti3/rules/terms.ts';

const GOODS = 3;

const docks = (game: Game, seat: SeatId): Unit[] =>
  allUnits(game).filter((unit) => unit.owner === seat && hasQuality(game, 'produces', unit));

const payOrLose = procedure<{ left: SeatId[] }>()('repeal-labor-laws', {
  next: (game, { left: [seat] }) => {
    if (seat === undefined) return done();
    const options = [
      ...(seatOf(game, seat).tradeGoods >= GOODS ? [{ key: 'pay', label: `Lose ${GOODS} trade goods` }] : []),
      ...docks(game, seat).map(({ id: key, planet = '' }) => ({
        key,
        label: `Destroy the space dock on ${nameOfPlanet(game, planet)}`,
      })),
    ];
    return options.length
      ? ask(
          [chooseImposed.ask(seat, { prompt: 'Repeal Labor Laws: what do you lose?', options, owes: true })],
          'chosen',
        )
      : goto('over');
  },
  chosen: (game, { left: [seat] }, { answer }) => {
    const choice = chosenKey(answer);
    const lost = docks(game, seat).filter(({ id }) => id === choice);
    if (lost.length) destroyUnits(game, lost);
    else changeTradeGoods(game, seat, -GOODS);
    return goto('over');
  },
  over: (_game, data) => {
    data.left = data.left.slice(1);
    return goto('next');
  },
});

export default politicalCard({
  id: 'repeal-labor-laws',
  name: 'Repeal Labor Laws',
  text: 'For: players may produce space docks on planets they gained control of this round. Against: each player loses 3 trade goods or destroys 1 of their space docks.',
  law: true,
  elect: 'for-against',
  stake: valueIfDecided({ for: 0.5, against: (game, seat) => (goods(game, seat) >= GOODS ? -3 : -5) }),
  confidence: 'medium',
  modifiers: { 'builds-on-new-planets': () => true },
  procedures: [payOrLose],
  resolve: (game, outcome) =>
    outcome === 'against' ? call(payOrLose, { left: orderOfPlay(game) }, 'finish') : undefined,
});
