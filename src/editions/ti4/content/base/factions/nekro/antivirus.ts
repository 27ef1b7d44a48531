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
  text: 'As a combat of yours starts, lay this before you: as long as it lies there, the Nekro Virus learns nothing from you in combat. It goes back once you activate a system with a unit of theirs.',
  faction: 'nekro',
  reactions: [
    on('when', 'space-combat-begins', protection),
    on('when', 'ground-combat-begins', protection),
    ...returnOnActivation,
  ],
});
