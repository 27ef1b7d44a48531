import type { OperationContext, OperationCall } from '#service/operations/operation-context.ts';
import { isAi } from '#service/ai/ai-user.ts';
import { secretLane } from './lanes.ts';
import { send } from './send-message.ts';
import { usersBySeat } from './announce-command.ts';
import type { AcceptedCommand } from './accepted-command.ts';

/** Queues a private message to each user whose offers a command has closed. */
export function announceOfferOutcomes(
  operation: OperationContext,
  work: OperationCall,
  {
    row,
    edition,
    before,
    after,
    facts,
    entry,
  }: Pick<AcceptedCommand, 'row' | 'edition' | 'before' | 'after' | 'facts' | 'entry'>,
): void {
  // An undo only goes back to what was offered before.
  if (entry.kind === 'undo' || entry.kind === 'upcast') return;
  const closed = edition.offerOutcomes?.(before, after, facts, entry.kind === 'act' ? entry.payload : undefined) ?? [];
  if (!closed.length) return;
  const users = usersBySeat(operation.store.members.present(row.id));
  for (const seat of new Set(closed.map(({ from }) => from))) {
    const user = users.get(seat);
    // A new player of the seat has not made its offers.
    if (user === undefined || isAi(user) || (entry.kind === 'replace' && entry.seat === seat)) continue;
    const outcomes = closed.flatMap(({ from, offer, outcome }) => (from === seat ? [{ offer, outcome }] : []));
    // Users need no direct message about what they have just caused themselves.
    const dm = user !== work.by.user && operation.store.people.preferences(user).dm;
    send(operation, row.id, work.now, { kind: 'offers', user, outcomes, dm }, { lane: secretLane(user) });
  }
}
