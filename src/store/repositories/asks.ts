import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import { CLOCK_SKEW_MS } from '#store/outbox/outbox-row.ts';
import type { asks as askTable, reminders as reminderTable } from '#store/schema/question-tables.ts';
import type { preferences as preferenceTable } from '#store/schema/game-tables.ts';
import { allRows, mapRows, firstRow, type Program } from '#store/program/program.ts';

export type AskRow = typeof askTable.$inferSelect;
export type ReminderRow = typeof reminderTable.$inferSelect;
export type PreferenceRow = typeof preferenceTable.$inferSelect;

/** An open ask that really waits for a player. */
export interface PendingReply {
  game: string;
  seat: string;
  user: string;
  organiser: string;
  ask: number;
  openedAt: number;
  /** True if the other players cannot rule out that the ask is veiled, so that they must not learn that it is real. */
  covered: boolean;
  preferences: PreferenceRow | null;
  reminder: ReminderRow | null;
}

const p = sql.placeholder;

/** A limit that is never reached. */
const NO_LIMIT = 1_000_000_000;

const running = ({ tables: { asks, games } }: QueryContext): SQL | undefined =>
  and(eq(asks.game, games.id), eq(games.status, 'running'));
/** Must match the condition of the partial index exactly. */
const openIn = ({ tables: { asks }, isFalse }: QueryContext): SQL =>
  sql`${isFalse(sql`${asks.answered}`)} and ${asks.hiddenAt} is null`;

/** Queries for the asks of a game. */
function askRows({ db, tables: { asks }, prepared }: QueryContext) {
  const ofGame = prepared(
    db
      .select()
      .from(asks)
      .where(eq(asks.game, p('game')))
      .orderBy(asc(asks.number)),
  );
  return {
    ofGame: (game: string): Program<AskRow[]> => allRows(ofGame, { game }),
  };
}

/** Queries for asks that the service has to answer. */
function dueAsks(on: QueryContext) {
  const { db, prepared } = on;
  const { asks, games } = on.tables;
  const elsewhere = sql`not (${on.isInTexts(asks.game, p('besides'))})`;
  const mayBe = and(running(on), openIn(on), elsewhere);
  // SQLite executes a cross join in the written order: from the earliest due ask to its game, however many games there
  // are.
  const findDue = prepared(
    db
      .select({ row: asks })
      .from(asks)
      .crossJoin(games)
      .where(and(mayBe, lte(asks.dueAt, p('now'))))
      .orderBy(asc(asks.dueAt), asc(asks.game), asc(asks.number))
      .limit(p('most')),
  );
  const firstDue = prepared(
    db
      .select({ at: asks.dueAt })
      .from(asks)
      .crossJoin(games)
      .where(and(mayBe, isNotNull(asks.dueAt)))
      .orderBy(asc(asks.dueAt))
      .limit(1),
  );

  return {
    /**
     * Returns up to `most` asks of running games that are due for an automatic answer, earliest first, without the
     * games in `besides`.
     */
    findDue: (now: number, most = NO_LIMIT, besides: string[] = []): Program<AskRow[]> =>
      mapRows(findDue, ({ row }) => row, { now, most, besides: JSON.stringify(besides) }),
    /** Returns when the next ask falls due; undefined if none will. */
    *nextDueAt(besides: string[] = []): Program<number | undefined> {
      return (yield* firstRow(firstDue, { besides: JSON.stringify(besides) }))?.at ?? undefined;
    },
  };
}

/** Queries for times that were written while the clock was ahead. */
function futureTimeQueries(on: QueryContext) {
  const { db } = on;
  const { asks, games } = on.tables;
  return {
    /**
     * Returns games with times written while the clock was ahead: running games with an ask opened in the future, and
     * games where an AI player's ask is due later than `longest` ms from now. `prompt`: prefix of the ids of AI
     * players.
     */
    *gamesWithFutureTimes(now: number, { prompt, longest }: { prompt: string; longest: number }): Program<string[]> {
      const opened = yield* allRows(
        db
          .select({ game: asks.game })
          .from(asks)
          .innerJoin(games, running(on))
          .where(gt(asks.openedAt, now + CLOCK_SKEW_MS)),
      );
      const late = yield* allRows(
        db
          .select({ game: asks.game })
          .from(asks)
          .where(
            and(
              openIn(on),
              gt(asks.dueAt, now + longest + CLOCK_SKEW_MS),
              sql`exists (select 1 from members m where m.game = ${asks.game} and m.seat = ${asks.seat} and m.left_at is null and m."user" like ${`${prompt}%`})`,
            ),
          ),
      );
      return [...new Set([...opened, ...late].map(({ game }) => game))];
    },
  };
}

/** Queries for players who are waited for. */
function pendingReplies(on: QueryContext) {
  const { db } = on;
  const { asks, games, members, preferences, reminders, coveredReminders } = on.tables;
  const gamesAfter = (after: string, most: number) =>
    db
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.status, 'running'), gt(games.id, after)))
      .orderBy(asc(games.id))
      .limit(most);

  return {
    /**
     * Returns the real open asks of the next `most` running games after the code `after`, or of all: one row per ask,
     * oldest first within a game.
     */
    waits: (after = '', most = NO_LIMIT): Program<PendingReply[]> =>
      mapRows(
        db
          .select({
            game: asks.game,
            seat: asks.seat,
            user: members.user,
            organiser: games.organiser,
            ask: asks.number,
            openedAt: asks.openedAt,
            covered: asks.covered,
            preferences,
            openly: reminders,
            quietly: coveredReminders,
          })
          .from(asks)
          .innerJoin(games, running(on))
          .innerJoin(members, and(eq(members.game, asks.game), eq(members.seat, asks.seat), isNull(members.leftAt)))
          .leftJoin(preferences, eq(preferences.user, members.user))
          .leftJoin(reminders, and(eq(reminders.game, asks.game), eq(reminders.seat, asks.seat)))
          .leftJoin(coveredReminders, and(eq(coveredReminders.game, asks.game), eq(coveredReminders.seat, asks.seat)))
          .where(and(openIn(on), eq(asks.veiled, false), inArray(asks.game, gamesAfter(after, most))))
          .orderBy(asc(asks.game), asc(asks.number)),
        ({ openly, quietly, ...wait }) => ({ ...wait, reminder: wait.covered ? quietly : openly }),
      ),

    /**
     * Returns the code of the last game in a batch of `most` running games after `after`; undefined if there is none.
     */
    *lastGameOfBatch(after: string, most: number): Program<string | undefined> {
      return (yield* allRows(gamesAfter(after, most))).at(-1)?.id;
    },
  };
}

export function askRepository(on: QueryContext) {
  return { ...askRows(on), ...dueAsks(on), ...futureTimeQueries(on), ...pendingReplies(on) };
}
