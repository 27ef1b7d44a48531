import { noteOwner, on, promissoryNote, type HeldComponent } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { gainPoints } from '#ti4/rules/objectives/objectives.ts';
import { returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { onActivatingOwnersUnits } from '#ti4/content/shared/cards/face-up-note.ts';

function lose(game: Game, held: HeldComponent): void {
  gainPoints(game, held.holder, -1, held.component);
  returnNote(game, held.key);
}

const [activated, undone] = onActivatingOwnersUnits(lose, () => true);

export default promissoryNote({
  id: 'support-for-the-throne',
  name: 'Support for the Throne',
  set: 'base',
  text: "When you gain another player's note: place it in front of you and gain 1 victory point. When you activate a system where they have units, or they are eliminated: lose 1 victory point and return it.",
  playArea: true,
  reactions: [
    on('when', 'promissory-note-received', {
      mandatory: true,
      isUsable: (_game, held, { seat, card }) => card === held.key && seat === held.holder,
      effect: (game, held) => gainPoints(game, held.holder, 1, held.component),
    }),
    activated,
    on('when', 'player-eliminated', {
      mandatory: true,
      isUsable: (_game, held, { seat }) => seat === noteOwner(held.key),
      effect: lose,
    }),
    undone,
  ],
});
