import { Illegal, type EngineState } from '#engine';
import type { GameRow } from '#store';
import { refresh, send, sendSeed } from '#service/announce/announce-command.ts';
import { lapseAbsences, lapseAll, propose } from '#service/consent/open-request.ts';
import { gameRow, organiserOnly, type Desk, type Done, type Work } from './operation-context.ts';
import type { UserId } from '#service/types.ts';

/** Nothing is answered, nobody is reminded, no window closes until it is resumed. */
export function pause(desk: Desk, work: Work): Done {
  const { now, by } = work;
  const row = gameRow(desk, work.game);
  organiserOnly(row, by);
  if (row.status !== 'running')
    throw new Illegal(row.status === 'paused' ? 'The game is paused already.' : 'The game is not under way.');
  lapseAbsences(desk, work, row);
  desk.store.games.update(row.id, { status: 'paused', pausedAt: now });
  send(desk, row.id, now, { kind: 'notice', notice: { what: 'paused', user: by.user } });
  refresh(desk, row.id, now, 'waiting');
  return { game: row.id };
}

/** Every window has as long left as when the game was paused. */
export function resume(desk: Desk, { now, by, game }: Work): Done {
  const row = gameRow(desk, game);
  organiserOnly(row, by);
  if (row.status !== 'paused') throw new Illegal('The game is not paused.');
  desk.store.asks.putOff(row.id, Math.max(0, now - (row.pausedAt ?? now)));
  desk.store.games.update(row.id, { status: 'running', pausedAt: null });
  send(desk, row.id, now, { kind: 'notice', notice: { what: 'resumed', user: by.user } });
  refresh(desk, row.id, now, 'waiting');
  return { game: row.id };
}

/**
 * Ends a game without a result, for good: one that has begun when everybody who plays agrees, or when the organiser asks again after a
 * week in which nobody has said no.
 */
export function abandon(desk: Desk, work: Work): Done {
  const { by } = work;
  const row = gameRow(desk, work.game);
  organiserOnly(row, by);
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  const { request, granted } =
    row.status === 'lobby' ? { request: null, granted: true } : propose(desk, work, row, 'abandon', {});
  if (!granted) return { game: row.id, ...(request !== null && { request }) };
  carryOutAbandon(desk, work, row, by.user);
  return { game: row.id };
}

export function carryOutAbandon(desk: Desk, work: Work, row: GameRow, user: UserId): undefined {
  if (row.status === 'ended' || row.status === 'abandoned') throw new Illegal('The game is over.');
  endWithout(desk, work, row, user);
}

/** Ends a game without a result, and says so. */
export function endWithout(desk: Desk, work: Work, row: GameRow, user: UserId = work.by.user): void {
  const { now } = work;
  lapseAll(desk, work, row);
  desk.store.games.update(row.id, { status: 'abandoned', endedAt: now, pausedAt: null });
  desk.store.asks.removeAll(row.id);
  desk.store.outbox.drop(row.id);
  send(desk, row.id, now, { kind: 'notice', notice: { what: 'abandoned', user } });
  refresh(desk, row.id, now, 'waiting');
  const text = desk.store.games.stateText(row.id);
  if (text !== null) sendSeed(desk, row.id, now, JSON.parse(text) as EngineState, now);
}
