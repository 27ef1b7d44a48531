import {
  noteOwner,
  on,
  type ActivatedAbility,
  type HeldComponent,
  type Reaction,
} from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { playNoteFaceUp, returnNote } from '#ti4/rules/trade/promissory-notes.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

/** A promissory note does nothing in a hand; some are laid before their holder later. */
export const isFaceUp = (game: Game, { holder, key }: HeldComponent): boolean =>
  seatOf(game, holder).playArea.includes(key);

/** The component action that lays such a note face up. */
export const playFaceUpAction: ActivatedAbility = {
  problem: (game, held) => (isFaceUp(game, held) ? 'It lies before you already.' : undefined),
  effect: (game, { key }) => playNoteFaceUp(game, key),
};

/** What happens to a note as its holder activates a system with any unit of the player whose it is, be it in spite of an own command token. */
export const onActivatingOwnersUnits = (
  effect: (game: Game, held: HeldComponent) => void,
  faceUp = isFaceUp,
): Reaction[] => {
  const answering = {
    mandatory: true as const,
    isUsable: (game: Game, held: HeldComponent, { seat, system }: { seat: SeatId; system: SystemId }) =>
      seat === held.holder && faceUp(game, held) && unitsAt(game, { owner: noteOwner(held.key), system }).length > 0,
    effect,
  };
  return [on('when', 'system-activated', answering), on('when', 'activation-undone', answering)];
};

/** It goes back then, peacefully or not. */
export const returnOnActivation: Reaction[] = onActivatingOwnersUnits((game, { key }) => returnNote(game, key));
