import { isSide, type Sides } from '../../../../rules/combat/combat.ts';
import { noteOwner, on, promissoryNote, type Held } from '../../../../rules/components/component.ts';
import type { Game } from '../../../../rules/game.ts';
import { layNote, returnNote } from '../../../../rules/deals/promissory-notes.ts';
import { seatOf } from '../../../../rules/seats.ts';
import { unitsAt } from '../../../../rules/units/units.ts';

const faceUp = (game: Game, { holder, key }: Held): boolean => seatOf(game, holder).playArea.includes(key);

const protection = {
  usable: (game: Game, held: Held, event: Sides): boolean => !faceUp(game, held) && isSide(event, held.holder),
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
    on('when', 'system-activated', {
      mandatory: true,
      usable: (game, held, { seat, system }) =>
        faceUp(game, held) && seat === held.holder && unitsAt(game, { owner: noteOwner(held.key), system }).length > 0,
      effect: (game, { key }) => returnNote(game, key),
    }),
  ],
});
