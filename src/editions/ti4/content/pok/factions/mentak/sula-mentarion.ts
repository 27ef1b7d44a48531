import { isSide, opponentIn } from '#ti4/rules/combat/combat.ts';
import { leader, on } from '#ti4/rules/components/component.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { wasUnlockedSince } from '#ti4/content/shared/queries/leader-unlocked-since.ts';
import {
  givePromissoryNoteCall,
  givePromissoryNote,
  givePromissoryNoteQuestions,
} from '#ti4/content/shared/procedures/give-promissory-note.ts';
import { unlocksWith } from '#ti4/content/shared/queries/unlock-count.ts';

const ID = 'sula-mentarion';
const CRUISERS = 4;

export default leader({
  id: ID,
  name: "S'ula Mentarion",
  set: 'pok',
  faction: 'mentak',
  role: 'commander',
  text: 'Unlock: have 4 cruisers on the board. After you win a space combat: you may make your opponent give you 1 promissory note of their choice from their hand.',
  ...unlocksWith(CRUISERS, 'cruisers', (game, seat) => unitsAt(game, { owner: seat, type: 'cruiser' }).length),
  reactions: [
    on('after', 'space-combat-ends', {
      isUsable: (game, { holder }, event) =>
        event.winner === holder &&
        isSide(event, holder) &&
        seatOf(game, opponentIn(event, holder)).promissoryNotes.length > 0 &&
        // A cruiser placed after the combat is won unlocks her too late for it (note 3).
        !wasUnlockedSince(
          game,
          ID,
          (fact) => fact.type === 'combat-won' && fact.winner === holder && fact.system === event.system,
        ),
      effect: (_game, { holder }, event) => givePromissoryNoteCall(opponentIn(event, holder), holder),
    }),
  ],
  procedures: [givePromissoryNote],
  questions: givePromissoryNoteQuestions,
});
