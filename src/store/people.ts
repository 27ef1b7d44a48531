import { and, eq, lte, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { PreferenceRow } from './asks.ts';
import type { Database } from './database.ts';
import { forgetIn, type Forgetting } from './forget.ts';
import { drafts, members, organisers, preferences, requests } from './schema.ts';

/** Where a draft is of no question yet: asks are numbered from 1. */
const PLAN = 0;
const RANKING = -1;

/** Answers to questions that are still to come. */
function plansIn(db: Database) {
  return {
    /** What a person has planned for questions that are still to come in a game; newest, and one at most. */
    plan: (game: string, user: string): Json | undefined =>
      db
        .select({ data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, PLAN), eq(drafts.user, user)))
        .get()?.data,
    plans: (game: string): { user: string; data: Json }[] =>
      db
        .select({ user: drafts.user, data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, PLAN)))
        .all(),
    /** Games in which somebody has planned or ranked something. */
    planned: (): string[] =>
      db
        .selectDistinct({ game: drafts.game })
        .from(drafts)
        .where(lte(drafts.ask, PLAN))
        .all()
        .map(({ game }) => game),
    savePlan: (row: Omit<typeof drafts.$inferInsert, 'ask'>): void =>
      void db
        .insert(drafts)
        .values({ ...row, ask: PLAN })
        .onConflictDoUpdate({ target: [drafts.game, drafts.ask, drafts.user], set: row })
        .run(),
    /** What one person has planned. */
    dropPlan: (game: string, user: string): void =>
      void db
        .delete(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, PLAN), eq(drafts.user, user)))
        .run(),
    /** What all have planned and ranked. */
    dropPlans: (game: string): void =>
      void db
        .delete(drafts)
        .where(and(eq(drafts.game, game), lte(drafts.ask, PLAN)))
        .run(),
    /** What people would take, best first, when it is theirs to choose. */
    rankings: (game: string): { user: string; data: Json }[] =>
      db
        .select({ user: drafts.user, data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, RANKING)))
        .all(),
    saveRanking: (row: Omit<typeof drafts.$inferInsert, 'ask'>): void =>
      void db
        .insert(drafts)
        .values({ ...row, ask: RANKING })
        .onConflictDoUpdate({ target: [drafts.game, drafts.ask, drafts.user], set: row })
        .run(),
    dropRanking: (game: string, user: string): void =>
      void db
        .delete(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, RANKING), eq(drafts.user, user)))
        .run(),
  };
}

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
    ...plansIn(db),
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
