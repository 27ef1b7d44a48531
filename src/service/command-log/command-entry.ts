import type { Answer, Id, SeatId } from '#engine';
import type { CommandKind } from '#store';
import type { CommandPayloads } from './payloads.ts';
import type { UserId } from '#service/types.ts';

/** A command about to be logged. */
export type CommandEntry = { [K in CommandKind]: EntryOf<K> }[CommandKind];

interface EntryOf<K extends CommandKind> {
  kind: K;
  /** Null where the table itself acts. */
  user: UserId | null;
  seat: SeatId | null;
  payload: CommandPayloads[K];
  /** Cannot be taken back. */
  final?: true;
  /** It answers what the table may have answered in their stead: nothing that follows may look as if they had been there. */
  covered?: boolean;
  asks?: AskChanges;
}

/** What a command does to the numbers by which asks are known. */
export interface AskChanges {
  /** The person's own withdrawal: the same question stays on the table. */
  keepReopened?: true;
  /** A new person sits there: everything is asked anew. */
  reaskedSeat?: SeatId;
  /** Answers taken back by an undo, by the ask's id in the state. */
  formerAnswers?: Map<Id, Answer>;
}
