import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { openStore, type Store, type Write } from '../../src/store/index.ts';
import { Table, type Edition, type Log, type OpenQuestion, type Think } from '../../src/table/index.ts';
import { toy, type ToyState } from './toy.ts';

export const HOUR = 3_600_000;
export const MINUTE = 60_000;
/** A Tuesday noon in winter, UTC. */
export const NOON = Date.UTC(2026, 0, 13, 12);

/** A folder of its own for a test. */
export function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'custodian-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

/** Numbers that look random and are the same every time. */
export function fromSeed(seed: number): (n: number) => number {
  let a = seed >>> 0;
  return (n) => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return Math.floor((((t ^ (t >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** Nothing can be changed in it any more. */
function frozen<T>(value: T): T {
  if (value !== null && typeof value === 'object' && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(frozen);
  }
  return value;
}

/** A store of which every record is frozen, and every change has to be plain data. */
function watched(store: Store): Store {
  const { record, commit } = store;
  store.record = (game) => frozen(record(game));
  store.commit = (change) => {
    expect(JSON.parse(JSON.stringify(change))).toEqual(change);
    return commit(change);
  };
  return store;
}

/** Written past the table, as another version, another clock or an accident may have left it. */
export function rewrite(store: Pick<Store, 'commit'>, ...writes: Write[]): void {
  const { is } = store.commit({ game: null, version: null, writes, interaction: null });
  if (is !== 'done') throw new Error(`There is nothing like that to be written: ${is}`);
}

export const rewriteAsk = (store: Pick<Store, 'commit'>, game: string, number: number, to: object): void =>
  rewrite(store, { is: 'change', into: 'asks', where: { game, number }, to: { ...to } });

export const rewriteMember = (store: Pick<Store, 'commit'>, id: number, to: object): void =>
  rewrite(store, { is: 'change', into: 'members', where: { id }, to: { ...to } });

export interface Room {
  path: string;
  store: Store;
  table: Table;
  /** The time, in ms; tests set it. */
  now: number;
  logged: { level: string; about: object; words: string }[];
  /** Closes the database and opens it again, as a new start of the program does. */
  restart: (editions?: Edition<ToyState>[]) => void;
}

export function room({ seed = 1, editions = [toy], think }: { seed?: number; editions?: Edition<ToyState>[]; think?: Think } = {}): Room {
  const path = join(folder(), 'table.db');
  const random = fromSeed(seed);
  const logged: Room['logged'] = [];
  const at =
    (level: string) =>
    (about: object, words: string): void =>
      void logged.push({ level, about, words });
  const log: Log = { info: at('info'), warn: at('warn'), error: at('error') };
  const open = (known: Edition<ToyState>[]): void => {
    here.store = watched(openStore(path));
    here.table = new Table({ store: here.store, editions: known, clock: () => here.now, random, log, ...(think && { think }) });
  };
  const here = {
    path,
    now: NOON,
    logged,
    restart: (known = editions) => {
      here.store.close();
      open(known);
    },
  } as Room;
  open(editions);
  onTestFinished(() => here.store.close());
  return here;
}

/** Ann organises and plays with the others; gives the game's id, and who sits where. */
export function started(
  here: Room,
  settings: object = {},
  users: string[] = ['ann', 'bob', 'cid'],
): { game: string; seats: Record<string, string>; users: Record<string, string> } {
  const { table } = here;
  const { game } = table.createGame(
    { user: 'ann' },
    { edition: 'toy', settings: { ...(toy.defaults as object), ...settings }, place: { channel: '1' } },
  );
  for (const user of users) table.join({ user }, game, { name: user.toUpperCase() });
  table.start({ user: 'ann' }, game);
  const members = table.game(game).members;
  return {
    game,
    seats: Object.fromEntries(members.map(({ user, seat }) => [user, seat ?? ''])),
    users: Object.fromEntries(members.map(({ user, seat }) => [seat ?? '', user])),
  };
}

export const state = (here: Room, game: string): ToyState => here.table.look(game).state as ToyState;

export const hash = (here: Room, game: string): string | undefined => here.store.commands.find(game, here.table.game(game).head)?.hash;

/** The only question put to a person. */
export function only(here: Room, game: string, user: string): OpenQuestion {
  const asks = here.table.openAsks(game, user);
  const [first] = asks;
  if (asks.length !== 1 || !first) throw new Error(`${user} is asked ${asks.length} things`);
  return first;
}

/** Who is to move. */
export const mover = (here: Room, game: string): string => here.table.waiting(game)[0]?.user ?? '';

/** The one whose turn it is makes a move. */
export function moves(here: Room, game: string, key: string): string {
  const user = mover(here, game);
  here.table.answer({ user }, game, only(here, game, user).ask, [key]);
  return user;
}

/** Everybody who is asked says yes. */
export function allAgree(here: Pick<Room, 'table'>, game: string): void {
  for (const { id, missing } of here.table.openRequests(game))
    for (const user of missing) if (here.table.request(id)?.outcome === null) here.table.agree({ user }, id);
}

/** The organiser ends a game before its time, and nobody minds. */
export function abandoned(here: Room, game: string): void {
  here.table.abandon({ user: 'ann' }, game);
  allAgree(here, game);
}

export const kinds = (here: Room, game: string): string[] => here.store.outbox.ofGame(game).map(({ kind }) => kind);
