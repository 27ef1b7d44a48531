import { isSide, type Sides } from '#ti4/rules/combat/combat.ts';
import { on, promissoryNote, type Held } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { layNote } from '#ti4/rules/trade/promissory-notes.ts';
import { facesUp, returnedByActivation } from '#ti4/content/shared/cards/face-up-note.ts';

const protection = {
  usable: (game: Game, held: Held, event: Sides): boolean => !facesUp(game, held) && isSide(event, held.holder),
  effect: (game: Game, { key }: Held): void => layNote(game, key),
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
    ...returnedByActivation,
  ],
});
