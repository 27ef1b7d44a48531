import type { Json } from '#engine';
import type { GameRow, RequestOutcome, RequestRow } from '#store';
import { send } from '#service/announce/send-message.ts';
import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import { approversOf, silenceMs, type SeatTransfer, type ConsentTerms } from './terms.ts';
import type { QueuedMessage, RequestStage } from '#service/announce/queued-messages.ts';
import type { UserId } from '#service/types.ts';

export function closeRequest(
  operation: OperationContext,
  now: number,
  row: GameRow,
  open: RequestRow,
  outcome: Exclude<RequestOutcome, 'agreed'>,
): void {
  operation.store.requests.close(open.id, outcome, now);
  announceRequest(operation, now, row, open, outcome);
}

/** Closes the selected open requests as lapsed. */
export const lapseRequests = (
  operation: OperationContext,
  { now }: OperationCall,
  row: GameRow,
  which: (open: RequestRow) => boolean,
): void => {
  for (const open of operation.store.requests.open(row.id))
    if (which(open)) closeRequest(operation, now, row, open, 'lapsed');
};

/** Closes open undo requests after a new command: consent so far covered less than would be undone now. */
export const lapseUndoRequests = (operation: OperationContext, work: OperationCall, row: GameRow): void =>
  lapseRequests(operation, work, row, ({ kind }) => kind === 'undo');

/** Announces the new stage of a request in the channel. */
export const announceRequest = (
  operation: OperationContext,
  now: number,
  row: GameRow,
  about: RequestRow,
  stage: RequestStage,
  terms?: ConsentTerms,
): void => send(operation, row.id, now, messageOf(row, about, stage, terms));

function messageOf(
  { head }: GameRow,
  { id, kind, user, payload, openedAt }: RequestRow,
  stage: RequestStage,
  terms: ConsentTerms | undefined,
): QueuedMessage {
  const silence = terms ? silenceMs(terms) : null;
  const about = {
    stage,
    request: id,
    user,
    needed: terms ? approversOf(terms, user) : [],
    until: silence === null ? null : openedAt + silence,
  };
  switch (kind) {
    case 'undo':
      return { kind, ...about, from: (payload as { from: number }).from, to: head };
    case 'repair':
      return { kind, ...about, ...(payload as { name: string; data: Json }) };
    case 'organiser':
      return { kind: 'takeover', ...about, ...(payload as { organiser: UserId }) };
    case 'appoint':
      return { kind, ...about, ...(payload as { organiser: UserId }) };
    case 'abandon':
      return { kind, ...about };
    case 'seat': {
      const { seat, to, from } = payload as unknown as SeatTransfer;
      return { kind, ...about, seat, to, from };
    }
  }
}
