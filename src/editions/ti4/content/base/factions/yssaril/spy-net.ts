import { call } from '#engine';
import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { takeFromHand, chooseCardFromHand } from '#ti4/content/shared/procedures/take-card-from-hand.ts';

export default promissoryNote({
  id: 'spy-net',
  name: 'Spy Net',
  set: 'base',
  text: "When your turn begins: look at Yssaril's action cards and take 1 of them. Then return this note.",
  faction: 'yssaril',
  reactions: [
    on('when', 'turn-begins', {
      isUsable: (game, { holder, key }, { seat }) =>
        seat === holder && seatOf(game, noteOwner(key)).actionCards.length > 0,
      effect: (game, { holder, key }) => {
        returnNote(game, key);
        return call(takeFromHand, { seat: holder, from: noteOwner(key) }, 'finish');
      },
    }),
  ],
  procedures: [takeFromHand],
  questions: [chooseCardFromHand],
});
