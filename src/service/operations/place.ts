import { canonicalJson, Illegal, type Json } from '#engine';
import { refreshMessage, send } from '#service/announce/announce-command.ts';
import { isFormerUser } from '#service/users/former-user.ts';
import {
  resolveGameRow,
  requireOrganizer,
  type OperationContext,
  type OperationResult,
  type OperationCall,
} from './operation-context.ts';
import type { GameId, DeliveryTrouble, UserId } from '#service/types.ts';

interface Where {
  where: Json;
}

/** Notes where the game is played, as when its thread has been opened; `was`: not where it is played elsewhere by now. */
export function setPlace(
  desk: OperationContext,
  { game }: OperationCall,
  { where, was }: Where & { was?: Json },
): OperationResult {
  const row = resolveGameRow(desk, game);
  if (was !== undefined && canonicalJson(row.place) !== canonicalJson(was)) return { game: row.id, tookEffect: false };
  desk.store.games.update(row.id, { place: where });
  return { game: row.id };
}

/** The game goes on somewhere else: what waits to be said is said there, and who is waited for. */
function moveTo(desk: OperationContext, id: GameId, where: Json, now: number): OperationResult {
  const { status } = resolveGameRow(desk, id);
  desk.store.games.update(id, { place: where });
  if (status === 'lobby') refreshMessage(desk, id, now, 'lobby');
  else send(desk, id, now, { kind: 'notice', notice: { what: 'moved' } });
  if (status === 'running') refreshMessage(desk, id, now, 'waiting');
  desk.store.outbox.retryNow(now, id);
  return { game: id };
}

/** The organiser takes the game to another channel. */
export function moveGame(desk: OperationContext, { now, by, game }: OperationCall, { where }: Where): OperationResult {
  const row = resolveGameRow(desk, game);
  requireOrganizer(row, by);
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  return moveTo(desk, row.id, where, now);
}

/** Where the game was played is gone; the program takes it elsewhere, where nobody has done so meanwhile. */
export function relocateLostGame(
  desk: OperationContext,
  { now, game }: OperationCall,
  { where, was }: Where & { was: Json },
): OperationResult {
  const { id, place: is } = resolveGameRow(desk, game);
  return canonicalJson(is) === canonicalJson(was) ? moveTo(desk, id, where, now) : { game: id, tookEffect: false };
}

/** Tells the organiser, and only them, that something cannot be said; once, until it can again. */
export function reportTrouble(
  desk: OperationContext,
  { now, game }: OperationCall,
  { what }: { what: DeliveryTrouble },
): OperationResult {
  const row = resolveGameRow(desk, game);
  if (isFormerUser(row.organiser)) return { game: row.id, tookEffect: false };
  const { told, said } = desk.store.outbox.lastTroubleTimes(row.id);
  if (told !== null && told >= (said ?? 0)) return { game: row.id, tookEffect: false };
  send(desk, row.id, now, { kind: 'trouble', user: row.organiser, what }, { lane: 'trouble' });
  return { game: row.id };
}

/** While the records stay damaged, an organiser is told of it again after so long. */
const DAMAGE_REMINDER_MS = 7 * 24 * 3_600_000;

/** Tells an organiser, once, that the records are damaged; in the name of one of their games. `games`: all of them. */
export function reportDamage(
  desk: OperationContext,
  { now, game }: OperationCall,
  { user, games }: { user: UserId; games: GameId[] },
): OperationResult {
  const told = games
    .flatMap((id) => desk.store.outbox.troubleNotices(id))
    .filter(({ payload }) => (payload as { what?: DeliveryTrouble }).what === 'damaged');
  if (told.some(({ createdAt }) => createdAt > now - DAMAGE_REMINDER_MS)) return { game, tookEffect: false };
  send(desk, game, now, { kind: 'trouble', user, what: 'damaged' }, { lane: 'trouble' });
  return { game };
}
