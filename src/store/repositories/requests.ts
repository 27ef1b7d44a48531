import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { requests as table } from '#store/schema/agreement-tables.ts';
import { allRows, mapRows, firstRow, type Program } from '#store/program/program.ts';

export type RequestRow = typeof table.$inferSelect;

export function requestRepository({ db, tables: { requests, consents }, prepared }: QueryContext) {
  const open = prepared(
    db
      .select()
      .from(requests)
      .where(and(eq(requests.game, sql.placeholder('game')), isNull(requests.closedAt)))
      .orderBy(asc(requests.id)),
  );

  return {
    find: (id: number): Program<RequestRow | undefined> =>
      firstRow(db.select().from(requests).where(eq(requests.id, id))),
    /** Returns the open requests of a game, oldest first. */
    open: (game: string): Program<RequestRow[]> => allRows(open, { game }),
    /** Returns the closed requests of a user, opened after `since`, that were not agreed to; oldest first. */
    unsuccessful: (game: string, user: string, since: number): Program<RequestRow[]> =>
      allRows(
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
    /** Returns the users who have agreed to a request. */
    agreed: (request: number): Program<string[]> =>
      mapRows(
        db
          .select({ user: consents.user })
          .from(consents)
          .where(eq(consents.request, request))
          .orderBy(asc(consents.user)),
        ({ user }) => user,
      ),
  };
}
