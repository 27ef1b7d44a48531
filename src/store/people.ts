import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { PreferenceRow } from './asks.ts';
import type { Database } from './database.ts';
import { forgetIn, type Forgetting } from './forget.ts';
import { drafts, members, organisers, preferences, requests } from './schema.ts';

export function personRepository(db: Database) {
  const find = db
    .select()
    .from(preferences)
    .where(eq(preferences.user, sql.placeholder('user')))
    .prepare();
  const membership = db
    .select({ game: members.game })
    .from(members)
    .where(eq(members.user, sql.placeholder('user')))
    .limit(1)
    .prepare();
  const organised = db
    .select({ game: organisers.game })
    .from(organisers)
    .where(eq(organisers.user, sql.placeholder('user')))
    .limit(1)
    .prepare();
  const offered = db
    .select({ game: requests.game })
    .from(requests)
    .where(sql`kind = 'seat' and "payload" ->> '$.to' = ${sql.placeholder('user')}`)
    .limit(1)
    .prepare();
  return {
    preferences: (user: string): PreferenceRow =>
      find.get({ user }) ?? { user, timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8, dm: true },
    prefer: (row: PreferenceRow): void =>
      void db.insert(preferences).values(row).onConflictDoUpdate({ target: preferences.user, set: row }).run(),

    /** A game in which something is kept of a person. */
    traceOf: (user: string): string | undefined =>
      membership.get({ user })?.game ?? organised.get({ user })?.game ?? offered.get({ user })?.game,
    /** Leaves nothing of a person in a game but an alias where it needs somebody. */
    forgetIn: (about: Forgetting): void => forgetIn(db, about),
    /** Leaves nothing of what is theirs beside all games. */
    dropPreferences: (user: string): void => void db.delete(preferences).where(eq(preferences.user, user)).run(),

    draft: (game: string, ask: number, user: string): Json | undefined =>
      db
        .select({ data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user)))
        .get()?.data,
    saveDraft: (row: typeof drafts.$inferInsert): void =>
      void db
        .insert(drafts)
        .values(row)
        .onConflictDoUpdate({ target: [drafts.game, drafts.ask, drafts.user], set: row })
        .run(),
    dropDraft: (game: string, ask: number, user: string): void =>
      void db
        .delete(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user)))
        .run(),
    dropDraftsOf: (game: string, user: string): void =>
      void db
        .delete(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.user, user)))
        .run(),
  };
}
