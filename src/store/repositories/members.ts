import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { members as table } from '#store/schema/game-tables.ts';
import { allRows, type Program } from '#store/program/program.ts';

export type MemberRow = typeof table.$inferSelect;

export function memberRepository({ db, tables: { members }, prepared }: QueryContext) {
  const present = prepared(
    db
      .select()
      .from(members)
      .where(and(eq(members.game, sql.placeholder('game')), isNull(members.leftAt)))
      .orderBy(asc(members.id)),
  );
  const everybody = prepared(
    db
      .select()
      .from(members)
      .where(eq(members.game, sql.placeholder('game')))
      .orderBy(asc(members.id)),
  );

  return {
    /** Returns current members in the order in which they joined. */
    present: (game: string): Program<MemberRow[]> => allRows(present, { game }),
    /** Returns everyone who ever took part. */
    all: (game: string): Program<MemberRow[]> => allRows(everybody, { game }),
    /** Returns everyone who ever took part in one of the games. */
    allOf: (games: string[]): Program<MemberRow[]> =>
      allRows(db.select().from(members).where(inArray(members.game, games)).orderBy(asc(members.id))),
  };
}
