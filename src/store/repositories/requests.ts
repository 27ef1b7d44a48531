import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { On } from '#store/program/query-context.ts';
import type { requests as table } from '#store/schema/tables.ts';
import { all, each, one, type Program } from '#store/program/program.ts';

export type RequestRow = typeof table.$inferSelect;

export function requestRepository({ db, tables: { requests, consents }, prepared }: On) {
  const open = prepared(
    db
      .select()
      .from(requests)
      .where(and(eq(requests.game, sql.placeholder('game')), isNull(requests.closedAt)))
      .orderBy(asc(requests.id)),
  );

  return {
    find: (id: number): Program<RequestRow | undefined> => one(db.select().from(requests).where(eq(requests.id, id))),
    /** Those that wait for consent in a game, oldest first. */
    open: (game: string): Program<RequestRow[]> => all(open, { game }),
    /** Those of a person, opened after a moment, that came to nothing; the oldest first. */
    inVain: (game: string, user: string, since: number): Program<RequestRow[]> =>
      all(
        db
          .select()
          .from(requests)
          .where(
            and(
              eq(requests.game, game),
              eq(requests.user, user),
              gt(requests.openedAt, since),
              isNotNull(requests.closedAt),
              ne(requests.outcome, 'agreed'),
            ),
          )
          .orderBy(asc(requests.openedAt), asc(requests.id)),
      ),
    /** Users who have agreed. */
    agreed: (request: number): Program<string[]> =>
      each(
        db
          .select({ user: consents.user })
          .from(consents)
          .where(eq(consents.request, request))
          .orderBy(asc(consents.user)),
        ({ user }) => user,
      ),
  };
}
