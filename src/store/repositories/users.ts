import { and, asc, eq, lte, sql } from 'drizzle-orm';
import type { Json } from '#engine';
import type { PreferenceRow } from './asks.ts';
import type { QueryContext } from '#store/program/query-context.ts';
import { allRows, mapRows, firstRow, type Program } from '#store/program/program.ts';

/** Name shown for a user whose data has been deleted. */
export const FORMER_PLAYER_NAME = 'a former player';

/** Ask numbers of drafts that belong to no ask: asks are numbered from 1. */
const PLAN = 0;
const RANKING = -1;

/** Returns the draft of a user for an ask, or their plan or ranking. */
function* draftOf(
  { db, tables: { drafts } }: QueryContext,
  game: string,
  ask: number,
  user: string,
): Program<Json | undefined> {
  const found = yield* firstRow(
    db
      .select({ data: drafts.data })
      .from(drafts)
      .where(and(eq(drafts.game, game), eq(drafts.ask, ask), eq(drafts.user, user))),
  );
  return found?.data;
}

/** Returns the drafts of all users for an ask, or their plans or rankings. */
const draftsOf = (
  { db, tables: { drafts } }: QueryContext,
  game: string,
  ask: number,
): Program<{ user: string; data: Json }[]> =>
  allRows(
    db
      .select({ user: drafts.user, data: drafts.data })
      .from(drafts)
      .where(and(eq(drafts.game, game), eq(drafts.ask, ask)))
      .orderBy(asc(drafts.user)),
  );

/** Queries for drafts, and for plans and rankings, which answer questions that are still to come. */
function plansIn(on: QueryContext) {
  const { drafts } = on.tables;
  return {
    /** Returns what a user has planned for future questions of a game; at most one plan, the newest. */
    plan: (game: string, user: string): Program<Json | undefined> => draftOf(on, game, PLAN, user),
    plans: (game: string) => draftsOf(on, game, PLAN),
    /** Returns games with a plan or a ranking. */
    gamesWithPlans: (): Program<string[]> =>
      mapRows(
        on.db.selectDistinct({ game: drafts.game }).from(drafts).where(lte(drafts.ask, PLAN)),
        ({ game }) => game,
      ),
    /** Returns the rankings of all users: what they would choose, best first. */
    rankings: (game: string) => draftsOf(on, game, RANKING),
    draft: (game: string, ask: number, user: string): Program<Json | undefined> => draftOf(on, game, ask, user),
  };
}

/** Returns the preferences of a user; the defaults if there are none. */
export const withDefaultPreferences = (user: string, kept: PreferenceRow | null | undefined): PreferenceRow =>
  kept ?? { user, timeZone: 'UTC', quietFrom: null, quietTo: null, intervalHours: 8, dm: true, tellNext: false };

export function userRepository(on: QueryContext) {
  const { db, tables, prepared, offeredTo } = on;
  const { members, organisers, preferences, requests } = tables;
  const p = sql.placeholder('user');
  const find = prepared(db.select().from(preferences).where(eq(preferences.user, p)));
  const membership = prepared(
    db.select({ game: members.game }).from(members).where(eq(members.user, p)).orderBy(asc(members.id)).limit(1),
  );
  const organised = prepared(
    db
      .select({ game: organisers.game })
      .from(organisers)
      .where(eq(organisers.user, p))
      .orderBy(asc(organisers.game))
      .limit(1),
  );
  const offered = prepared(
    db
      .select({ game: requests.game })
      .from(requests)
      .where(sql`kind = 'seat' and ${offeredTo} = ${p}`)
      .orderBy(asc(requests.id))
      .limit(1),
  );
  return {
    ...plansIn(on),
    *preferences(user: string): Program<PreferenceRow> {
      return withDefaultPreferences(user, yield* firstRow(find, { user }));
    },

    /**
     * Returns a game with data about a user: the first that they joined, else one that they organized, else one in
     * which they were offered a seat. Undefined if there is none.
     */
    *findGameNaming(user: string): Program<string | undefined> {
      for (const query of [membership, organised, offered]) {
        const found = yield* firstRow(query, { user });
        if (found) return found.game;
      }
      return undefined;
    },
  };
}
