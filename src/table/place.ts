import { Illegal, type Json } from '../engine/index.ts';
import type { GameRow } from '../store/index.ts';
import { refresh, send } from './announce.ts';
import { isFormer } from './former-user.ts';
import { gameRow, inTransaction, operate, organiserOnly, type Desk } from './desk.ts';
import type { Caller, GameId, Outcome, Trouble, UserId } from './types.ts';

/** Notes where the game is played, as when its thread has been opened. */
export const place = (desk: Desk, by: Caller, id: GameId, where: Json): Outcome =>
  operate(desk, by, 'place', () => {
    const row = gameRow(desk, id);
    desk.store.games.update(row.id, { place: where });
    return { game: row.id };
  });

/** The game goes on somewhere else: what waits to be said is said there, and who is waited for. */
export function moveTo(desk: Desk, id: GameId, where: Json, now: number): void {
  const { status } = gameRow(desk, id);
  desk.store.games.update(id, { place: where });
  if (status === 'lobby') refresh(desk, id, now, 'lobby');
  else send(desk, id, now, { kind: 'notice', notice: { what: 'moved' } });
  if (status === 'running') refresh(desk, id, now, 'waiting');
  desk.store.outbox.hurry(now, id);
}

/** The organiser takes the game to another channel. */
export const move = (desk: Desk, by: Caller, id: GameId, where: Json): Outcome =>
  operate(desk, by, 'move', ({ now }) => {
    const row = gameRow(desk, id);
    organiserOnly(row, by);
    if (row.status === 'abandoned') throw new Illegal('The game is over.');
    moveTo(desk, row.id, where, now);
    return { game: row.id };
  });

/** Where the game was played is gone; the program takes it elsewhere. */
export const lost = (desk: Desk, id: GameId, where: Json): Outcome =>
  operate(desk, { user: '' }, 'lost', ({ now }) => {
    const row = gameRow(desk, id);
    moveTo(desk, row.id, where, now);
    return { game: row.id };
  });

/** Tells the organiser, and only them, that something cannot be said; once, until it can again. Gives whether it was told. */
export const troubled = (desk: Desk, id: GameId, what: Trouble): boolean =>
  inTransaction(desk, 'troubled', () => {
    const row = gameRow(desk, id);
    if (isFormer(row.organiser)) return false;
    const { told, said } = desk.store.outbox.trouble(row.id);
    if (told !== null && told >= (said ?? 0)) return false;
    send(desk, row.id, desk.clock(), { kind: 'trouble', user: row.organiser, what }, { lane: 'trouble' });
    return true;
  });

/** While the records stay damaged, an organiser is told of it again after so long. */
const REMIND_OF_DAMAGE = 7 * 24 * 3_600_000;

/** Tells every organiser, once, that the records are damaged; in the name of one of their games that are not over. Gives how many were told. */
export function damaged(desk: Desk): number {
  const games = desk.store.games.list({ status: ['lobby', 'running', 'paused'] });
  const organisers = new Map(games.map((row) => [row.organiser, games.filter(({ organiser }) => organiser === row.organiser)] as const));
  return [...organisers].filter(([user, theirs]) => !isFormer(user) && tellOfDamage(desk, user, theirs)).length;
}

const tellOfDamage = (desk: Desk, user: UserId, [game, ...others]: GameRow[]): boolean =>
  inTransaction(desk, 'damaged', () => {
    const now = desk.clock();
    const told = [game, ...others]
      .flatMap(({ id }) => desk.store.outbox.troubles(id))
      .filter(({ payload }) => (payload as { what?: Trouble }).what === 'damaged');
    if (told.some(({ createdAt }) => createdAt > now - REMIND_OF_DAMAGE)) return false;
    send(desk, game.id, now, { kind: 'trouble', user, what: 'damaged' }, { lane: 'trouble' });
    return true;
  });
