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
export async function loadRecord(context: ServiceContext, id: GameId): Promise<LoadedRecord> {
  const game = id.toUpperCase();
  const kept = context.stateCache.get(game);
  const lasting = context.recordCache.get(game);
  const record = await context.store.record(game, {
    ...(kept && { state: kept.head }),
    ...(lasting && { cacheable: lasting }),
  });
  if (lasting && (record.version ?? -1) < (lasting.version ?? -1)) {
    // Versions only rise: the database has lost a change it had confirmed, so the cached values are no longer true.
    context.recordCache.delete(game);
    context.stateCache.delete(game);
    return loadRecord(context, id);
  }
  cacheRecord(context, game, record);
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
  context: ServiceContext,
  first: LoadedRecord,
  body: (known: LoadedRecord) => T,
): Promise<T> {
  let known = first;
  for (;;) {
    try {
      return body(known);
    } catch (error) {
      if (!(error instanceof MissingRows)) throw error;
      const found: unknown = await context.store.lookUp(error.what, error.by);
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
export function createReader(context: ServiceContext, known: LoadedRecord, failed?: unknown): GameReader {
  let { cachedState } = known;
  return {
    record: known,
    store: createUnitOfWork(known),
    editions: context.editions,
    states: {
      get: (id) => (id === known.id ? cachedState : undefined),
      set: (id, state) => {
        cachedState = state;
        context.stateCache.set(id, state);
      },
    },
    upcast: () => {
      throw failed instanceof Error ? failed : new Error('The game has not been migrated to the current format');
    },
  };
}

/** Reads the current game without upcasting it. */
export const readStoredGame = async (context: ServiceContext, id: GameId): Promise<GameReader> =>
  createReader(context, await loadRecord(context, id));

/** Upcasts a game that has been read. If that fails, the returned reader throws when its state is read. */
export async function ensureUpcast(context: ServiceContext, reader: GameReader): Promise<GameReader> {
  const { record } = reader;
  if (!needsUpcast(context, record.game)) return reader;
  try {
    await context.upcastGame(record.id);
  } catch (error) {
    return createReader(context, record, error);
  }
  return readStoredGame(context, record.id);
}

/** Reads the current game, upcast to the current rules version. */
export const readGame = async (context: ServiceContext, id: GameId): Promise<GameReader> =>
  ensureUpcast(context, await readStoredGame(context, id));
