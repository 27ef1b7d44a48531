import Sqlite from 'better-sqlite3';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { On } from './on.ts';
import { isOpen, type OutboxRow } from './outbox-rows.ts';
import { emptyRecord, foundAs, GROWING, type GameRecord } from './record.ts';
import type { Parts } from './repositories.ts';
import { all, each, one, type Program } from './steps.ts';

const p = sql.placeholder;

/** What is still to be said in a game, and the newest of each kind that grows, in the order of their ids. */
function toBeSaid(on: On, said: Parts['outbox']): (game: string) => Program<OutboxRow[]> {
  const { outbox } = on.tables;
  const open = on.prepared(
    on.db
      .select()
      .from(outbox)
      .where(and(eq(outbox.game, p('game')), isOpen(on)))
      .orderBy(asc(outbox.id)),
  );
  return function* (game) {
    const rows = new Map((yield* all(open, { game })).map((row) => [row.id, row]));
    for (const kind of GROWING) {
      const newest = yield* said.newest(game, kind);
      if (newest) rows.set(newest.id, newest);
    }
    return [...rows.values()].sort((a, b) => a.id - b.id);
  };
}

/** Reads from SQLite what decisions are made from: nobody writes meanwhile. PostgreSQL is asked for all of it in one statement. */
export function recording(
  on: On,
  { games, members: people, commands, asks, outbox: said, panels, requests: asked }: Parts,
): (game: string, kept?: number) => Program<GameRecord> {
  const { db, prepared } = on;
  const { versions, drafts, members, preferences, requests, consents } = on.tables;
  const version = prepared(
    db
      .select({ version: versions.version })
      .from(versions)
      .where(eq(versions.game, p('game'))),
  );
  const draftRows = prepared(
    db
      .select()
      .from(drafts)
      .where(eq(drafts.game, p('game'))),
  );
  const outboxOf = toBeSaid(on, said);
  const preferenceRows = prepared(
    db
      .select({ preferences })
      .from(members)
      .innerJoin(preferences, eq(preferences.user, members.user))
      .where(and(eq(members.game, p('game')), sql`${members.leftAt} is null`)),
  );
  const consentRows = prepared(
    db
      .select({ consents })
      .from(requests)
      .innerJoin(consents, eq(consents.request, requests.id))
      .where(and(eq(requests.game, p('game')), sql`${requests.closedAt} is null`)),
  );

  return function* (game, kept) {
    const row = yield* games.find(game);
    if (!row) return emptyRecord(game);
    const opened = yield* asked.open(game);
    return {
      id: game,
      version: (yield* one(version, { game }))?.version ?? 0,
      game: row,
      secret: yield* games.secret(game),
      members: yield* people.all(game),
      asks: yield* asks.of(game),
      requests: opened,
      consents: opened.length ? yield* each(consentRows, (found) => found.consents, { game }) : [],
      drafts: yield* all(draftRows, { game }),
      outbox: yield* outboxOf(game),
      panels: yield* panels.of(game),
      untold: row.head > row.said ? yield* readable(commands.told(game, row.said + 1, row.head)) : [],
      preferences: yield* each(preferenceRows, (found) => found.preferences, { game }),
      found: row.head === kept ? {} : { [foundAs('state', { game })]: yield* games.stateText(game) },
    };
  };
}

/** Null where that part of the database is damaged: whoever does without it goes on. */
function* readable<T>(read: Program<T>): Program<T | null> {
  try {
    return yield* read;
  } catch (error) {
    if (error instanceof Sqlite.SqliteError && error.code.startsWith('SQLITE_CORRUPT')) return null;
    throw error;
  }
}
