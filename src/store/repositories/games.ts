import { and, asc, desc, eq, getTableColumns, inArray, isNull, lt, ne, notExists, notLike, or, sql } from 'drizzle-orm';
import type { Json } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import type { games as table, GameStatus } from '#store/schema/game-tables.ts';
import { allRows, mapRows, firstRow, run, type Program } from '#store/program/program.ts';

/** A game without its state and its secret; `name` is null if it has none. */
export type GameRow = Omit<typeof table.$inferSelect, 'state' | 'secret'> & { name: string | null };

export interface GameFilter {
  user?: string;
  organiser?: string;
  status?: GameStatus[];
  /** Id of the thread of the game, or of its channel if it has no thread. */
  at?: string;
}

/** Sorts games created at the same moment by code, so that every query and both databases agree. */
const newestFirst = ({ games }: QueryContext['tables']) => [desc(games.createdAt), asc(games.id)];

/** Creates a query for games with all columns except the state and the secret. */
const selectGames = ({ db, tables: { games, gameNames } }: QueryContext) => {
  const { state: _state, secret: _secret, ...head } = getTableColumns(games);
  return db
    .select({ ...head, name: gameNames.name })
    .from(games)
    .leftJoin(gameNames, eq(gameNames.game, games.id));
};

/** Queries for single games. */
function gameRows(on: QueryContext) {
  const { db, prepared } = on;
  const { games } = on.tables;
  const isIt = eq(games.id, sql.placeholder('id'));
  const byId = prepared(selectGames(on).where(isIt));
  const stateById = prepared(db.select({ state: games.state }).from(games).where(isIt));
  const secretById = prepared(db.select({ secret: games.secret }).from(games).where(isIt));

  return {
    find: (id: string): Program<GameRow | undefined> => firstRow(byId, { id }),
    *stateText(id: string): Program<string | null> {
      return (yield* firstRow(stateById, { id }))?.state ?? null;
    },
    /**
     * Returns the key that disguises the numbers of the game outside of the program; an empty string if there is no
     * such game.
     */
    *secret(id: string): Program<string> {
      return (yield* firstRow(secretById, { id }))?.secret ?? '';
    },
  };
}

/** Queries for lists of games. */
function gameLists(on: QueryContext) {
  const { db, thread } = on;
  const { games, members, organisers } = on.tables;
  return {
    /** Returns games that a user organizes, newest first, whether or not they play in them. */
    organisedBy: (user: string, status: GameStatus[]): Program<GameRow[]> =>
      allRows(
        selectGames(on)
          .innerJoin(organisers, eq(organisers.game, games.id))
          .where(and(eq(organisers.user, user), eq(games.organiser, user), inArray(games.status, status)))
          .orderBy(...newestFirst(on.tables)),
      ),

    /**
     * Returns the codes of the lobbies that a user organizes and of their games under way without another human player.
     * `nobody`: prefix of the ids of AI players.
     */
    organizedAlone: (user: string, nobody: string): Program<string[]> => {
      const others = db
        .select({ one: sql`1` })
        .from(members)
        .where(
          and(
            eq(members.game, games.id),
            isNull(members.leftAt),
            ne(members.user, user),
            notLike(members.user, `${nobody}%`),
          ),
        );
      return mapRows(
        db
          .select({ id: games.id })
          .from(organisers)
          .innerJoin(games, eq(games.id, organisers.game))
          .where(
            and(
              eq(organisers.user, user),
              eq(games.organiser, user),
              or(eq(games.status, 'lobby'), and(inArray(games.status, ['running', 'paused']), notExists(others))),
            ),
          )
          .orderBy(...newestFirst(on.tables)),
        ({ id }) => id,
      );
    },

    /** Returns games that match a filter, newest first. */
    list: ({ user, organiser, status, at }: GameFilter = {}): Program<GameRow[]> => {
      const wanted = and(
        status ? inArray(games.status, status) : undefined,
        organiser === undefined ? undefined : eq(games.organiser, organiser),
        at === undefined ? undefined : sql`${thread} = ${at}`,
      );
      if (user === undefined)
        return allRows(
          selectGames(on)
            .where(wanted)
            .orderBy(...newestFirst(on.tables)),
        );
      return allRows(
        selectGames(on)
          .innerJoin(members, eq(members.game, games.id))
          .where(and(wanted, eq(members.user, user), isNull(members.leftAt)))
          .orderBy(...newestFirst(on.tables)),
      );
    },
  };
}

/** Queries over all games. */
function gameStatistics({ db, tables: { games, commands } }: QueryContext) {
  return {
    /** Returns the running game with the most recent command; undefined if there is none. */
    *lastPlayed(): Program<string | undefined> {
      const found = yield* firstRow(
        db
          .select({ id: games.id })
          .from(games)
          .innerJoin(commands, and(eq(commands.game, games.id), eq(commands.number, games.head)))
          .where(eq(games.status, 'running'))
          .orderBy(desc(commands.at), asc(games.id))
          .limit(1),
      );
      return found?.id;
    },
    /** Counts games by status. */
    counts: (): Program<{ status: string; count: number }[]> =>
      mapRows(
        db
          .select({ status: games.status, count: sql<number>`count(*)` })
          .from(games)
          .groupBy(games.status),
        ({ status, count }) => ({ status, count: Number(count) }),
      ),
  };
}

/** Queries for accepted interactions. */
function interactionQueries({ db, tables: { interactions }, prepared }: QueryContext) {
  const result = prepared(
    db
      .select()
      .from(interactions)
      .where(eq(interactions.id, sql.placeholder('id'))),
  );

  return {
    /** Returns the result of an interaction; undefined if it has not been seen. */
    *findInteractionResult(interaction: string): Program<Json | undefined> {
      return (yield* firstRow(result, { id: interaction }))?.result;
    },
    /** Deletes interactions from before a time; they are repeated within minutes, if at all. */
    purgeInteractions: (before: number): Program<void> =>
      run(db.delete(interactions).where(lt(interactions.at, before))),
  };
}

export function gameRepository(on: QueryContext) {
  return { ...gameRows(on), ...gameLists(on), ...gameStatistics(on), ...interactionQueries(on) };
}
