import type { Json } from '#engine';
import { randomCode, type OperationContext } from '#service/operations/operation-context.ts';
import { endOfQuietHours } from '#service/users/quiet-hours.ts';
import type { GameId, UserId } from '#service/types.ts';
import type { QueuedMessage } from './queued-messages.ts';
import { CHANNEL_LANE, secretLane, personalLane } from './lanes.ts';

interface Sending {
  lane?: string;
  dueAt?: number;
  ask?: number;
  chapter?: string;
}

/** Adds a message to the outbox within the change it reports. */
export function send(
  operation: OperationContext,
  game: GameId,
  now: number,
  message: QueuedMessage,
  { lane = CHANNEL_LANE, dueAt = now, ask, chapter }: Sending = {},
): void {
  const { kind, ...payload } = message;
  if (lane === CHANNEL_LANE && kind !== 'turn') flushPendingTurn(operation, game, now);
  // 20 characters stay below Discord's limit of 25.
  operation.store.outbox.add({
    game,
    lane,
    kind,
    payload: payload as Json,
    createdAt: now,
    dueAt,
    nonce: randomCode(operation, 20),
    ask: ask ?? null,
    chapter: chapter ?? null,
  });
}

/** Makes a turn message that waits to be merged due now, so that it precedes the next message. */
export function flushPendingTurn(operation: OperationContext, game: GameId, now: number): void {
  const newest = operation.store.outbox.newest(game, 'turn');
  if (newest?.status === 'waiting' && newest.attempts === 0 && newest.dueAt > now)
    operation.store.outbox.extend(newest.id, newest.payload, now);
}

/** Sends a message to one user, in order with their other messages and outside their quiet hours. */
export function sendToUser(
  operation: OperationContext,
  game: GameId,
  now: number,
  user: UserId,
  message: QueuedMessage,
  ask?: number,
): void {
  const dueAt = endOfQuietHours(now, operation.store.people.preferences(user));
  const covered =
    ['private', 'unplanned', 'promise', 'next'].includes(message.kind) ||
    (message.kind === 'reminder' && message.covered);
  send(operation, game, now, message, {
    lane: covered ? secretLane(user) : personalLane(user),
    dueAt,
    ...(ask !== undefined && { ask }),
  });
}
