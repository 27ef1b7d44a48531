import { lookupKey, pickCacheable, type GameRecord, type GameRow, type CacheableRecord } from '#store';
import type { CachedState, ReadContext } from './operations/operation-context.ts';
import { createUnitOfWork, MissingRows, type UnitOfWork } from './unit-of-work/unit-of-work.ts';
import type { ServiceContext } from './context.ts';
import type { GameId } from './types.ts';

/** A game's record, with what is known of it beside the store. */
export interface LoadedRecord extends GameRecord {
  /** The state after the command of that number, where it has been parsed already. */
  cachedState?: CachedState;
}

/** A game as whoever asks about it reads it: at one moment, and nothing of it can be changed. */
export interface GameReader extends ReadContext {
  store: UnitOfWork;
  record: LoadedRecord;
}

/** What is known of a game just now, from the store and of what the process has in mind; also where there is none of that code. */
export async function loadRecord(room: ServiceContext, id: GameId): Promise<LoadedRecord> {
  const game = id.toUpperCase();
  const kept = room.stateCache.get(game);
  const lasting = room.recordCache.get(game);
  const record = await room.store.record(game, {
    ...(kept && { state: kept.head }),
    ...(lasting && { cacheable: lasting }),
  });
  if (lasting && (record.version ?? -1) < (lasting.version ?? -1)) {
    // Versions only rise: the database has lost what it had said was written, and what is known by heart is no longer true.
    room.recordCache.delete(game);
    room.stateCache.delete(game);
    return loadRecord(room, id);
  }
  cacheRecord(room, game, record);
  return { ...record, ...(kept && { cachedState: kept }) };
}

/** Keeps what a game's record was, for the next who asks. Of two that come in another order than they were so, the newer. */
export function cacheRecord(
  { recordCache }: Pick<ServiceContext, 'recordCache'>,
  game: GameId,
  record: CacheableRecord,
): void {
  const known = recordCache.get(game);
  if (record.version === null || record.version === known?.version || (known?.version ?? -1) > record.version) return;
  recordCache.set(game, pickCacheable(record));
}

/** What a body makes of what is known. What it lacks is looked up, and it runs once more: it changes nothing outside. */
export async function retryWithLookups<T>(
  room: ServiceContext,
  first: LoadedRecord,
  body: (known: LoadedRecord) => T,
): Promise<T> {
  let known = first;
  for (;;) {
    try {
      return body(known);
    } catch (error) {
      if (!(error instanceof MissingRows)) throw error;
      const found: unknown = await room.store.lookUp(error.what, error.by);
      known = { ...known, lookups: { ...known.lookups, [lookupKey(error.what, error.by)]: found } };
    }
  }
}

/** Whether a game is of an earlier version of the rules, and is brought to today's shape before anybody looks at its state. */
export function needsUpcast({ editions }: Pick<ReadContext, 'editions'>, row: GameRow | null): boolean {
  const edition = row && editions.get(row.edition);
  return (
    row !== null &&
    edition !== undefined &&
    edition !== null &&
    row.status !== 'lobby' &&
    row.rulesVersion < edition.version
  );
}

/** Reads what is known of a game. */
export function createReader(room: ServiceContext, known: LoadedRecord, failed?: unknown): GameReader {
  let { cachedState } = known;
  return {
    record: known,
    store: createUnitOfWork(known),
    editions: room.editions,
    states: {
      get: (id) => (id === known.id ? cachedState : undefined),
      set: (id, state) => {
        cachedState = state;
        room.stateCache.set(id, state);
      },
    },
    upcast: () => {
      throw failed instanceof Error
        ? failed
        : new Error('A game is looked at that has not been brought to the shape of today');
    },
  };
}

/** Reads a game as it is now, whatever shape its state is in. */
export const readStoredGame = async (room: ServiceContext, id: GameId): Promise<GameReader> =>
  createReader(room, await loadRecord(room, id));

/** The same of a game that has been read, in today's shape. Where it cannot be brought to that, whoever looks at its state is told so. */
export async function ensureUpcast(room: ServiceContext, desk: GameReader): Promise<GameReader> {
  const { record } = desk;
  if (!needsUpcast(room, record.game)) return desk;
  try {
    await room.upcastGame(record.id);
  } catch (error) {
    return createReader(room, record, error);
  }
  return readStoredGame(room, record.id);
}

/** Reads a game as it is now, in today's shape. */
export const readGame = async (room: ServiceContext, id: GameId): Promise<GameReader> =>
  ensureUpcast(room, await readStoredGame(room, id));
