import { lookupKey, pickCacheable, type GameRecord, type GameRow, type CacheableRecord } from '#store';
import type { CachedState, ReadContext } from './operations/operation-context.ts';
import { createUnitOfWork, MissingRows, type UnitOfWork } from './unit-of-work/unit-of-work.ts';
import type { ServiceContext } from './context.ts';
import type { GameId } from './types.ts';

/** A game's record, with its cached state. */
export interface LoadedRecord extends GameRecord {
  /** Parsed state after the command numbered `head`, if cached. */
  cachedState?: CachedState;
}

/** A read-only view of a game at one moment. */
export interface GameReader extends ReadContext {
  store: UnitOfWork;
  record: LoadedRecord;
}

/** Loads a game's record from the store and the caches; also if there is no game with that code. */
export async function loadRecord(room: ServiceContext, id: GameId): Promise<LoadedRecord> {
  const game = id.toUpperCase();
  const kept = room.stateCache.get(game);
  const lasting = room.recordCache.get(game);
  const record = await room.store.record(game, {
    ...(kept && { state: kept.head }),
    ...(lasting && { cacheable: lasting }),
  });
  if (lasting && (record.version ?? -1) < (lasting.version ?? -1)) {
    // Versions only rise: the database has lost a change it had confirmed, so the cached values are no longer true.
    room.recordCache.delete(game);
    room.stateCache.delete(game);
    return loadRecord(room, id);
  }
  cacheRecord(room, game, record);
  return { ...record, ...(kept && { cachedState: kept }) };
}

/** Caches a game's record for later reads. If two arrive out of order, keeps the newer one. */
export function cacheRecord(
  { recordCache }: Pick<ServiceContext, 'recordCache'>,
  game: GameId,
  record: CacheableRecord,
): void {
  const known = recordCache.get(game);
  if (record.version === null || record.version === known?.version || (known?.version ?? -1) > record.version) return;
  recordCache.set(game, pickCacheable(record));
}

/** Runs `body`; on MissingRows looks up what is missing and retries. `body` must have no side effects. */
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

/** Tells whether a game was saved under an earlier rules version and must be upcast before its state is read. */
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

/** Creates a reader for a loaded record. `failed`: error to throw if its state would need an upcast. */
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

/** Reads the current game without upcasting it. */
export const readStoredGame = async (room: ServiceContext, id: GameId): Promise<GameReader> =>
  createReader(room, await loadRecord(room, id));

/** Upcasts a game that has been read. If that fails, the returned reader throws when its state is read. */
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

/** Reads the current game, upcast to the current rules version. */
export const readGame = async (room: ServiceContext, id: GameId): Promise<GameReader> =>
  ensureUpcast(room, await readStoredGame(room, id));
