import type { SeatId } from '#engine';
import type { GameRow } from '#store';
import { isAi } from '#service/ai/ai-user.ts';
import { sendToUser } from '#service/announce/send-message.ts';
import { usersBySeat } from '#service/announce/announce-command.ts';
import type { AcceptedCommand } from '#service/announce/accepted-command.ts';
import type { OperationCall, OperationContext } from '#service/operations/operation-context.ts';
import type { PromiseEvent } from '#service/announce/queued-messages.ts';
import { isOutstanding } from './promise-info.ts';

/** Queues a private message about a promise to the user of a seat. */
export function tellSeat(
  operation: OperationContext,
  { now }: OperationCall,
  { id }: Pick<GameRow, 'id'>,
  { seat, number, event }: { seat: SeatId; number: number; event: PromiseEvent },
): void {
  const user = usersBySeat(operation.store.members.present(id)).get(seat);
  if (user === undefined || isAi(user)) return;
  const { dm } = operation.store.people.preferences(user);
  sendToUser(operation, id, now, user, { kind: 'promise', user, promise: number, event, dm });
}

/** Tells both seats of each open promise that is due in a round that has begun. */
export function announceDuePromises(
  operation: OperationContext,
  work: OperationCall,
  { row, edition, before, after, entry }: Pick<AcceptedCommand, 'row' | 'edition' | 'before' | 'after' | 'entry'>,
): void {
  const round = edition.roundOf?.(after);
  if (round === undefined || entry.kind === 'begin' || round <= (edition.roundOf?.(before) ?? round)) return;
  for (const promise of operation.store.promises.of(row.id)) {
    const { number, seat, toSeat, dueRound, remindedAt } = promise;
    if (!isOutstanding(promise) || dueRound === null || dueRound > round || remindedAt !== null) continue;
    operation.store.promises.update(row.id, number, { remindedAt: work.now });
    for (const party of [seat, toSeat]) tellSeat(operation, work, row, { seat: party, number, event: 'due' });
  }
}
