import { canonical, Illegal, type Json } from '#engine';
import { refresh, send } from '#service/announce/announce-command.ts';
import { isFormer } from '#service/users/former-user.ts';
import { gameRow, organiserOnly, type Desk, type Done, type Work } from './operation-context.ts';
import type { GameId, Trouble, UserId } from '#service/types.ts';

interface Where {
  where: Json;
}

/** Notes where the game is played, as when its thread has been opened; `was`: not where it is played elsewhere by now. */
export function place(desk: Desk, { game }: Work, { where, was }: Where & { was?: Json }): Done {
  const row = gameRow(desk, game);
  if (was !== undefined && canonical(row.place) !== canonical(was)) return { game: row.id, came: false };
  desk.store.games.update(row.id, { place: where });
  return { game: row.id };
}

/** The game goes on somewhere else: what waits to be said is said there, and who is waited for. */
function moveTo(desk: Desk, id: GameId, where: Json, now: number): Done {
  const { status } = gameRow(desk, id);
  desk.store.games.update(id, { place: where });
  if (status === 'lobby') refresh(desk, id, now, 'lobby');
  else send(desk, id, now, { kind: 'notice', notice: { what: 'moved' } });
  if (status === 'running') refresh(desk, id, now, 'waiting');
  desk.store.outbox.hurry(now, id);
  return { game: id };
}

/** The organiser takes the game to another channel. */
export function move(desk: Desk, { now, by, game }: Work, { where }: Where): Done {
  const row = gameRow(desk, game);
  organiserOnly(row, by);
  if (row.status === 'abandoned') throw new Illegal('The game is over.');
  return moveTo(desk, row.id, where, now);
}

/** Where the game was played is gone; the program takes it elsewhere, where nobody has done so meanwhile. */
export function lost(desk: Desk, { now, game }: Work, { where, was }: Where & { was: Json }): Done {
  const { id, place: is } = gameRow(desk, game);
  return canonical(is) === canonical(was) ? moveTo(desk, id, where, now) : { game: id, came: false };
}

/** Tells the organiser, and only them, that something cannot be said; once, until it can again. */
export function troubled(desk: Desk, { now, game }: Work, { what }: { what: Trouble }): Done {
  const row = gameRow(desk, game);
  if (isFormer(row.organiser)) return { game: row.id, came: false };
  const { told, said } = desk.store.outbox.trouble(row.id);
  if (told !== null && told >= (said ?? 0)) return { game: row.id, came: false };
  send(desk, row.id, now, { kind: 'trouble', user: row.organiser, what }, { lane: 'trouble' });
  return { game: row.id };
}

/** While the records stay damaged, an organiser is told of it again after so long. */
const REMIND_OF_DAMAGE = 7 * 24 * 3_600_000;

/** Tells an organiser, once, that the records are damaged; in the name of one of their games. `games`: all of them. */
export function damaged(desk: Desk, { now, game }: Work, { user, games }: { user: UserId; games: GameId[] }): Done {
  const told = games
    .flatMap((id) => desk.store.outbox.troubles(id))
    .filter(({ payload }) => (payload as { what?: Trouble }).what === 'damaged');
  if (told.some(({ createdAt }) => createdAt > now - REMIND_OF_DAMAGE)) return { game, came: false };
  send(desk, game, now, { kind: 'trouble', user, what: 'damaged' }, { lane: 'trouble' });
  return { game };
}
