import { canonicalJson, Illegal, type Json } from '#engine';
import { refreshMessage } from '#service/announce/refresh-panel.ts';
import { send } from '#service/announce/send-message.ts';
import { refreshTitle } from '#service/announce/refresh-title.ts';
import { isFormerUser } from '#service/users/former-user.ts';
import {
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import type { GameId, UserId } from '#service/types.ts';
import type { DeliveryTrouble } from '#service/announce/queued-messages.ts';

interface Where {
  where: Json;
}

/** Records where the game is played, e.g. a newly opened thread. With `was`, only if that is still its place. */
export function setPlace(
  operation: OperationContext,
  { game }: OperationCall,
  { where, was }: Where & { was?: Json },
): OperationResult {
  const row = resolveGameRow(operation, game);
  if (was !== undefined && canonicalJson(row.place) !== canonicalJson(was)) return { game: row.id, tookEffect: false };
  operation.store.games.update(row.id, { place: where });
  return { game: row.id };
}

/** Moves a game: pending messages, and the panel of pending players, are posted in the new place. */
function moveTo(operation: OperationContext, id: GameId, where: Json, now: number): OperationResult {
  const { status, edition } = resolveGameRow(operation, id);
  operation.store.games.update(id, { place: where });
  if (status === 'lobby') refreshMessage(operation, id, now, 'lobby');
  else send(operation, id, now, { kind: 'notice', notice: { what: 'moved' } });
  if (status === 'running') refreshMessage(operation, id, now, 'waiting');
  // A new thread does not show the round yet.
  if (status !== 'lobby' && operation.editions.get(edition)?.roundOf) refreshTitle(operation, id, now);
  operation.store.outbox.retryNow(now, id);
  return { game: id };
}

/** Moves a game to another channel; for the organizer. */
export function moveGame(
  operation: OperationContext,
  { now, by, game }: OperationCall,
  { where }: Where,
): OperationResult {
  const row = resolveGameRow(operation, game);
  requireOrganizer(row, by);
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  return moveTo(operation, row.id, where, now);
}

/** Moves a game whose channel is gone, unless it has moved already. */
export function relocateLostGame(
  operation: OperationContext,
  { now, game }: OperationCall,
  { where, was }: Where & { was: Json },
): OperationResult {
  const { id, place: is } = resolveGameRow(operation, game);
  return canonicalJson(is) === canonicalJson(was) ? moveTo(operation, id, where, now) : { game: id, tookEffect: false };
}

/** Notifies only the organizer that a message cannot be delivered; not again until messages get through. */
export function reportTrouble(
  operation: OperationContext,
  { now, game }: OperationCall,
  { what }: { what: DeliveryTrouble },
): OperationResult {
  const row = resolveGameRow(operation, game);
  if (isFormerUser(row.organiser)) return { game: row.id, tookEffect: false };
  const { told, said } = operation.store.outbox.lastTroubleTimes(row.id);
  if (told !== null && told >= (said ?? 0)) return { game: row.id, tookEffect: false };
  send(operation, row.id, now, { kind: 'trouble', user: row.organiser, what }, { lane: 'trouble' });
  return { game: row.id };
}

/** Interval at which an organizer is notified again while the database stays damaged. */
const DAMAGE_REMINDER_MS = 7 * 24 * 3_600_000;

/**
 * Notifies an organizer that the database is damaged, at most once a week, through one of their games. `games`: all of
 * them.
 */
export function reportDamage(
  operation: OperationContext,
  { now, game }: OperationCall,
  { user, games }: { user: UserId; games: GameId[] },
): OperationResult {
  const told = games
    .flatMap((id) => operation.store.outbox.troubleNotices(id))
    .filter(({ payload }) => (payload as { what?: DeliveryTrouble }).what === 'damaged');
  if (told.some(({ createdAt }) => createdAt > now - DAMAGE_REMINDER_MS)) return { game, tookEffect: false };
  send(operation, game, now, { kind: 'trouble', user, what: 'damaged' }, { lane: 'trouble' });
  return { game };
}
