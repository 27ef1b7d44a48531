import { asc, eq, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import { allRows, type Program } from '#store/program/program.ts';
import type { promises as table } from '#store/schema/agreement-tables.ts';

export type PromiseRow = typeof table.$inferSelect;

export function promiseRepository({ db, tables: { promises }, prepared }: QueryContext) {
  const ofGame = prepared(
    db
      .select()
      .from(promises)
      .where(eq(promises.game, sql.placeholder('game')))
      .orderBy(asc(promises.number)),
  );
  return {
    /** Returns all promises of a game, oldest first. */
    ofGame: (game: string): Program<PromiseRow[]> => allRows(ofGame, { game }),
  };
}
