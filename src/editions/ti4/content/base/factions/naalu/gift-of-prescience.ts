import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { playNoteFaceUp, returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { isFaceUp } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'gift-of-prescience',
  name: 'Gift of Prescience',
  set: 'base',
  text: 'When the strategy phase ends: place this note in front of you. Until the status phase ends, your initiative is 0 and Naalu cannot use Telepathic. Then return this note.',
  faction: 'naalu',
  modifiers: {
    initiative: (_game, { holder }, number, { seat }) => (seat === holder ? 0 : number),
  },
  reactions: [
    on('when', 'strategy-phase-ends', {
      isUsable: (game, held) => !isFaceUp(game, held),
      effect: (game, { key }) => playNoteFaceUp(game, key),
    }),
    on('when', 'status-phase-ends', {
      mandatory: true,
      isUsable: isFaceUp,
      effect: (game, { key }) => returnNote(game, key),
    }),
    // 33.10c: if the note's owner is eliminated, the holder keeps the number for the round.
    on('when', 'player-eliminated', {
      mandatory: true,
      isUsable: (game, held, { seat }) => isFaceUp(game, held) && noteOwner(held.key) === seat,
      effect: (game, { holder }) => {
        addEffect(game, 'gift-of-prescience', holder, null, 'round');
      },
    }),
  ],
});
