import { promissoryNote } from '#ti4/rules/components/component.ts';
import { playFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

// Pillage itself checks whether this note is in the play area.
export default promissoryNote({
  id: 'promise-of-protection',
  name: 'Promise of Protection',
  set: 'base',
  text: 'Action: lay it before you. While it lies there the Mentak Coalition cannot pillage you. It goes back once you activate a system with a unit of theirs.',
  faction: 'mentak',
  action: playFaceUpAction,
  reactions: returnOnActivation,
});
