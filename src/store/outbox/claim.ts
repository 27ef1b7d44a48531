import { and, asc, eq, gt, isNotNull, lt, not, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import { CLOCK_SKEW_MS, isPending, inSecretLane, hasIds, type OutboxMessage } from './outbox-row.ts';
import { allRows, mapRows, firstRow, run, pipeline, transaction, type Program } from '#store/program/program.ts';

/**
 * Interval in ms of the check for times written while a clock was ahead. The check also runs whenever the clock of this
 * machine goes back.
 */
const CLOCK_SKEW_CHECK_MS = 5_000;
/** Maximum delay of a retry in ms. */
const MAX_RETRY_DELAY_MS = 3_600_000;

const p = sql.placeholder;

/**
 * Condition for due rows that uses their index. A range with both bounds makes the planner expect few rows, where
 * thousands may be scheduled.
 */
const isDue = (named: 'outbox' | 'o'): SQL =>
  sql`${sql.raw(named)}.status = 'waiting' and ${sql.raw(named)}.due_at between 0 and ${p('now')}`;

const dueQuery = (on: QueryContext, ofThese: SQL) => {
  const { outbox } = on.tables;
  return on.prepared(
    on.forUpdateSkipLocked(
      on.db
        .select({ id: outbox.id, game: outbox.game })
        .from(outbox)
        .where(
          and(
            isPending(on),
            isDue('outbox'),
            ofThese,
            sql`not exists (select 1 from outbox o where o.game = ${outbox.game} and o.lane = ${outbox.lane} and o.id < ${outbox.id} and o.status in ('waiting', 'claimed'))`,
            // Turn messages go first, unless one is merely waiting to collect more: the status message and pings belong
            // below them.
            sql`(${outbox.kind} not in ('waiting', 'asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'turn' and o.status in ('waiting', 'claimed') and (o.due_at <= ${p('now')} or o.error is not null)))`,
            // A pending status message takes the pings with it.
            sql`(${outbox.kind} not in ('asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'waiting' and o.status in ('waiting', 'claimed')))`,
          ),
        )
        // In index order, so that the scan stops at the limit.
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(p('limit')),
    ),
  );
};

const duePingsQuery = (on: QueryContext) => {
  const { outbox } = on.tables;
  return on.prepared(
    on.forUpdateSkipLocked(
      on.db
        .select({ id: outbox.id })
        .from(outbox)
        .where(
          and(
            isPending(on),
            eq(outbox.game, p('game')),
            eq(outbox.kind, 'asked'),
            eq(outbox.status, 'waiting'),
            // Once a user has a due ping, all of their pings go out together.
            sql`exists (select 1 from outbox o where o.game = ${p('game')} and o.lane = ${outbox.lane} and o.kind in ('asked', 'reminder') and o.status in ('waiting', 'claimed') and o.due_at <= ${p('now')})`,
            or(eq(outbox.attempts, 0), eq(outbox.along, p('along'))),
          ),
        ),
    ),
  );
};

/** Tells whether the ask of a ping has been answered, or its player has left. */
const isObsolete = (
  on: QueryContext,
): SQL => sql`not exists (select 1 from asks a join members m on m.game = a.game and m.seat = a.seat and m.left_at is null
    where a.game = ${on.tables.outbox.game} and a.number = ${on.tables.outbox.ask} and ${on.isFalse(sql`a.answered`)})`;

/** Voids obsolete pings. One that has been tried may have been sent, so the sender looks for it first. */
const voidObsoletePings = (on: QueryContext, ofThese: SQL) => {
  const { outbox } = on.tables;
  return on.prepared(
    on.db
      .update(outbox)
      .set({ status: 'void' })
      .where(
        and(
          isPending(on),
          eq(outbox.status, 'waiting'),
          eq(outbox.attempts, 0),
          sql`${outbox.ask} is not null`,
          ofThese,
          isObsolete(on),
        ),
      ),
  );
};

/**
 * Restricts rows to games with due rows, since in other games they block nothing. `among`: condition on the column of
 * the game.
 */
const isOfGameWithDue = ({ tables: { outbox }, isInQuery }: QueryContext, among?: (game: SQL) => SQL): SQL =>
  isInQuery(
    outbox.game,
    sql`select o.game from outbox o where o.status in ('waiting', 'claimed') and ${isDue('o')}${among && sql` and ${among(sql`o.game`)}`}`,
  );

/** Creates a program that marks rows as claimed and returns them. */
function createMarkClaimed(on: QueryContext): (ids: number[], now: number) => Program<OutboxMessage[]> {
  const { outbox } = on.tables;
  const claimed = on.prepared(
    on.db
      .update(outbox)
      .set({ status: 'claimed', claimedAt: sql`${p('now')}`, attempts: sql`attempts + 1` })
      .where(hasIds(on)),
  );
  const byIds = on.prepared(on.db.select().from(outbox).where(hasIds(on)).orderBy(asc(outbox.id)));

  return function* (ids, now) {
    if (!ids.length) return [];
    const these = { ids: JSON.stringify(ids) };
    return (yield* pipeline(run(claimed, { ...these, now }), allRows(byIds, these)))[1];
  };
}

/**
 * Creates a program that corrects times written while the clock was ahead: such rows wait as long as intended, not
 * until the clock gets there again.
 */
function createClockSkewFix(on: QueryContext): (now: number) => Program<void> {
  const { outbox } = on.tables;
  const wrong = and(
    isPending(on),
    or(
      gt(outbox.createdAt, p('ahead')),
      gt(outbox.claimedAt, p('ahead')),
      and(isNotNull(outbox.error), gt(outbox.dueAt, p('longest'))),
    ),
  );
  const anyWrong = on.prepared(on.db.select({ id: outbox.id }).from(outbox).where(wrong).limit(1));
  const right = on.prepared(
    on.db
      .update(outbox)
      .set({
        dueAt: sql`case
          when created_at > ${p('ahead')} and error is null then ${p('now')} + case when due_at > created_at then due_at - created_at else 0 end
          when due_at > ${p('now')} then ${p('now')} else due_at end`,
        // A row that may have been sent already is of unknown age, so it gets 0.
        createdAt: sql`case when created_at <= ${p('ahead')} then created_at when attempts > 0 then 0 else ${p('now')} end`,
        claimedAt: sql`case when claimed_at > ${p('now')} then ${p('now')} else claimed_at end`,
      })
      .where(wrong),
  );
  let looked = Infinity;
  return function* (now) {
    if (looked <= now && now < looked + CLOCK_SKEW_CHECK_MS) return;
    const bounds = { ahead: now + CLOCK_SKEW_MS, longest: now + MAX_RETRY_DELAY_MS };
    // Not recorded as clean yet: the transaction may roll back, so the check runs again.
    if (yield* firstRow(anyWrong, bounds)) yield* run(right, { ...bounds, now });
    else looked = now;
  };
}

/**
 * Creates a program that finds the rows that `claim` would take, with their games. Without games it only corrects
 * times.
 */
function createFindDue(
  on: QueryContext,
): (games: string[], now: number, most: number, quietly: number) => Program<{ id: number; game: string }[]> {
  const isOfThese = (game: Column | SQL): SQL => on.isInMany(game, p('games'));
  const { game } = on.tables.outbox;
  const seenByAll = dueQuery(on, sql`${not(inSecretLane(on))} and ${isOfThese(game)}`);
  const forOne = dueQuery(on, sql`${inSecretLane(on)} and ${isOfThese(game)}`);
  const dropAmong = voidObsoletePings(on, isOfGameWithDue(on, isOfThese));
  const setRight = createClockSkewFix(on);

  return function* (games, now, most, quietly) {
    // Runs before any row is locked that others may want to correct as well.
    yield* setRight(now);
    if (!games.length) return [];
    const among = { now, games: JSON.stringify(games) };
    const [, seen, whispered] = yield* pipeline(
      run(dropAmong, among),
      allRows(seenByAll, { ...among, limit: Math.max(0, most) }),
      allRows(forOne, { ...among, limit: Math.max(0, quietly) }),
    );
    return [...seen, ...whispered];
  };
}

/** Creates the programs that claim rows. */
export function createClaims(on: QueryContext) {
  const { db, prepared } = on;
  const { outbox } = on.tables;
  const nextFor = { all: dueQuery(on, not(inSecretLane(on))), one: dueQuery(on, inSecretLane(on)) };
  const pings = duePingsQuery(on);
  const dropAnswered = voidObsoletePings(on, isOfGameWithDue(on));
  const dropOf = voidObsoletePings(on, eq(outbox.game, p('game')));
  const unreportedClaims = prepared(
    db
      .select()
      .from(outbox)
      .where(and(isPending(on), sql`${outbox.status} = 'claimed'`, lt(outbox.claimedAt, p('before'))))
      .orderBy(asc(outbox.id)),
  );
  const goAlong = prepared(
    db
      .update(outbox)
      .set({ along: sql`${p('along')}` })
      .where(hasIds(on)),
  );
  const over = prepared(
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.id, p('id')), isNotNull(outbox.ask), isObsolete(on))),
  );
  const take = createMarkClaimed(on);
  const setRight = createClockSkewFix(on);

  return {
    /**
     * Claims up to `limit` due rows in sending order: one per lane, and none behind a claimed row of its lane. `quiet`:
     * only rows that a single user may see, else only public ones. Voids pings whose ask has been answered or whose
     * player has left.
     */
    claim: (now: number, limit: number, quiet = false): Program<OutboxMessage[]> =>
      transaction(function* () {
        yield* setRight(now);
        yield* run(dropAnswered, { now });
        const ids = yield* mapRows(quiet ? nextFor.one : nextFor.all, ({ id }) => id, { now, limit });
        return yield* take(ids, now);
      }),

    /**
     * Finds the rows of some games that `claim` would take, with their games: up to `most` public rows and up to
     * `quietly` rows that a single user may see. Runs within a transaction and locks the rows until it ends.
     */
    findDue: createFindDue(on),

    /** Marks rows as claimed and returns them, ordered by id. */
    markClaimed: (ids: number[], now: number): Program<OutboxMessage[]> => take(ids, now),

    /**
     * Claims the due pings of a game that a message of the game will carry. A ping that may have been sent stays with
     * the message it was tried with, or goes out separately.
     */
    claimPings: ({ id: along, game }: OutboxMessage, now: number): Program<OutboxMessage[]> =>
      transaction(function* () {
        const [, ids] = yield* pipeline(
          run(dropOf, { game }),
          mapRows(pings, ({ id }) => id, { game, now, along }),
        );
        if (!ids.length) return [];
        return (yield* pipeline(run(goAlong, { along, ids: JSON.stringify(ids) }), take(ids, now)))[1];
      }),

    /** Tells whether the ask of a row has been answered, or its player has left. */
    *isOver(id: number): Program<boolean> {
      return (yield* firstRow(over, { id })) !== undefined;
    },

    /** Returns rows claimed before a time and never reported on: after a crash they may or may not have been sent. */
    uncertain: (before: number): Program<OutboxMessage[]> => allRows(unreportedClaims, { before }),
  };
}
