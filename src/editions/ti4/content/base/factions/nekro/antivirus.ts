import { isSide, type Sides } from '#ti4/rules/combat/combat.ts';
import { on, promissoryNote, type HeldComponent } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { playNoteFaceUp } from '#ti4/rules/trade/promissory-notes.ts';
import { isFaceUp, returnOnActivation } from '#ti4/content/shared/cards/face-up-note.ts';

const protection = {
  isUsable: (game: Game, held: HeldComponent, event: Sides): boolean =>
    !isFaceUp(game, held) && isSide(event, held.holder),
  effect: (game: Game, { key }: HeldComponent): void => playNoteFaceUp(game, key),
};

export default promissoryNote({
  id: 'antivirus',
  name: 'Antivirus',
  set: 'base',
  text: 'When your combat begins: place this note in front of you. While it is there, Nekro cannot use Technological Singularity against you. When you activate a system where Nekro has units: return this note.',
  faction: 'nekro',
  reactions: [
    on('when', 'space-combat-begins', protection),
    on('when', 'ground-combat-begins', protection),
    ...returnOnActivation,
  ],
});
