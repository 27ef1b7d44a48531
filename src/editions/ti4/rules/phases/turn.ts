import { procedureNamed } from '../../../../engine/index.ts';
import { tailedKey } from '../../../../kit/keys.ts';
import type { SeatId } from '../state.ts';

/** What a turn of the action phase keeps (3). */
export interface Turn {
  seat: SeatId;
  /** How many actions have been performed in it. */
  performed: number;
}

/** A turn, for rules that it builds on; its steps are in action-phase.ts. */
export const TURN = procedureNamed<Turn>('turn');

/** What is done in a turn, and with which card where it is done with one: 'tactical', 'strategic:trade'. */
export const actionKey = tailedKey<'tactical' | 'strategic' | 'component' | 'end-turn' | 'pass', string>(':');
