import { and, asc, eq, gt, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { consents, requests } from './schema.ts';

export type RequestRow = typeof requests.$inferSelect;

export function requestRepository(db: Database) {
  const open = db
    .select()
    .from(requests)
    .where(and(eq(requests.game, sql.placeholder('game')), isNull(requests.closedAt)))
    .orderBy(asc(requests.id))
    .prepare();

  return {
    find: (id: number): RequestRow | undefined => db.select().from(requests).where(eq(requests.id, id)).get(),
    /** Those that wait for consent in a game, oldest first. */
    open: (game: string): RequestRow[] => open.all({ game }),
    /** Those of a person, opened after a moment, that came to nothing; the oldest first. */
    inVain: (game: string, user: string, since: number): RequestRow[] =>
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
        .orderBy(asc(requests.openedAt))
        .all(),
    /** Users who have agreed. */
    agreed: (request: number): string[] =>
      db
        .select({ user: consents.user })
        .from(consents)
        .where(eq(consents.request, request))
        .all()
        .map(({ user }) => user),
  };
}
