import { asc, eq, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { panels as table } from '#store/schema/tables.ts';
import { allRows, mapRows, firstRow, run, type Program } from '#store/program/program.ts';

export type PanelRow = typeof table.$inferSelect;

/** The messages at the end of the games' threads, on record until they are known to be gone. */
export function panelRepository({ db, tables: { panels }, prepared, insertionOrder }: QueryContext) {
  const ofGame = prepared(
    db
      .select()
      .from(panels)
      .where(eq(panels.game, sql.placeholder('game')))
      .orderBy(asc(panels.at), insertionOrder(panels.message)),
  );
  const find = prepared(
    db
      .select()
      .from(panels)
      .where(eq(panels.message, sql.placeholder('message'))),
  );

  return {
    /** All that may lie in a game's thread, the oldest first. */
    ofGame: (game: string): Program<PanelRow[]> => allRows(ofGame, { game }),
    find: (message: string): Program<PanelRow | undefined> => firstRow(find, { message }),
    /** Noted as it is now; one that is on record keeps the moment at which it was posted. */
    save: ({ message, ...row }: Omit<PanelRow, 'below'>): Program<void> =>
      run(
        db
          .insert(panels)
          .values({ message, ...row })
          .onConflictDoUpdate({ target: panels.message, set: { head: row.head, offers: row.offers } }),
      ),
    /** So much more lies below it. */
    addMessagesBelow: (channel: string, more: number): Program<void> =>
      run(
        db
          .update(panels)
          .set({ below: sql`${panels.below} + ${more}` })
          .where(eq(panels.channel, channel)),
      ),
    /** It is gone. */
    remove: (message: string): Program<void> => run(db.delete(panels).where(eq(panels.message, message))),
    /** Games of which more than one may lie there. */
    gamesWithDuplicates: (): Program<string[]> =>
      mapRows(
        db
          .select({ game: panels.game })
          .from(panels)
          .groupBy(panels.game)
          .having(sql`count(*) > 1`),
        ({ game }) => game,
      ),
  };
}
