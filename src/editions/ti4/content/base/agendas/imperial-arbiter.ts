import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { agenda, on } from '#ti4/rules/components/component.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { discardLaw } from '#ti4/rules/politics/laws.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { othersFrom, seatOf } from '#ti4/rules/seats.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import {
  strategyCardOptions,
  strategyCardsOf,
  swapStrategyCards,
} from '#ti4/content/shared/procedures/swap-strategy-cards.ts';

const ownCard = question<object>()(
  'imperial-arbiter-own',
  (game, seat): Spec => choose('Which of your strategy cards do you give?', strategyCardOptions(game, seat)),
  { forced: true },
);

const otherCard = question<object>()('imperial-arbiter-other', (game, seat): Spec =>
  choose(
    'Which strategy card do you gain in exchange?',
    othersFrom(game.state, seat).flatMap((other) => strategyCardOptions(game, other, nameOfSeat(game, other))),
  ),
);

const swap = procedure<{ seat: SeatId; key: string; own?: string }>()('imperial-arbiter', {
  discard: (game, { seat, key }) => {
    discardLaw(game, key);
    return ask([ownCard.ask(seat, {})], 'other');
  },
  other: (_game, data, got) => {
    const own = chosenKey(got.answer);
    if (own === undefined) return done();
    data.own = own;
    return ask([otherCard.ask(data.seat, {})], 'swap');
  },
  swap: (game, { seat, own }, got) => {
    const taken = chosenKey(got.answer);
    const from = othersFrom(game.state, seat).find(
      (other) => taken !== undefined && taken in seatOf(game, other).strategyCards,
    );
    if (own === undefined || taken === undefined || from === undefined) return done();
    swapStrategyCards(game, seat, own, from, taken);
    return done();
  },
});

export default agenda({
  id: 'imperial-arbiter',
  name: 'Imperial Arbiter',
  set: 'base',
  text: "Elect a player: when a strategy phase ends, they may discard this card and swap 1 of their strategy cards with another player's.",
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  procedures: [swap],
  questions: [ownCard, otherCard],
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, { holder }) =>
        strategyCardsOf(game, holder).length > 0 &&
        othersFrom(game.state, holder).some((other) => strategyCardsOf(game, other).length > 0),
      effect: (_game, { holder, key }) => call(swap, { seat: holder, key }, 'finish'),
    }),
  ],
});
