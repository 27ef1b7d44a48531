import { Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { send } from '#service/announce/send-message.ts';
import { sendSeed } from '#service/announce/publish-seed.ts';
import { lapseAbsenceRequests, lapseAllRequests, requestConsent } from '#service/consent/open-request.ts';
import {
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import type { UserId } from '#service/types.ts';

/** Pauses a game: no answers, no reminders, and no timing window closes until it is resumed. */
export function pause(operation: OperationContext, work: OperationCall): OperationResult {
  const { now, by } = work;
  const row = resolveGameRow(operation, work.game);
  requireOrganizer(row, by);
  if (row.status !== 'running')
    throw new Illegal(row.status === 'paused' ? 'The game is already paused.' : 'The game is not running.');
  lapseAbsenceRequests(operation, work, row);
  operation.store.games.update(row.id, { status: 'paused', pausedAt: now });
  send(operation, row.id, now, { kind: 'notice', notice: { what: 'paused', user: by.user } });
  refreshMessage(operation, row.id, now, 'waiting');
  return { game: row.id };
}

/** Resumes a game. Every timing window has as much time left as when the game was paused. */
export function resume(operation: OperationContext, { now, by, game }: OperationCall): OperationResult {
  const row = resolveGameRow(operation, game);
  requireOrganizer(row, by);
  if (row.status !== 'paused') throw new Illegal('The game is not paused.');
  operation.store.asks.shiftTimes(row.id, Math.max(0, now - (row.pausedAt ?? now)));
  operation.store.games.update(row.id, { status: 'running', pausedAt: null });
  send(operation, row.id, now, { kind: 'notice', notice: { what: 'resumed', user: by.user } });
  refreshMessage(operation, row.id, now, 'waiting');
  return { game: row.id };
}

/**
 * Ends a game permanently without a result. A started game requires the consent of all players, or a second call by the
 * organizer after a week without objections.
 */
export function abandon(operation: OperationContext, work: OperationCall): OperationResult {
  const { by } = work;
  const row = resolveGameRow(operation, work.game);
  requireOrganizer(row, by);
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  const { requestId, granted } =
    row.status === 'lobby' ? { requestId: null, granted: true } : requestConsent(operation, work, row, 'abandon', {});
  if (!granted) return { game: row.id, ...(requestId !== null && { request: requestId }) };
  applyAbandon(operation, work, row, by.user);
  return { game: row.id };
}

export function applyAbandon(operation: OperationContext, work: OperationCall, row: GameRow, user: UserId): undefined {
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  endWithoutResult(operation, work, row, user);
}

/** Ends a game without a result and announces it. */
export function endWithoutResult(
  operation: OperationContext,
  work: OperationCall,
  row: GameRow,
  user: UserId = work.by.user,
): void {
  const { now } = work;
  lapseAllRequests(operation, work, row);
  operation.store.games.update(row.id, { status: 'abandoned', endedAt: now, pausedAt: null });
  operation.store.asks.removeAll(row.id);
  operation.store.outbox.voidPending(row.id);
  send(operation, row.id, now, { kind: 'notice', notice: { what: 'abandoned', user } });
  refreshMessage(operation, row.id, now, 'waiting');
  const text = operation.store.games.stateText(row.id);
  if (text !== null) sendSeed(operation, row.id, now, JSON.parse(text) as EngineState, now);
}
