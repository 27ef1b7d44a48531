import { asc, eq, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { panels as table } from '#store/schema/message-tables.ts';
import { allRows, mapRows, firstRow, run, type Program } from '#store/program/program.ts';

export type PanelRow = typeof table.$inferSelect;

/** Queries for the status messages of games, recorded until they are known to be deleted. */
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
    /** Returns all status messages that may exist for a game, oldest first. */
    ofGame: (game: string): Program<PanelRow[]> => allRows(ofGame, { game }),
    find: (message: string): Program<PanelRow | undefined> => firstRow(find, { message }),
    /** Records a status message; a message already recorded keeps the time at which it was posted. */
    save: ({ message, ...row }: Omit<PanelRow, 'below'>): Program<void> =>
      run(
        db
          .insert(panels)
          .values({ message, ...row })
          .onConflictDoUpdate({ target: panels.message, set: { head: row.head, offers: row.offers } }),
      ),
    /** Adds to the number of messages below the status messages of a channel. */
    addMessagesBelow: (channel: string, more: number): Program<void> =>
      run(
        db
          .update(panels)
          .set({ below: sql`${panels.below} + ${more}` })
          .where(eq(panels.channel, channel)),
      ),
    /** Removes the record of a deleted message. */
    remove: (message: string): Program<void> => run(db.delete(panels).where(eq(panels.message, message))),
    /** Returns games that may have more than one status message. */
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
