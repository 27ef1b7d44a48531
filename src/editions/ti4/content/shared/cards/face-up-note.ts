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

/** Tells whether a promissory note is face up in its holder's play area; in hand, such notes have no effect. */
export const isFaceUp = (game: Game, { holder, key }: HeldComponent): boolean =>
  seatOf(game, holder).playArea.includes(key);

/** Component action that plays a promissory note face up. */
export const playNoteFaceUpAction: ActivatedAbility = {
  problem: (game, held) => (isFaceUp(game, held) ? 'This note is already in front of you.' : undefined),
  effect: (game, { key }) => playNoteFaceUp(game, key),
};

/**
 * Defines reactions to the holder activating a system with units of the note's owner, even if the holder already has a
 * command token there.
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

/** Reactions that return the note to its owner when the holder activates a system with the owner's units. */
export const returnOnActivation: Reaction[] = onActivatingOwnersUnits((game, { key }) => returnNote(game, key));
