import { and, eq, lte, sql } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { PreferenceRow } from './asks.ts';
import type { Database } from './database.ts';
import { drafts, members, organisers, preferences, requests } from './schema.ts';

/** What somebody is called who has been forgotten. */
export const FORGOTTEN_NAME = 'a former player';

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
    /** What people would take, best first, when it is theirs to choose. */
    rankings: (game: string): { user: string; data: Json }[] =>
      db
        .select({ user: drafts.user, data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, RANKING)))
        .all(),
  };
}

/** What holds for a person, also where they have never said anything of it. */
export const preferencesOf = (user: string, kept: PreferenceRow | null | undefined): PreferenceRow =>
  kept ?? { user, timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8, dm: true };

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
    preferences: (user: string): PreferenceRow => preferencesOf(user, find.get({ user })),

    /** A game in which something is kept of a person. */
    traceOf: (user: string): string | undefined =>
      membership.get({ user })?.game ?? organised.get({ user })?.game ?? offered.get({ user })?.game,
    draft: (game: string, ask: number, user: string): Json | undefined =>
      db
        .select({ data: drafts.data })
        .from(drafts)
        .where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user)))
        .get()?.data,
  };
}
