import { ask, call, choose, chosenOne, done, type Spec } from '../../../../../engine/index.ts';
import { agenda, on } from '../../../rules/components/component.ts';
import { procedure, question, type Game } from '../../../rules/game.ts';
import { discardLaw } from '../../../rules/council/laws.ts';
import { nameOfSeat } from '../../../rules/names.ts';
import { othersFrom, seatOf } from '../../../rules/seats.ts';
import type { SeatId } from '../../../rules/state.ts';

const nameOf = (game: Game, card: string): string => game.book.components[card]?.name ?? card;

const ownCard = question<object>()(
  'imperial-arbiter-own',
  (game, seat): Spec =>
    choose(
      'Which of your strategy cards do you give away?',
      Object.keys(seatOf(game, seat).strategyCards).map((key) => ({ key, label: nameOf(game, key) })),
    ),
  { forced: true },
);

const otherCard = question<object>()('imperial-arbiter-other', (game, seat): Spec =>
  choose(
    'Which strategy card do you take for it?',
    othersFrom(game.state, seat).flatMap((other) =>
      Object.keys(seatOf(game, other).strategyCards).map((key) => ({ key, label: nameOf(game, key), group: nameOfSeat(game, other) })),
    ),
  ),
);

// Trade goods that lay on a card stay with whoever chose it: only the cards change hands.
const swap = procedure<{ seat: SeatId; key: string; own?: string }>()('imperial-arbiter', {
  discard: (game, { seat, key }) => {
    discardLaw(game, key);
    return ask([ownCard.of(seat, {})], 'other');
  },
  other: (_game, data, got) => {
    const own = chosenOne(got.answer);
    if (own === undefined) return done();
    data.own = own;
    return ask([otherCard.of(data.seat, {})], 'swap');
  },
  swap: (game, { seat, own }, got) => {
    const taken = chosenOne(got.answer);
    const from = othersFrom(game.state, seat).find((other) => taken !== undefined && taken in seatOf(game, other).strategyCards);
    if (own === undefined || taken === undefined || from === undefined) return done();
    const mine = seatOf(game, seat).strategyCards;
    const theirs = seatOf(game, from).strategyCards;
    mine[taken] = theirs[taken];
    theirs[own] = mine[own];
    delete mine[own];
    delete theirs[taken];
    game.fact({ type: 'strategy-cards-swapped', seat, gives: own, takes: taken, from });
    return done();
  },
});

export default agenda({
  id: 'imperial-arbiter',
  name: 'Imperial Arbiter',
  set: 'base',
  text: 'Elect a player: once, as a strategy phase ends, they may give up this card and swap one of their strategy cards for one of another player.',
  type: 'law',
  elect: 'player',
  goesTo: 'owner',
  procedures: [swap],
  questions: [ownCard, otherCard],
  reactions: [
    on('when', 'strategy-phase-ends', {
      usable: (game, { holder }) =>
        Object.keys(seatOf(game, holder).strategyCards).length > 0 &&
        othersFrom(game.state, holder).some((other) => Object.keys(seatOf(game, other).strategyCards).length > 0),
      effect: (_game, { holder, key }) => call(swap, { seat: holder, key }, 'finish'),
    }),
  ],
});
