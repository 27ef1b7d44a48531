import type { Answer, Id, SeatId } from '#engine';
import type { CommandKind } from '#store';
import type { CommandPayloads } from './payloads.ts';
import type { UserId } from '#service/types.ts';

/** A command about to be logged. */
export type CommandEntry = { [K in CommandKind]: EntryOf<K> }[CommandKind];

interface EntryOf<K extends CommandKind> {
  kind: K;
  /** Null if the service itself acts. */
  user: UserId | null;
  seat: SeatId | null;
  payload: CommandPayloads[K];
  /** Set if the command cannot be undone. */
  final?: true;
  /** Set if the service may have given this answer for the player: nothing that follows may suggest their presence. */
  covered?: boolean;
  asks?: AskUpdateOptions;
}

/** Exceptions to how a command updates the rows of questions. */
export interface AskUpdateOptions {
  /** Set by a withdrawal by the player: the same question stays open. */
  keepReopened?: true;
  /** Seat with a new player: all its questions are asked again. */
  reaskedSeat?: SeatId;
  /** Answers taken back by an undo, by the ask id in the state. */
  formerAnswers?: Map<Id, Answer>;
}
