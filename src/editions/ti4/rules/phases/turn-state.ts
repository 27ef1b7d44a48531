import { frameDataOf, isFrameOf, procedureNamed, unwind, type Next } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** What a turn of the action phase keeps (3). */
export interface Turn {
  seat: SeatId;
  /** How many actions have been performed in it. */
  performed: number;
  /** Which kind of action is being performed. */
  action?: 'tactical' | 'strategic' | 'component';
}

/** A turn, for rules that it builds on; its steps are in action-phase.ts. */
export const TURN = procedureNamed<Turn>('turn');

/** What is done in a turn, and with which card where it is done with one: 'tactical', 'strategic:trade'. */
export const actionKey = optionalPairKey<'tactical' | 'strategic' | 'component' | 'end-turn' | 'pass', string>(':');

/** What the action of a player whose turn it is not keeps. */
export interface OutOfTurnAction {
  seat: SeatId;
  /** Who was the active player before. */
  before?: SeatId | null;
  /** How many actions they could perform in a turn of their own before it: only what lets them go on after it counts here. */
  usual?: number;
  performed?: number;
  /** What sort of action the last one was. */
  action?: Turn['action'];
}

/** An action in the turn of somebody else; its steps are in guest-action.ts. */
export const OUT_OF_TURN_ACTION = procedureNamed<OutOfTurnAction>('guest-action');

/** Whose turn it is: the active player's, but for an action in the turn of somebody else (4). */
export const turnOwner = ({ state }: Game): SeatId | null =>
  frameDataOf(
    state.stack.findLast((frame) => isFrameOf(frame, TURN)),
    TURN,
  )?.seat ?? state.active;

/** Ends the turn of the active player on the spot (3): what comes at the end of a turn still follows. Where it is not their turn, their action ends. */
export function cutTurnShort(game: Game, seat: SeatId, by: SeatId): Next<never> {
  game.addFact({ type: 'turn-cut-short', seat, by });
  const guest = game.enclosingData(OUT_OF_TURN_ACTION)?.seat === seat && turnOwner(game) !== seat;
  return unwind(guest ? OUT_OF_TURN_ACTION : TURN, 'ended');
}
