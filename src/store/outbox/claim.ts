import { and, asc, eq, gt, isNotNull, lt, not, or, sql, type Column, type SQL } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import { CLOCK_SKEW_MS, isPending, inSecretLane, hasIds, type OutboxMessage } from './outbox-row.ts';
import { allRows, mapRows, firstRow, run, pipeline, transaction, type Program } from '#store/program/program.ts';

/** Whether a clock was ahead is looked for so often, in ms, and whenever this machine's has gone back. */
const CLOCK_SKEW_CHECK_MS = 5_000;
/** Nothing that could not be sent is put off for longer, in ms. */
const MAX_RETRY_DELAY_MS = 3_600_000;

const p = sql.placeholder;

/** By the index of what is due, past thousands that wait for their time: a time that is given at both ends is thought to leave few. */
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
            // What has happened comes first, unless it waits for more to happen: who is waited for stands below it.
            sql`(${outbox.kind} not in ('waiting', 'asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'turn' and o.status in ('waiting', 'claimed') and (o.due_at <= ${p('now')} or o.error is not null)))`,
            // A ping goes along with the panel, where it is on its way.
            sql`(${outbox.kind} not in ('asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'waiting' and o.status in ('waiting', 'claimed')))`,
          ),
        )
        // As the index has it: as soon as there are enough, no more are looked at.
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
            // Whoever is pinged now is pinged for all at once.
            sql`exists (select 1 from outbox o where o.game = ${p('game')} and o.lane = ${outbox.lane} and o.kind in ('asked', 'reminder') and o.status in ('waiting', 'claimed') and o.due_at <= ${p('now')})`,
            or(eq(outbox.attempts, 0), eq(outbox.along, p('along'))),
          ),
        ),
    ),
  );
};

/** What a ping is about has been answered meanwhile, or whoever it is for has left. */
const isObsolete = (
  on: QueryContext,
): SQL => sql`not exists (select 1 from asks a join members m on m.game = a.game and m.seat = a.seat and m.left_at is null
    where a.game = ${on.tables.outbox.game} and a.number = ${on.tables.outbox.ask} and ${on.isFalse(sql`a.answered`)})`;

/** Voids pings about what is over. One that has been tried may be out: it is looked for first. */
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

/** Of the games of which something is due: in the others nothing stands in its way. `among`: of which of these, by a column that names them. */
const isOfGameWithDue = ({ tables: { outbox }, isInQuery }: QueryContext, among?: (game: SQL) => SQL): SQL =>
  isInQuery(
    outbox.game,
    sql`select o.game from outbox o where o.status in ('waiting', 'claimed') and ${isDue('o')}${among && sql` and ${among(sql`o.game`)}`}`,
  );

/** Marks rows as under way, and gives them. */
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

/** What was written, claimed or put off while the clock was ahead waits as long as it was meant to, and not until the clock is there again. */
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
        // One that may be out already is older than now by nobody knows how much.
        createdAt: sql`case when created_at <= ${p('ahead')} then created_at when attempts > 0 then 0 else ${p('now')} end`,
        claimedAt: sql`case when claimed_at > ${p('now')} then ${p('now')} else claimed_at end`,
      })
      .where(wrong),
  );
  let looked = Infinity;
  return function* (now) {
    if (looked <= now && now < looked + CLOCK_SKEW_CHECK_MS) return;
    const bounds = { ahead: now + CLOCK_SKEW_MS, longest: now + MAX_RETRY_DELAY_MS };
    // What is put right now may be taken back yet: it is looked for once more.
    if (yield* firstRow(anyWrong, bounds)) yield* run(right, { ...bounds, now });
    else looked = now;
  };
}

/** As `claim` would take them up, each with its game; of no games, none, and yet what a clock that was ahead has brought about is set right. */
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
    // Before anything is locked that others want to set right as well.
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

/** Taking up what is to go out now. */
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
     * Takes up to `limit` messages that are due, in the order in which they must go out: one per lane, and none while
     * an earlier one of its lane is under way; `quiet` those that only one person may know of, else the others. Pings about
     * asks answered meanwhile fall away, and those of people who have left.
     */
    claim: (now: number, limit: number, quiet = false): Program<OutboxMessage[]> =>
      transaction(function* () {
        yield* setRight(now);
        yield* run(dropAnswered, { now });
        const ids = yield* mapRows(quiet ? nextFor.one : nextFor.all, ({ id }) => id, { now, limit });
        return yield* take(ids, now);
      }),

    /**
     * What `claim` would take up of some games, each with its game: up to `most` that everybody sees, and `quietly` that one person alone may know of.
     * A part of a transaction under way: until it ends nobody else has them.
     */
    findDue: createFindDue(on),

    /** Marks them as under way, and gives them, in the order in which they came about. */
    markClaimed: (ids: number[], now: number): Program<OutboxMessage[]> => take(ids, now),

    /** Pings of the game that are due, for a message of its to say. One that may be out already goes with the message it was tried with, or by itself. */
    claimPings: ({ id: along, game }: OutboxMessage, now: number): Program<OutboxMessage[]> =>
      transaction(function* () {
        const [, ids] = yield* pipeline(
          run(dropOf, { game }),
          mapRows(pings, ({ id }) => id, { game, now, along }),
        );
        if (!ids.length) return [];
        return (yield* pipeline(run(goAlong, { along, ids: JSON.stringify(ids) }), take(ids, now)))[1];
      }),

    /** Whether this is about something that is over. */
    *isOver(id: number): Program<boolean> {
      return (yield* firstRow(over, { id })) !== undefined;
    },

    /** Claimed before a moment and never reported on: after a crash these may or may not have gone out. */
    uncertain: (before: number): Program<OutboxMessage[]> => allRows(unreportedClaims, { before }),
  };
}
