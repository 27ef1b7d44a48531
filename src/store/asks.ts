import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { AHEAD } from './outbox.ts';
import { asks, coveredReminders, games, members, preferences, reminders } from './schema.ts';

export type AskRow = typeof asks.$inferSelect;
export type ReminderRow = typeof reminders.$inferSelect;
export type PreferenceRow = typeof preferences.$inferSelect;

/** A person who is really waited for. */
export interface Wait {
  game: string;
  seat: string;
  user: string;
  organiser: string;
  ask: number;
  openedAt: number;
  /** Whether anybody else may learn that this one is real. */
  covered: boolean;
  preferences: PreferenceRow | null;
  reminder: ReminderRow | null;
}

const p = sql.placeholder;

const running = and(eq(asks.game, games.id), eq(games.status, 'running'));
const open = sql`${asks.answered} = 0 and ${asks.hiddenAt} is null`; // word for word as in the partial index
const elsewhere = sql`${asks.game} not in (select value from json_each(${p('besides')}))`;

/** The asks themselves. */
function askRows(db: Database) {
  const ofGame = db
    .select()
    .from(asks)
    .where(eq(asks.game, p('game')))
    .orderBy(asc(asks.number))
    .prepare();
  return {
    of: (game: string): AskRow[] => ofGame.all({ game }),
  };
}

/** When the table has to answer. */
function dueAsks(db: Database) {
  // A cross join is done in the order written: from what falls due first to its game, however many games there are.
  const due = db
    .select({ row: asks })
    .from(asks)
    .crossJoin(games)
    .where(and(running, open, lte(asks.dueAt, p('now')), elsewhere))
    .orderBy(asc(asks.dueAt))
    .limit(p('most'))
    .prepare();
  const firstDue = db
    .select({ at: asks.dueAt })
    .from(asks)
    .crossJoin(games)
    .where(and(running, open, isNotNull(asks.dueAt), elsewhere))
    .orderBy(asc(asks.dueAt))
    .limit(1)
    .prepare();

  return {
    /** What the table is to answer by now in running games but those left out, earliest first, `most` at most. */
    due: (now: number, most = -1, besides: string[] = []): AskRow[] =>
      due.all({ now, most, besides: JSON.stringify(besides) }).map(({ row }) => row),
    /** When the next one falls due; undefined when none will. */
    nextDue: (besides: string[] = []): number | undefined => firstDue.get({ besides: JSON.stringify(besides) })?.at ?? undefined,
  };
}

/** What was opened while the clock was ahead. */
function wrongMoments(db: Database) {
  return {
    /**
     * Games under way in which something was opened while the clock was ahead, and those in which somebody is to answer later than `longest`
     * from now who never takes longer; `prompt`: how their ids begin.
     */
    wrong: (now: number, { prompt, longest }: { prompt: string; longest: number }): string[] => {
      const opened = db
        .select({ game: asks.game })
        .from(asks)
        .innerJoin(games, running)
        .where(gt(asks.openedAt, now + AHEAD))
        .all();
      const late = db
        .select({ game: asks.game })
        .from(asks)
        .where(
          and(
            open,
            gt(asks.dueAt, now + longest + AHEAD),
            sql`exists (select 1 from members m where m.game = ${asks.game} and m.seat = ${asks.seat} and m.left_at is null and m.user like ${`${prompt}%`})`,
          ),
        )
        .all();
      return [...new Set([...opened, ...late].map(({ game }) => game))];
    },
  };
}

/** Those who are waited for. */
function waits(db: Database) {
  const gamesAfter = (after: string, most: number) =>
    db
      .select({ id: games.id })
      .from(games)
      .where(and(eq(games.status, 'running'), gt(games.id, after)))
      .orderBy(asc(games.id))
      .limit(most);

  return {
    /** Who is really waited for in running games, or in `most` of them after another in the order of their codes: one row for each ask, oldest first. */
    waits: (after = '', most = -1): Wait[] =>
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
        .innerJoin(games, running)
        .innerJoin(members, and(eq(members.game, asks.game), eq(members.seat, asks.seat), isNull(members.leftAt)))
        .leftJoin(preferences, eq(preferences.user, members.user))
        .leftJoin(reminders, and(eq(reminders.game, asks.game), eq(reminders.seat, asks.seat)))
        .leftJoin(coveredReminders, and(eq(coveredReminders.game, asks.game), eq(coveredReminders.seat, asks.seat)))
        .where(and(open, eq(asks.veiled, false), inArray(asks.game, gamesAfter(after, most))))
        .orderBy(asc(asks.game), asc(asks.number))
        .all()
        .map(({ openly, quietly, ...wait }) => ({ ...wait, reminder: wait.covered ? quietly : openly })),

    /** The last of so many running games after another in the order of their codes; undefined where there is none. */
    lastOf: (after: string, most: number): string | undefined => gamesAfter(after, most).all().at(-1)?.id,
  };
}

export function askRepository(db: Database) {
  return { ...askRows(db), ...dueAsks(db), ...wrongMoments(db), ...waits(db) };
}
