import { ask, call, chosenKeys, chosenKey, choose, done, goto } from '#engine';
import { strategyCard } from '#ti3/rules/components/component.ts';
import { changeTradeGoods } from '#ti3/rules/trade/trade-goods.ts';
import { procedure, question, openWindow } from '#ti3/rules/game.ts';
import { nameOfSeat } from '#ti3/rules/names.ts';
import { seatsFrom, seatOf } from '#ti3/rules/seats.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { receiveTradeGoods } from '#ti3/rules/trade/agreements.ts';
import { breakAgreement, agreementsEndedByCancelAll } from '#ti3/rules/trade/breaking-agreements.ts';
import { tradePrimary } from '#ti3/rules/trade/trade-card.ts';
import { formatList } from '#text/sentences.ts';

const GOODS = 3;
const CANCELLED = 2;

const way = question<object>()(
  'trade-ii-way',
  (game) =>
    choose('What do you do with Trade II?', [
      { key: 'goods', label: `Gain ${GOODS} trade goods` },
      {
        key: 'cancel',
        label: `Break up to ${CANCELLED} trade agreements`,
        ...(agreementsEndedByCancelAll(game).length
          ? {}
          : { disabledReason: 'There is no trade agreement you can break.' }),
      },
    ]),
  { title: 'decide how to trade', forced: true },
);

const which = question<object>()(
  'trade-ii-cancel',
  (game) => {
    const open = agreementsEndedByCancelAll(game);
    if (!open.length) return { kind: 'none', reason: 'There is no trade agreement you can break.' };
    return choose(
      'Which trade agreements do you break?',
      open.map(({ id, seats }) => ({ key: id, label: formatList(seats.map((seat) => nameOfSeat(game, seat))) })),
      { min: 0, max: Math.min(CANCELLED, open.length), nothing: 'Break none' },
    );
  },
  { title: 'break trade agreements', forced: true },
);

interface Trading {
  seat: SeatId;
  /** Players who have not received their trade goods yet. */
  left?: SeatId[];
}

const primary = procedure<Trading>()('trade-ii-primary', {
  ask: (_game, { seat }) => ask([way.ask(seat, {})], 'begun'),
  begun: (game, data, { answer }) => {
    data.left = seatsFrom(game.state, data.seat);
    if (chosenKey(answer) === 'cancel') return ask([which.ask(data.seat, {})], 'cancelled');
    changeTradeGoods(game, data.seat, GOODS);
    return goto('receive');
  },
  cancelled: (game, { seat }, { answer }) => {
    const ids = chosenKeys(answer);
    for (const one of agreementsEndedByCancelAll(game)) if (ids.includes(one.id)) breakAgreement(game, one, seat);
    return goto('receive');
  },
  receive: (game, data) => {
    const [receiver, ...left] = (data.left ?? []).filter((one) => !seatOf(game, one).eliminated);
    if (receiver === undefined) return call(tradePrimary, { seat: data.seat, opened: true }, 'end');
    data.left = left;
    // The other players receive 1 trade good fewer in total.
    receiveTradeGoods(game, receiver, receiver === data.seat ? 0 : 1);
    return openWindow('after', 'agreement-goods-received', { seat: receiver }, 'receive');
  },
  end: () => done(),
});

export default strategyCard({
  id: 'trade-ii',
  name: 'Trade II',
  number: 5,
  group: 'shattered-empire',
  theme: 'trade',
  text: "Primary: gain 3 trade goods, or break up to 2 trade agreements (not those that only war can break). Then you gain your agreements' trade goods; each other player gains those of their own agreements, but 1 less in total. Then players may make agreements that you approve.",
  confidence: 'high',
  primary,
  secondary: null,
  secondaryCost: 0,
  procedures: [primary],
  questions: [way, which],
});
