import { promissoryNote } from '#ti4/rules/components/component.ts';
import { returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'alliance',
  name: 'Alliance',
  set: 'pok',
  text: 'It lies face up before you: the commander of the player whose it is, once unlocked, works for you as well. It goes back when you activate a system with units of theirs.',
  playArea: true,
  lendsCommander: true,
  reactions: returnOnActivation,
});
