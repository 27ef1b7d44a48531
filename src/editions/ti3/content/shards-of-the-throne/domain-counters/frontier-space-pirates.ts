import { ask, call, chosenKey, choose, done } from '#engine';
import { fightRaider } from '#ti3/rules/combat/raiders.ts';
import { domainCounter } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question } from '#ti3/rules/game.ts';
import { seatOf } from '#ti3/rules/seats.ts';
import type { SeatId, SystemId } from '#ti3/rules/terms.ts';
import { formatCount } from '#text/sentences.ts';

const toll = question<{ system: SystemId }>()(
  'space-pirates',
  (game, seat) => {
    const { tradeGoods } = seatOf(game, seat);
    return choose('Do you give the pirates all your trade goods or fight their dreadnought?', [
      {
        key: 'pay',
        label: `Pay ${formatCount(tradeGoods, 'trade good')}`,
        ...(!tradeGoods && { disabledReason: 'You have no trade goods.' }),
      },
      { key: 'fight', label: 'Fight their dreadnought' },
    ]);
  },
  { title: 'answer the pirates', forced: true, owing: (seat) => [seat] },
);

const meet = procedure<{ seat: SeatId; system: SystemId }>()('space-pirates', {
  ask: (_game, { seat, system }) => ask([toll.ask(seat, { system })], 'chosen'),
  chosen: (game, { seat, system }, { answer }) => {
    if (chosenKey(answer) !== 'pay') return call(fightRaider, { seat, system, unit: 'dreadnought' as const }, 'end');
    changeTradeGoods(game, seat, -seatOf(game, seat).tradeGoods);
    return done();
  },
  end: () => done(),
});

export default domainCounter({
  id: 'frontier-space-pirates',
  name: 'Space Pirates',
  text: 'When your ships find this: either lose all your trade goods or fight a dreadnought. If you have no trade goods, you must fight. Then discard this counter.',
  confidence: 'high',
  frontier: true,
  counters: { 0: 2 },
  entered: (_game, { seat, system }) => call(meet, { seat, system }, 'finish'),
  procedures: [meet],
  questions: [toll],
});
