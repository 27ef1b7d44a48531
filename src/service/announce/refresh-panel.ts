import type { OperationContext, OperationResult, OperationCall } from '#service/operations/operation-context.ts';
import type { GameId } from '#service/types.ts';
import { send } from './send-message.ts';

/**
 * Queues a refresh of the lobby or of the panel of pending players, unless one is pending: its content is read when it
 * is sent. `wait`: delay in ms.
 */
export function refreshMessage(
  operation: OperationContext,
  game: GameId,
  now: number,
  kind: 'lobby' | 'waiting',
  wait = 0,
): void {
  if (!operation.store.outbox.hasPending(game, kind))
    return send(operation, game, now, { kind }, { lane: kind, dueAt: now + wait });
  const newest = operation.store.outbox.newest(game, kind);
  if (newest?.status === 'waiting' && newest.attempts === 0 && newest.dueAt > now + wait)
    operation.store.outbox.extend(newest.id, newest.payload, now + wait);
}

/** Forces a refresh of the panel, even if its content is unchanged; posts it again if it was deleted. */
export function refreshPanel(operation: OperationContext, { now, game }: OperationCall): OperationResult {
  const newest = operation.store.outbox.newest(game, 'waiting');
  if (newest?.status === 'waiting') operation.store.outbox.extend(newest.id, { look: true }, newest.dueAt);
  else send(operation, game, now, { kind: 'waiting', look: true }, { lane: 'waiting' });
  return { game };
}
