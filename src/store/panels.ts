import { asc, eq, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { panels } from './schema.ts';

export type PanelRow = typeof panels.$inferSelect;

/** The messages at the end of the games' threads, on record until they are known to be gone. */
export function panelRepository(db: Database) {
  const ofGame = db
    .select()
    .from(panels)
    .where(eq(panels.game, sql.placeholder('game')))
    .orderBy(asc(panels.at), sql`rowid`)
    .prepare();
  const find = db
    .select()
    .from(panels)
    .where(eq(panels.message, sql.placeholder('message')))
    .prepare();

  return {
    /** All that may lie in a game's thread, the oldest first. */
    of: (game: string): PanelRow[] => ofGame.all({ game }),
    find: (message: string): PanelRow | undefined => find.get({ message }),
    /** Noted as it is now; one that is on record keeps the moment at which it was posted. */
    save: ({ message, ...row }: PanelRow): void =>
      void db
        .insert(panels)
        .values({ message, ...row })
        .onConflictDoUpdate({ target: panels.message, set: { head: row.head, offers: row.offers } })
        .run(),
    /** It is gone. */
    remove: (message: string): void => void db.delete(panels).where(eq(panels.message, message)).run(),
    /** Games of which more than one may lie there. */
    doubled: (): string[] =>
      db
        .select({ game: panels.game })
        .from(panels)
        .groupBy(panels.game)
        .having(sql`count(*) > 1`)
        .all()
        .map(({ game }) => game),
  };
}
