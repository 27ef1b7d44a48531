import { and, asc, between, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { PatchOperation } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import type { commands as table } from '#store/schema/game-tables.ts';
import { allRows, mapRows, firstRow, type Program } from '#store/program/program.ts';

export type CommandRow = typeof table.$inferSelect;

export type CommandSummary = Pick<CommandRow, 'number' | 'kind' | 'seat' | 'at' | 'undoneBy' | 'facts'>;

const p = sql.placeholder;

/** Queries for all commands, undone ones included. */
function commandRows({ db, tables: { commands }, prepared }: QueryContext) {
  const find = prepared(
    db
      .select()
      .from(commands)
      .where(and(eq(commands.game, p('game')), eq(commands.number, p('number')))),
  );
  const { number, kind, seat, at, undoneBy, facts } = commands;
  const summaries = prepared(
    db
      .select({ number, kind, seat, at, undoneBy, facts })
      .from(commands)
      .where(and(eq(commands.game, p('game')), between(commands.number, p('from'), p('to'))))
      .orderBy(asc(commands.number)),
  );

  return {
    find: (game: string, number: number): Program<CommandRow | undefined> => firstRow(find, { game, number }),

    /** Returns commands in a range of numbers, oldest first, undone ones included. */
    range: (game: string, from: number, to: number): Program<CommandRow[]> =>
      allRows(
        db
          .select()
          .from(commands)
          .where(and(eq(commands.game, game), between(commands.number, from, to)))
          .orderBy(asc(commands.number)),
      ),

    /**
     * Returns summaries of commands in a range of numbers. Leaves out the patches for undo, which are most of a row.
     */
    told: (game: string, from: number, to: number): Program<CommandSummary[]> => allRows(summaries, { game, from, to }),
  };
}

/** Queries for commands that are in force: neither undone nor an undo. */
function commandsInForce({ db, tables: { commands }, textIn }: QueryContext) {
  const inForce = (game: string) =>
    and(eq(commands.game, game), isNull(commands.undoneBy), sql`${commands.kind} <> 'undo'`);
  return {
    /** Returns the commands in force from a number on, newest first. */
    inForceSince: (game: string, from: number): Program<CommandRow[]> =>
      allRows(
        db
          .select()
          .from(commands)
          .where(and(inForce(game), gte(commands.number, from)))
          .orderBy(desc(commands.number)),
      ),

    /**
     * Returns the reverse patches of the commands in force in a range of numbers, newest first; null for one that
     * cannot be undone.
     */
    reversesBetween: (game: string, from: number, to: number): Program<(PatchOperation[] | null)[]> =>
      mapRows(
        db
          .select({ reverse: commands.reverse })
          .from(commands)
          .where(and(inForce(game), between(commands.number, from, to)))
          .orderBy(desc(commands.number)),
        ({ reverse }) => reverse,
      ),

    /**
     * Returns the newest command in force. For a user, the newest that they gave themselves: planned answers that
     * followed from it are undone with it.
     */
    lastInForce: (game: string, user?: string): Program<CommandRow | undefined> =>
      firstRow(
        db
          .select()
          .from(commands)
          .where(
            and(
              inForce(game),
              user === undefined
                ? undefined
                : and(eq(commands.user, user), sql`${textIn(commands.payload, 'planned')} is null`),
            ),
          )
          .orderBy(desc(commands.number))
          .limit(1),
      ),
  };
}

export function commandRepository(on: QueryContext) {
  return { ...commandRows(on), ...commandsInForce(on) };
}
