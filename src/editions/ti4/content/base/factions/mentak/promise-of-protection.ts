import { promissoryNote } from '#ti4/rules/components/component.ts';
import { playNoteFaceUpAction, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

// Pillage itself checks whether this note is in the play area.
export default promissoryNote({
  id: 'promise-of-protection',
  name: 'Promise of Protection',
  set: 'base',
  text: 'Action: place this note in front of you. While it is there, Mentak cannot use Pillage against you. When you activate a system where Mentak has units: return this note.',
  faction: 'mentak',
  action: playNoteFaceUpAction,
  reactions: returnOnActivation,
});
