import { promissoryNote } from '#ti4/rules/components/component.ts';
import { returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'alliance',
  name: 'Alliance',
  set: 'pok',
  text: "Place this note in front of you when you gain it. While it is there, you can use its owner's commander once it is unlocked. Return this note when you activate a system with its owner's units.",
  playArea: true,
  lendsCommander: true,
  reactions: returnOnActivation,
});
