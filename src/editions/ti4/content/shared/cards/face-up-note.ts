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

/** Tells whether a promissory note is face up; notes that are played to the play area have no effect while in hand. */
export const isFaceUp = (game: Game, { holder, key }: HeldComponent): boolean =>
  seatOf(game, holder).playArea.includes(key);

/** A component action that plays such a note face up. */
export const playFaceUpAction: ActivatedAbility = {
  problem: (game, held) => (isFaceUp(game, held) ? 'It lies before you already.' : undefined),
  effect: (game, { key }) => playNoteFaceUp(game, key),
};

/**
 * Reacts when the holder activates a system with units of the note's owner, even with a command token of their own
 * there.
 */
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

/** Returns the note to its owner on such an activation. */
export const returnOnActivation: Reaction[] = onActivatingOwnersUnits((game, { key }) => returnNote(game, key));
