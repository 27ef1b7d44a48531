import { on, technology } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import {
  givePromissoryNoteCall,
  givePromissoryNote,
  givePromissoryNoteQuestions,
} from '#ti4/content/shared/procedures/give-promissory-note.ts';

export default technology({
  id: 'voidwatch',
  name: 'Voidwatch',
  set: 'pok',
  text: 'After another player moves ships into a system where you have units: they must give you 1 promissory note of their choice from their hand, if they have any.',
  color: 'biotic',
  prerequisites: { biotic: 1 },
  faction: 'empyrean',
  reactions: [
    on('after', 'ships-moved', {
      mandatory: true,
      isUsable: (game, { holder }, { seat, system }) =>
        seat !== holder &&
        unitsAt(game, { owner: holder, system }).length > 0 &&
        seatOf(game, seat).promissoryNotes.length > 0,
      effect: (_game, { holder }, { seat }) => givePromissoryNoteCall(seat, holder),
    }),
  ],
  procedures: [givePromissoryNote],
  questions: givePromissoryNoteQuestions,
});
