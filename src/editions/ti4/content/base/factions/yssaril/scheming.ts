import { ask, call, chosenKeys, done } from '#engine';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { procedure } from '#ti4/rules/game.ts';
import { chooseDiscard, discardActionCards } from '#ti4/rules/phases/action-cards.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { ability, on } from '#ti4/rules/components/component.ts';

const scheming = procedure<{ seat: SeatId }>()('scheming', {
  which: (_game, { seat }) => ask([chooseDiscard.ask(seat, { count: 1, why: 'for Scheming' })], 'discard'),
  discard: (game, { seat }, got) => {
    discardActionCards(game, seat, chosenKeys(got.answer), 'scheming');
    return done();
  },
});

export default ability({
  id: 'scheming',
  name: 'Scheming',
  set: 'base',
  faction: 'yssaril',
  text: 'When you draw action cards: draw 1 more, then discard 1 from your hand.',
  modifiers: {
    'action-cards-drawn': (game, { holder }, count, { seat }) =>
      seat === holder && count > 0 && !modify(game, 'abilities-barred', { seat }, false) ? count + 1 : count,
  },
  reactions: [
    on('after', 'action-cards-drawn', {
      mandatory: true,
      isUsable: (_game, { holder }, { seat }) => seat === holder,
      effect: (_game, { holder }) => call(scheming, { seat: holder }, 'finish'),
    }),
  ],
  procedures: [scheming],
});
