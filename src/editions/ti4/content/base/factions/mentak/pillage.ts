import { ask, call, choose, chosenKey, done, goto } from '#engine';
import { queueMoment } from '#ti4/rules/events/moments.ts';
import { handOverCommodities } from '#ti4/rules/trade/trade-goods.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { areNeighbors } from '#ti4/rules/board/adjacency.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const ID = 'pillage';

/** Tells whether a seat can pillage another: a neighbor with at least 3 trade goods and no note that protects it. */
const pillaged = (game: Game, seat: SeatId, of: SeatId): boolean =>
  of !== seat &&
  seatOf(game, of).tradeGoods >= 3 &&
  areNeighbors(game, seat, of) &&
  !seatOf(game, of).playArea.includes(`promise-of-protection@${seat}`);

const booty = question<{ of: SeatId }>()('pillage', (game, _seat, { of }) => {
  const { tradeGoods, commodities } = seatOf(game, of);
  if (!tradeGoods && !commodities)
    return { kind: 'none', reason: 'That player has no trade goods or commodities left.' };
  return choose(
    `What do you take from ${nameOfSeat(game, of)}?`,
    [
      ...(tradeGoods ? [{ key: 'trade-good', label: '1 trade good', hint: `they have ${tradeGoods}` }] : []),
      ...(commodities
        ? [{ key: 'commodity', label: '1 commodity', hint: `they have ${commodities}; it becomes a trade good` }]
        : []),
    ],
    { min: 0, nothing: 'Take nothing' },
  );
});

/** Pillages one player after another: both players of a transaction can be pillaged. */
const pillage = procedure<{ seat: SeatId; from: SeatId[] }>()('pillage', {
  next: (game, { seat, from }) => {
    if (!from.length) return done();
    if (pillaged(game, seat, from[0])) return ask([booty.ask(seat, { of: from[0] })], 'take');
    from.shift();
    return goto('next');
  },
  take: (game, { seat, from }, got) => {
    const of = from.shift() ?? seat;
    const what = chosenKey(got.answer);
    if (what === 'commodity') handOverCommodities(game, of, seat, 1);
    if (what === 'trade-good') {
      seatOf(game, of).tradeGoods -= 1;
      seatOf(game, seat).tradeGoods += 1;
    }
    if (what !== undefined) {
      game.addFact({ type: 'goods-taken', seat, from: of, by: ID, commodity: what === 'commodity' });
      queueMoment(game, 'after', 'ability-resolved', { seat, ability: ID, against: of });
    }
    return goto('next');
  },
});

export default ability({
  id: ID,
  name: 'Pillage',
  set: 'base',
  faction: 'mentak',
  text: 'After a neighbor gains trade goods or makes a transaction: if they have at least 3 trade goods, you may take 1 trade good or commodity from them.',
  reactions: [
    on('after', 'trade-goods-gained', {
      isUsable: (game, { holder }, { seat }) => pillaged(game, holder, seat),
      effect: (_game, { holder }, { seat }) => call(pillage, { seat: holder, from: [seat] }, 'finish'),
    }),
    on('after', 'transaction-done', {
      isUsable: (game, { holder }, { seats }) => seats.some((seat) => pillaged(game, holder, seat)),
      effect: (_game, { holder }, { seats }) => call(pillage, { seat: holder, from: [...seats] }, 'finish'),
    }),
  ],
  procedures: [pillage],
  questions: [booty],
});
