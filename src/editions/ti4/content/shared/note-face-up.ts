import { noteOwner, on, type Deed, type Held, type Reaction } from '../../rules/components/component.ts';
import type { Game } from '../../rules/game.ts';
import { layNote, returnNote } from '../../rules/deals/promissory-notes.ts';
import { seatOf } from '../../rules/seats.ts';
import { unitsAt } from '../../rules/units/units.ts';

/** A promissory note does nothing in a hand; some are laid before their holder later. */
export const facesUp = (game: Game, { holder, key }: Held): boolean => seatOf(game, holder).playArea.includes(key);

/** The component action that lays such a note face up. */
export const layFaceUp: Deed = {
  unable: (game, held) => (facesUp(game, held) ? 'It lies before you already.' : undefined),
  effect: (game, { key }) => layNote(game, key),
};

/** It goes back as soon as its holder activates a system with any unit of the player whose it is, peacefully or not. */
export const returnedByActivation: Reaction = on('when', 'system-activated', {
  mandatory: true,
  usable: (game, held, { seat, system }) =>
    seat === held.holder && facesUp(game, held) && unitsAt(game, { owner: noteOwner(held.key), system }).length > 0,
  effect: (game, { key }) => returnNote(game, key),
});
