import Sqlite from 'better-sqlite3';
import { and, eq, isNull, max, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/sqlite-core';
import type { QueryContext } from '#store/program/query-context.ts';
import { isPending, type OutboxMessage } from '#store/outbox/outbox-row.ts';
import {
  compareDrafts,
  compareConsents,
  emptyRecord,
  lookupKey,
  MERGEABLE_MESSAGE_KINDS,
  type KnownVersions,
  type GameRecord,
  type CacheableRecord,
} from '#store/record/game-record.ts';
import type { RepositoryPrograms } from '#store/repositories/create-repositories.ts';
import { allRows, mapRows, firstRow, type Program } from '#store/program/program.ts';

const p = sql.placeholder;

/** Creates a reader of the pending outbox rows of a game and the newest row of each mergeable kind, ordered by id. */
function createOutboxReader(on: QueryContext): (game: string) => Program<OutboxMessage[]> {
  const { db, prepared } = on;
  const { outbox } = on.tables;
  const ofGame = eq(outbox.game, p('game'));
  const newest = (kind: string) =>
    db
      .select({ id: max(outbox.id) })
      .from(outbox)
      .where(and(ofGame, eq(outbox.kind, kind)));
  const [first, ...rest] = MERGEABLE_MESSAGE_KINDS.map((kind) =>
    db
      .select()
      .from(outbox)
      .where(eq(outbox.id, newest(kind))),
  );
  const open = db
    .select()
    .from(outbox)
    .where(and(ofGame, isPending(on)));
  // One query, sorted here: sorting in SQLite takes longer than finding the rows.
  const found = prepared(unionAll(open, first, ...rest));
  return function* (game) {
    const rows = new Map((yield* allRows(found, { game })).map((row) => [row.id, row]));
    return [...rows.values()].sort((a, b) => a.id - b.id);
  };
}

/** Creates a reader of the parts of a record that only change with the version of the game. */
function createCacheableReader(
  { db, prepared, tables }: QueryContext,
  { games, commands }: Pick<RepositoryPrograms, 'games' | 'commands'>,
) {
  const { drafts, members, asks, requests, consents } = tables;
  const ofGame = <T extends typeof drafts | typeof members | typeof asks>(table: T) =>
    prepared(
      db
        .select()
        .from(table as typeof members)
        .where(eq(table.game, p('game'))),
    ) as unknown as { all: (values?: Record<string, unknown>) => T['$inferSelect'][] };
  const [memberRows, askRows, draftRows] = [ofGame(members), ofGame(asks), ofGame(drafts)];
  const isOpenRequest = and(eq(requests.game, p('game')), isNull(requests.closedAt));
  const requestRows = prepared(db.select().from(requests).where(isOpenRequest));
  const consentRows = prepared(
    db.select({ consents }).from(requests).innerJoin(consents, eq(consents.request, requests.id)).where(isOpenRequest),
  );

  return function* (game: string, version: number): Program<CacheableRecord | undefined> {
    const row = yield* games.find(game);
    if (!row) return undefined;
    const opened = yield* allRows(requestRows, { game });
    return {
      version,
      game: row,
      secret: yield* games.secret(game),
      members: (yield* allRows(memberRows, { game })).sort((a, b) => a.id - b.id),
      asks: (yield* allRows(askRows, { game })).sort((a, b) => a.number - b.number),
      requests: opened.sort((a, b) => a.id - b.id),
      consents: opened.length
        ? (yield* mapRows(consentRows, (found) => found.consents, { game })).sort(compareConsents)
        : [],
      drafts: (yield* allRows(draftRows, { game })).sort(compareDrafts),
      unannounced: row.head > row.said ? yield* orNullIfDamaged(commands.told(game, row.said + 1, row.head)) : [],
    };
  };
}

/**
 * Creates a reader of game records. Several queries see one state, since nothing else writes meanwhile; PostgreSQL
 * reads a record in one statement.
 */
export function createRecordReader(
  on: QueryContext,
  parts: RepositoryPrograms,
): (game: string, known?: KnownVersions) => Program<GameRecord> {
  const { db, prepared } = on;
  const { versions, members, preferences } = on.tables;
  const version = prepared(
    db
      .select({ version: versions.version })
      .from(versions)
      .where(eq(versions.game, p('game'))),
  );
  const outboxOf = createOutboxReader(on);
  const lastingIn = createCacheableReader(on, parts);
  const preferenceRows = prepared(
    db
      .select({ preferences })
      .from(members)
      .innerJoin(preferences, eq(preferences.user, members.user))
      .where(and(eq(members.game, p('game')), sql`${members.leftAt} is null`)),
  );

  return function* (game, known = {}) {
    const now = (yield* firstRow(version, { game }))?.version ?? 0;
    const found = known.cacheable?.version === now ? known.cacheable : yield* lastingIn(game, now);
    if (!found) return emptyRecord(game);
    return {
      id: game,
      ...found,
      outbox: yield* outboxOf(game),
      panels: yield* parts.panels.ofGame(game),
      preferences: yield* mapRows(preferenceRows, (row) => row.preferences, { game }),
      lookups:
        found.game?.head === known.state ? {} : { [lookupKey('state', { game })]: yield* parts.games.stateText(game) },
    };
  };
}

/** Returns null if that part of the database is damaged, so that callers that do not need it can continue. */
function* orNullIfDamaged<T>(read: Program<T>): Program<T | null> {
  try {
    return yield* read;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return null;
    throw error;
  }
}
