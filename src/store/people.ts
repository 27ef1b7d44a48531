import { and, eq, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { PreferenceRow } from './asks.ts';
import type { Database } from './database.ts';
import { forgetPerson } from './forget.ts';
import { drafts, preferences } from './schema.ts';

export function personRepository(db: Database) {
  const find = db.select().from(preferences).where(eq(preferences.user, sql.placeholder('user'))).prepare();
  return {
    preferences: (user: string): PreferenceRow => find.get({ user })
      ?? { user, timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8, dm: true },
    prefer: (row: PreferenceRow): void => void db.insert(preferences).values(row).onConflictDoUpdate({ target: preferences.user, set: row }).run(),

    /** Leaves nothing of a person but an alias where games need somebody. */
    forget: (user: string, alias: string): void => forgetPerson(db, user, alias),

    draft: (game: string, ask: number, user: string): Json | undefined => db.select({ data: drafts.data }).from(drafts)
      .where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user))).get()?.data,
    saveDraft: (row: typeof drafts.$inferInsert): void =>
      void db.insert(drafts).values(row).onConflictDoUpdate({ target: [drafts.game, drafts.ask, drafts.user], set: row }).run(),
    dropDraft: (game: string, ask: number, user: string): void =>
      void db.delete(drafts).where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user))).run(),
    dropDraftsOf: (game: string, user: string): void => void db.delete(drafts).where(and(eq(drafts.game, game), eq(drafts.user, user))).run(),
  };
}
