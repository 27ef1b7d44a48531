import { call } from '../../../../../../engine/index.ts';
import { noteOwner, on, promissoryNote } from '../../../../rules/components/component.ts';
import { returnNote } from '../../../../rules/deals/promissory-notes.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { takeFromHand, whichCard } from '../../../shared/card-from-hand.ts';

export default promissoryNote({
  id: 'spy-net',
  name: 'Spy Net',
  set: 'base',
  text: 'As your turn starts: look at the action cards of the Yssaril Tribes and take one of them. The note goes back.',
  faction: 'yssaril',
  reactions: [
    on('when', 'turn-begins', {
      usable: (game, { holder, key }, { seat }) =>
        seat === holder && seatOf(game, noteOwner(key)).actionCards.length > 0,
      effect: (game, { holder, key }) => {
        returnNote(game, key);
        return call(takeFromHand, { seat: holder, from: noteOwner(key) }, 'finish');
      },
    }),
  ],
  procedures: [takeFromHand],
  questions: [whichCard],
});
