import { noteOwner, on, promissoryNote } from '#ti4/rules/components/component.ts';
import { addEffect } from '#ti4/rules/components/effects.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';

export default promissoryNote({
  id: 'greyfire-mutagen',
  name: 'Greyfire Mutagen',
  set: 'base',
  text: 'After a player activates a system: Yin cannot use their faction abilities or faction technologies until that tactical action ends. Then return this note.',
  faction: 'yin',
  modifiers: {
    // As an effect of the action, its memory is the hindered seat.
    'abilities-barred': (_game, { memory }, barred, { seat }) => barred || memory === seat,
    'faction-technology-barred': (_game, { memory }, barred, { seat }) => barred || memory === seat,
  },
  reactions: [
    on('after', 'system-activated', {
      isUsable: (game, { key }) => !seatOf(game, noteOwner(key)).eliminated,
      effect: (game, { holder, key }) => {
        addEffect(game, 'greyfire-mutagen', holder, noteOwner(key), 'action');
        returnNote(game, key);
      },
    }),
  ],
});
