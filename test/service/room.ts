import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { pickCacheable, openStore, type Store, type ColumnValues, type RowWrite } from '#store';
import { GameService, type Edition, type Logger, type OpenQuestion, type ChooseMove } from '#service';
import { lent } from '../store/stored.ts';
import { folder } from '../folder.ts';
import { toy, type ToyState } from './toy.ts';

export { folder } from '../folder.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
/** A Tuesday noon in winter, UTC. */
export const NOON = Date.UTC(2026, 0, 13, 12);

/** Returns a pseudorandom generator determined by the seed. */
export function fromSeed(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Freezes a value deeply. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** Wraps a store: loaded records are frozen and must equal a fresh read, and changes must be plain data. */
function watched(store: Store): Store {
  const { record, commit } = store;
  store.record = async (game, known) => {
    const found = frozen(await record(game, known));
    const anew = await record(game);
    // Another process may have changed it in between.
    if (anew.version === found.version) expect(pickCacheable(found)).toEqual(pickCacheable(anew));
    return found;
  };
  store.commit = async (change) => {
    expect(JSON.parse(JSON.stringify(change))).toEqual(change);
    return commit(change);
  };
  return store;
}

/** Returns the game of a write. Empty if it concerns none. */
const gameOf = (write: RowWrite): string => {
  const about: ColumnValues = write.is === 'add' || write.is === 'note' ? write.row : write.where;
  const game = about.game ?? (write.into === 'games' ? about.id : undefined);
  return typeof game === 'string' ? game : '';
};

/**
 * Writes rows directly, as another version, another clock or an accident might have left them. A service that caches
 * the game has to reload it.
 */
export async function rewrite(store: Pick<Store, 'commit' | 'record'>, ...writes: RowWrite[]): Promise<void> {
  for (const game of new Set(writes.map(gameOf))) {
    const version = game === '' ? null : (await store.record(game)).version;
    const change = {
      game: version === null ? null : game,
      version,
      writes: writes.filter((one) => gameOf(one) === game),
      interaction: null,
    };
    const { is } = await store.commit(change);
    if (is !== 'done') throw new Error(`There is nothing like that to be written: ${is}`);
  }
}

export const rewriteAsk = async (
  store: Pick<Store, 'commit' | 'record'>,
  game: string,
  number: number,
  to: object,
): Promise<void> => rewrite(store, { is: 'change', into: 'asks', where: { game, number }, to: { ...to } });

export const rewriteMember = async (
  store: Pick<Store, 'commit' | 'record'>,
  { game, id }: { game: string; id: number },
  to: object,
): Promise<void> => rewrite(store, { is: 'change', into: 'members', where: { game, id }, to: { ...to } });

export interface Room {
  /** Path of the file, or URL of the database. */
  path: string;
  store: Store;
  table: GameService;
  /** The time in Unix ms; tests set it. */
  now: number;
  logged: { level: string; about: object; words: string }[];
  /** Closes the database and opens it again, like a restart of the program. */
  restart: (editions?: Edition<ToyState>[]) => Promise<void>;
  /** Gives the database back before the end of the test: each open room holds a database and connections. */
  leave: () => Promise<void>;
}

/** Opens a room. `isWatched`: false for hundreds of games of which only chance is looked at; see `watched`. */
export async function room({
  seed = 1,
  editions = [toy],
  think,
  isWatched = true,
}: { seed?: number; editions?: Edition<ToyState>[]; think?: ChooseMove; isWatched?: boolean } = {}): Promise<Room> {
  const { where: path, giveBack } = await lent(join(folder(), 'table.db'));
  const random = fromSeed(seed);
  const logged: Room['logged'] = [];
  let left = false;
  const at =
    (level: string) =>
    (about: object, words: string): void =>
      void logged.push({ level, about, words });
  const log: Logger = { info: at('info'), warn: at('warn'), error: at('error') };
  const open = async (known: Edition<ToyState>[]): Promise<void> => {
    const store = await openStore(here.path);
    here.store = isWatched ? watched(store) : store;
    here.table = new GameService({
      store: here.store,
      editions: known,
      clock: () => here.now,
      random,
      log,
      ...(think && { think }),
    });
  };
  const here = {
    path,
    now: NOON,
    logged,
    restart: async (known = editions) => {
      await here.store.close();
      await open(known);
    },
    leave: async () => {
      if (left) return;
      left = true;
      await here.store.close();
      await giveBack();
    },
  } as Room;
  await open(editions);
  onTestFinished(here.leave);
  return here;
}

/** Starts a game that Ann organizes and plays with the others. Returns its id and the seats. */
export async function started(
  here: Room,
  settings: object = {},
  users: string[] = ['ann', 'bob', 'cid'],
): Promise<{ game: string; seats: Record<string, string>; users: Record<string, string> }> {
  const { table } = here;
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: { ...(toy.defaultSettings as object), ...settings }, place: { channel: '1' } },
  );
  for (const user of users) await table.join({ user }, game, { name: user.toUpperCase() });
  await table.startGame({ user: 'ann' }, game);
  const members = (await table.getGame(game)).members;
  return {
    game,
    seats: Object.fromEntries(members.map(({ user, seat }) => [user, seat ?? ''])),
    users: Object.fromEntries(members.map(({ user, seat }) => [seat ?? '', user])),
  };
}

export const state = async (here: Room, game: string): Promise<ToyState> =>
  (await here.table.getGameWithState(game)).state as ToyState;

export const hash = async (here: Room, game: string): Promise<string | undefined> =>
  (await here.store.commands.find(game, (await here.table.getGame(game)).head))?.hash;

/** Returns the only open question of a user. Throws an Error unless there is exactly one. */
export async function only(here: Room, game: string, user: string): Promise<OpenQuestion> {
  const asks = await here.table.openQuestions(game, user);
  const [first] = asks;
  if (asks.length !== 1 || !first) throw new Error(`${user} is asked ${asks.length} things`);
  return first;
}

/** Returns the first pending user. Empty if there is none. */
export const mover = async (here: Room, game: string): Promise<string> =>
  (await here.table.pendingPlayers(game))[0]?.user ?? '';

/** Lets the pending user make a move. Returns the user. */
export async function moves(here: Room, game: string, key: string): Promise<string> {
  const user = await mover(here, game);
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, [key]);
  return user;
}

/** Agrees to all open requests for all users. */
export async function allAgree(here: Pick<Room, 'table'>, game: string): Promise<void> {
  for (const { id, missing } of await here.table.openRequests(game))
    for (const user of missing)
      if ((await here.table.findRequest(id))?.outcome === null) await here.table.agree({ user }, id);
}

/** Abandons a game as its organizer, with everybody's consent. */
export async function abandoned(here: Room, game: string): Promise<void> {
  await here.table.abandon({ user: 'ann' }, game);
  await allAgree(here, game);
}

export const kinds = async (here: Room, game: string): Promise<string[]> =>
  (await here.store.outbox.ofGame(game)).map(({ kind }) => kind);
