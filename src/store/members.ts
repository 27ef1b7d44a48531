import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { members } from './schema.ts';

export type MemberRow = typeof members.$inferSelect;

export function memberRepository(db: Database) {
  const present = db
    .select()
    .from(members)
    .where(and(eq(members.game, sql.placeholder('game')), isNull(members.leftAt)))
    .orderBy(asc(members.id))
    .prepare();
  const all = db
    .select()
    .from(members)
    .where(eq(members.game, sql.placeholder('game')))
    .orderBy(asc(members.id))
    .prepare();

  return {
    /** Who takes part now, in the order in which they joined. */
    present: (game: string): MemberRow[] => present.all({ game }),
    /** Everyone who ever took part. */
    all: (game: string): MemberRow[] => all.all({ game }),
  };
}
