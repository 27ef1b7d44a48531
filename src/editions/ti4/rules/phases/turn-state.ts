import { frameDataOf, isFrameOf, procedureNamed, unwind, type Next } from '#engine';
import { optionalPairKey } from '#kit/prompts/option-keys.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';

/** Data of a turn of the action phase (3). */
export interface Turn {
  seat: SeatId;
  /** Number of actions performed in the turn. */
  performed: number;
  /** Kind of the current action. */
  action?: 'tactical' | 'strategic' | 'component';
}

/** Reference to the turn procedure for rules that depend on it; its steps are in action-phase.ts. */
export const TURN = procedureNamed<Turn>('turn');

/** Key of a turn's option, with its card if any: 'tactical', 'strategic:trade'. */
export const actionKey = optionalPairKey<'tactical' | 'strategic' | 'component' | 'end-turn' | 'pass', string>(':');

/** Data of an action in another player's turn. */
export interface OutOfTurnAction {
  seat: SeatId;
  /** The previous active player. */
  before?: SeatId | null;
  /** Actions the player could perform in a turn when it began; only later increases allow further actions here. */
  usual?: number;
  performed?: number;
  /** Kind of the last action. */
  action?: Turn['action'];
}

/** Reference to the procedure of an action in another player's turn; its steps are in out-of-turn-action.ts. */
export const OUT_OF_TURN_ACTION = procedureNamed<OutOfTurnAction>('guest-action');

/** Returns the seat whose turn it is: the active player, except during an action in another player's turn (4). */
export const turnOwner = ({ state }: Game): SeatId | null =>
  frameDataOf(
    state.stack.findLast((frame) => isFrameOf(frame, TURN)),
    TURN,
  )?.seat ?? state.active;

/**
 * Ends the active player's turn at once (3); the end-of-turn steps still follow. During an action in another player's
 * turn, ends only that action.
 */
export function cutTurnShort(game: Game, seat: SeatId, by: SeatId): Next<never> {
  game.addFact({ type: 'turn-cut-short', seat, by });
  const guest = game.enclosingData(OUT_OF_TURN_ACTION)?.seat === seat && turnOwner(game) !== seat;
  return unwind(guest ? OUT_OF_TURN_ACTION : TURN, 'ended');
}
