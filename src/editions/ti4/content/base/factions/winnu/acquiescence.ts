import { ask, call, choose, chosenKey, done, type Spec } from '#engine';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { procedure, question } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import type { ComponentId, SeatId } from '#ti4/rules/state.ts';
import {
  strategyCardOptions,
  strategyCardsOf,
  swapStrategyCards,
} from '#ti4/content/shared/procedures/swap-strategy-cards.ts';

/** Asks for a strategy card to swap. `of`: the seat that has the card, which is the note's holder or its owner. */
const whichCard = question<{ of: SeatId }>()('acquiescence-card', (game, seat, { of }): Spec => {
  const options = strategyCardOptions(game, of);
  if (!options.length) return { kind: 'none', reason: 'There is no strategy card left to swap.' };
  const prompt =
    of === seat
      ? 'Which of your strategy cards do you give?'
      : `Which of ${nameOfSeat(game, of)}'s strategy cards do you take?`;
  return choose(prompt, options);
});

const acquiescence = procedure<{ seat: SeatId; from: SeatId; gives?: ComponentId }>()('acquiescence-swap', {
  own: (_game, { seat }) => ask([whichCard.ask(seat, { of: seat })], 'theirs'),
  theirs: (_game, data, got) => {
    data.gives = chosenKey(got.answer);
    return data.gives === undefined ? done() : ask([whichCard.ask(data.seat, { of: data.from })], 'swap');
  },
  swap: (game, { seat, from, gives }, got) => {
    const takes = chosenKey(got.answer);
    if (gives !== undefined && takes !== undefined) swapStrategyCards(game, seat, gives, from, takes);
    return done();
  },
});

export default promissoryNote({
  id: 'acquiescence',
  name: 'Acquiescence',
  set: 'base',
  text: "When the strategy phase ends: swap 1 of your strategy cards with 1 of Winnu's. Then return this note.",
  faction: 'winnu',
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, { holder, key }) =>
        [holder, noteOwner(key)].every(
          (seat) => !game.state.seats[seat].eliminated && strategyCardsOf(game, seat).length > 0,
        ),
      effect: (game, { holder, key }) => {
        returnNote(game, key);
        return call(acquiescence, { seat: holder, from: noteOwner(key) }, 'finish');
      },
    }),
  ],
  procedures: [acquiescence],
  questions: [whichCard],
});
