import { and, asc, between, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import type { Change } from '#engine';
import type { On } from '#store/program/query-context.ts';
import type { commands as table } from '#store/schema/tables.ts';
import { all, each, one, type Program } from '#store/program/program.ts';

export type CommandRow = typeof table.$inferSelect;

export type ToldRow = Pick<CommandRow, 'number' | 'kind' | 'seat' | 'at' | 'undoneBy' | 'facts'>;

const p = sql.placeholder;

/** All that was done, whether or not it was taken back. */
function commandRows({ db, tables: { commands }, prepared }: On) {
  const find = prepared(
    db
      .select()
      .from(commands)
      .where(and(eq(commands.game, p('game')), eq(commands.number, p('number')))),
  );
  const { number, kind, seat, at, undoneBy, facts } = commands;
  const told = prepared(
    db
      .select({ number, kind, seat, at, undoneBy, facts })
      .from(commands)
      .where(and(eq(commands.game, p('game')), between(commands.number, p('from'), p('to'))))
      .orderBy(asc(commands.number)),
  );

  return {
    find: (game: string, number: number): Program<CommandRow | undefined> => one(find, { game, number }),

    /** Oldest first, those taken back included. */
    range: (game: string, from: number, to: number): Program<CommandRow[]> =>
      all(
        db
          .select()
          .from(commands)
          .where(and(eq(commands.game, game), between(commands.number, from, to)))
          .orderBy(asc(commands.number)),
      ),

    /** What they told, and of whom, without what is needed to go back: that is most of them. */
    told: (game: string, from: number, to: number): Program<ToldRow[]> => all(told, { game, from, to }),
  };
}

/** What was done and not taken back. */
function commandsInForce({ db, tables: { commands }, textIn }: On) {
  const inForce = (game: string) =>
    and(eq(commands.game, game), isNull(commands.undoneBy), sql`${commands.kind} <> 'undo'`);
  return {
    /** In force from a number on, newest first; an undo is not itself in force. */
    inForceSince: (game: string, from: number): Program<CommandRow[]> =>
      all(
        db
          .select()
          .from(commands)
          .where(and(inForce(game), gte(commands.number, from)))
          .orderBy(desc(commands.number)),
      ),

    /** The ways back of those in force in a range of numbers, newest first; null where there is none. */
    reversesBetween: (game: string, from: number, to: number): Program<(Change[] | null)[]> =>
      each(
        db
          .select({ reverse: commands.reverse })
          .from(commands)
          .where(and(inForce(game), between(commands.number, from, to)))
          .orderBy(desc(commands.number)),
        ({ reverse }) => reverse,
      ),

    /** The newest in force; of one person, what they themselves gave: what followed from it, as they had planned, goes with it. */
    lastInForce: (game: string, user?: string): Program<CommandRow | undefined> =>
      one(
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

export function commandRepository(on: On) {
  return { ...commandRows(on), ...commandsInForce(on) };
}
