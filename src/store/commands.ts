import { and, asc, between, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Change } from '../engine/index.ts';
import type { Database } from './database.ts';
import { commands } from './schema.ts';

export type CommandRow = typeof commands.$inferSelect;

export type ToldRow = Pick<CommandRow, 'number' | 'kind' | 'seat' | 'at' | 'undoneBy' | 'facts'>;

const p = sql.placeholder;

/** All that was done, whether or not it was taken back. */
function commandRows(db: Database) {
  const find = db
    .select()
    .from(commands)
    .where(and(eq(commands.game, p('game')), eq(commands.number, p('number'))))
    .prepare();
  const { number, kind, seat, at, undoneBy, facts } = commands;
  const told = db
    .select({ number, kind, seat, at, undoneBy, facts })
    .from(commands)
    .where(and(eq(commands.game, p('game')), between(commands.number, p('from'), p('to'))))
    .orderBy(asc(commands.number))
    .prepare();

  return {
    find: (game: string, number: number): CommandRow | undefined => find.get({ game, number }),

    /** Oldest first, those taken back included. */
    range: (game: string, from: number, to: number): CommandRow[] =>
      db
        .select()
        .from(commands)
        .where(and(eq(commands.game, game), between(commands.number, from, to)))
        .orderBy(asc(commands.number))
        .all(),

    /** What they told, and of whom, without what is needed to go back: that is most of them. */
    told: (game: string, from: number, to: number): ToldRow[] => told.all({ game, from, to }),
  };
}

/** What was done and not taken back. */
function commandsInForce(db: Database) {
  return {
    /** In force from a number on, newest first; an undo is not itself in force. */
    inForceSince: (game: string, from: number): CommandRow[] =>
      db
        .select()
        .from(commands)
        .where(and(eq(commands.game, game), gte(commands.number, from), isNull(commands.undoneBy), sql`${commands.kind} <> 'undo'`))
        .orderBy(desc(commands.number))
        .all(),

    /** The ways back of those in force from a number on, newest first; null where there is none. */
    reversesSince: (game: string, from: number): (Change[] | null)[] =>
      db
        .select({ reverse: commands.reverse })
        .from(commands)
        .where(and(eq(commands.game, game), gte(commands.number, from), isNull(commands.undoneBy), sql`${commands.kind} <> 'undo'`))
        .orderBy(desc(commands.number))
        .all()
        .map(({ reverse }) => reverse),

    /** The newest in force; of one person, what they themselves gave: what followed from it, as they had planned, goes with it. */
    lastInForce: (game: string, user?: string): CommandRow | undefined =>
      db
        .select()
        .from(commands)
        .where(
          and(
            eq(commands.game, game),
            isNull(commands.undoneBy),
            sql`${commands.kind} <> 'undo'`,
            user === undefined ? undefined : and(eq(commands.user, user), sql`json_extract(${commands.payload}, '$.planned') is null`),
          ),
        )
        .orderBy(desc(commands.number))
        .limit(1)
        .get(),
  };
}

export function commandRepository(db: Database) {
  return { ...commandRows(db), ...commandsInForce(db) };
}
