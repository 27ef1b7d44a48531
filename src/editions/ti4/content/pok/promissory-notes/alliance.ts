import { promissoryNote } from '#ti4/rules/components/component.ts';
import { returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

export default promissoryNote({
  id: 'alliance',
  name: 'Alliance',
  set: 'pok',
  text: "When you gain another player's note: place it in front of you. While it is there, you can use their commander if it is unlocked. When you activate a system where they have units: return this note.",
  playArea: true,
  lendsCommander: true,
  reactions: returnOnActivation,
});
