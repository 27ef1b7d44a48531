import type { Answer, Id, Json, SeatId } from '../engine/index.ts';
import type { CommandKind } from '../store/index.ts';
import type { UserId } from './types.ts';

/** A command about to be logged. */
export interface Entry {
  kind: CommandKind;
  /** Null where the table itself acts. */
  user: UserId | null;
  seat: SeatId | null;
  payload: Json;
  /** Cannot be taken back. */
  final?: true;
  asks?: AsksChange;
}

/** What a command does to the numbers by which asks are known. */
export interface AsksChange {
  /** The person's own withdrawal: the same question stays on the table. */
  keepReopened?: true;
  /** A new person sits there: everything is asked anew. */
  anew?: SeatId;
  /** Answers taken back by an undo, by the ask's id in the state. */
  former?: Map<Id, Answer>;
}
