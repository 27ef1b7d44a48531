import { and, asc, desc, eq, gt, inArray, isNotNull, like, lt, lte, max, ne, not, notInArray, or, sql, type SQL } from 'drizzle-orm';
import type { Json } from '../engine/index.ts';
import type { Database } from './database.ts';
import { toldMessages } from './outbox-told.ts';
import { outbox } from './schema.ts';

export type OutboxRow = typeof outbox.$inferSelect;

export interface NewMessage {
  game: string;
  lane: string;
  kind: string;
  payload: Json;
  createdAt: number;
  dueAt: number;
  nonce: string;
  ask: number | null;
  chapter?: string | null;
}

/** What is later than this from now, in ms, was written while the clock was ahead. */
export const AHEAD = 5 * 60_000;
/** Nothing that could not be sent is put off for longer, in ms. */
const LONGEST_WAIT = 3_600_000;

/** Lanes of messages that only one person may know of begin so. */
export const QUIET = 'whisper ';

const isQuiet = like(outbox.lane, `${QUIET}%`);

/** Word for word as in the partial indexes, or SQLite does not use them. */
const open = sql`${outbox.status} in ('waiting', 'claimed')`;

/** How something is written: all or nothing, and on the disk before it counts; or so that a power cut may take it back. */
interface Writing {
  transaction: <T>(body: () => T) => T;
  lightly: <T>(body: () => T) => T;
}

const p = sql.placeholder;

/** Rows of the ids given as JSON. */
const these = sql`${outbox.id} in (select value from json_each(${p('ids')}))`;

/** What the clock, when it was ahead, wrote, claimed or put off. */
const wrong = and(
  open,
  or(gt(outbox.createdAt, p('ahead')), gt(outbox.claimedAt, p('ahead')), and(isNotNull(outbox.error), gt(outbox.dueAt, p('longest')))),
);

const nextDue = (db: Database, ofThese: SQL) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        open,
        eq(outbox.status, 'waiting'),
        lte(outbox.dueAt, p('now')),
        ofThese,
        sql`not exists (select 1 from outbox o where o.game = ${outbox.game} and o.lane = ${outbox.lane} and o.id < ${outbox.id} and o.status in ('waiting', 'claimed'))`,
        // What has happened comes first, unless it waits for more to happen: who is waited for stands below it.
        sql`(${outbox.kind} not in ('waiting', 'asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'turn' and o.status in ('waiting', 'claimed') and (o.due_at <= ${p('now')} or o.error is not null)))`,
        // A ping goes along with the panel, where it is on its way.
        sql`(${outbox.kind} not in ('asked', 'reminder') or not exists (select 1 from outbox o where o.game = ${outbox.game} and o.kind = 'waiting' and o.status in ('waiting', 'claimed')))`,
      ),
    )
    .orderBy(asc(outbox.id))
    .limit(p('limit'))
    .prepare();

const duePings = (db: Database) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        open,
        eq(outbox.game, p('game')),
        eq(outbox.kind, 'asked'),
        eq(outbox.status, 'waiting'),
        // Whoever is pinged now is pinged for all at once.
        sql`exists (select 1 from outbox o where o.game = ${p('game')} and o.lane = ${outbox.lane} and o.kind in ('asked', 'reminder') and o.status in ('waiting', 'claimed') and o.due_at <= ${p('now')})`,
        or(eq(outbox.attempts, 0), eq(outbox.along, p('along'))),
      ),
    )
    .prepare();

/** Voids pings about asks answered meanwhile, and those of people who have left. */
const answeredPings = (db: Database) =>
  db
    .update(outbox)
    .set({ status: 'void' })
    .where(
      and(
        open,
        eq(outbox.status, 'waiting'),
        sql`${outbox.ask} is not null`,
        sql`not exists (select 1 from asks a join members m on m.game = a.game and m.seat = a.seat and m.left_at is null
    where a.game = ${outbox.game} and a.number = ${outbox.ask} and a.answered = 0)`,
      ),
    )
    .prepare();

/** Marks rows as under way, and gives them. */
function taking(db: Database): (ids: number[], now: number) => OutboxRow[] {
  const claimed = db
    .update(outbox)
    .set({ status: 'claimed', claimedAt: sql`${p('now')}`, attempts: sql`attempts + 1` })
    .where(these)
    .prepare();
  const byIds = db.select().from(outbox).where(these).orderBy(asc(outbox.id)).prepare();

  return (ids, now) => {
    if (!ids.length) return [];
    claimed.run({ ids: JSON.stringify(ids), now });
    return byIds.all({ ids: JSON.stringify(ids) });
  };
}

/** What was written, claimed or put off while the clock was ahead waits as long as it was meant to, and not until the clock is there again. */
function settingRight(db: Database): (now: number) => void {
  const anyWrong = db.select({ id: outbox.id }).from(outbox).where(wrong).limit(1).prepare();
  return (now) => {
    const ahead = now + AHEAD;
    const longest = now + LONGEST_WAIT;
    if (!anyWrong.get({ ahead, longest })) return;
    db.update(outbox)
      .set({
        dueAt: sql`case when created_at > ${ahead} and error is null then ${now} + max(0, due_at - created_at) else min(due_at, ${now}) end`,
        // One that may be out already is older than now by nobody knows how much.
        createdAt: sql`case when created_at <= ${ahead} then created_at when attempts > 0 then 0 else ${now} end`,
        claimedAt: sql`min(claimed_at, ${now})`,
      })
      .where(wrong)
      .prepare()
      .run({ ahead, longest });
  };
}

/** What waits to go out. */
function waitingMessages(db: Database) {
  const later = db
    .select()
    .from(outbox)
    .where(and(open, eq(outbox.game, p('game')), eq(outbox.kind, p('kind')), eq(outbox.status, 'waiting'), gt(outbox.id, p('id'))))
    .prepare();

  return {
    /** Those of a kind that will go out after this one. */
    later: (game: string, kind: string, id: number): OutboxRow[] => later.all({ game, kind, id }),
    find: (id: number): OutboxRow | undefined => db.select().from(outbox).where(eq(outbox.id, id)).get(),
    ofGame: (game: string): OutboxRow[] => db.select().from(outbox).where(eq(outbox.game, game)).orderBy(asc(outbox.id)).all(),
  };
}

/** What is told bit by bit. */
function growingMessages(db: Database) {
  const last = db
    .select()
    .from(outbox)
    .where(and(eq(outbox.game, p('game')), eq(outbox.kind, p('kind'))))
    .orderBy(desc(outbox.id))
    .limit(1)
    .prepare();
  const ofChapter = db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.game, p('game')),
        eq(outbox.kind, 'turn'),
        eq(outbox.chapter, p('chapter')),
        lt(outbox.id, p('id')),
        eq(outbox.status, 'sent'),
        isNotNull(outbox.messageId),
      ),
    )
    .orderBy(asc(outbox.id))
    .prepare();

  return {
    /** The newest of a kind, whatever has become of it. */
    newest: (game: string, kind: string): OutboxRow | undefined => last.get({ game, kind }),
    /** What of a part of a game has gone out before this, the oldest first. */
    chapter: (game: string, chapter: string, id: number): OutboxRow[] => ofChapter.all({ game, chapter, id }),
  };
}

/** Taking up what is to go out now. */
function claiming(db: Database, transaction: Writing['transaction']) {
  const nextFor = { all: nextDue(db, not(isQuiet)), one: nextDue(db, isQuiet) };
  const pings = duePings(db);
  const dropAnswered = answeredPings(db);
  const uncertain = db
    .select()
    .from(outbox)
    .where(and(open, eq(outbox.status, 'claimed'), lt(outbox.claimedAt, p('before'))))
    .orderBy(asc(outbox.id))
    .prepare();
  const take = taking(db);
  const setRight = settingRight(db);

  return {
    /**
     * Takes up to `limit` messages that are due, in the order in which they must go out: one per lane, and none while
     * an earlier one of its lane is under way; `quiet` those that only one person may know of, else the others. Pings about
     * asks answered meanwhile fall away, and those of people who have left.
     */
    claim: (now: number, limit: number, quiet = false): OutboxRow[] =>
      transaction(() => {
        setRight(now);
        dropAnswered.run();
        const ids = (quiet ? nextFor.one : nextFor.all).all({ now, limit }).map(({ id }) => id);
        return take(ids, now);
      }),

    /** Pings of the game that are due, for a message of its to say. One that may be out already goes with the message it was tried with, or by itself. */
    takeAlong: ({ id: along, game }: OutboxRow, now: number): OutboxRow[] =>
      transaction(() => {
        dropAnswered.run();
        const ids = pings.all({ game, now, along }).map(({ id }) => id);
        if (ids.length) db.update(outbox).set({ along }).where(inArray(outbox.id, ids)).run();
        return take(ids, now);
      }),

    /** Claimed before a moment and never reported on: after a crash these may or may not have gone out. */
    uncertain: (before: number): OutboxRow[] => uncertain.all({ before }),
  };
}

/** What became of what was taken up, and of what was not. */
function reporting(db: Database, lightly: Writing['lightly']) {
  const sent = db
    .update(outbox)
    .set({ status: 'sent', sentAt: sql`${p('at')}`, messageId: sql`${p('messageId')}`, error: null })
    .where(these)
    .prepare();

  return {
    /** These have gone out as one message, or needed none. Where a power cut takes that back they are uncertain, and looked for. */
    sent: (ids: number[], messageId: string | null, at: number): void =>
      void lightly(() => sent.run({ ids: JSON.stringify(ids), messageId, at })),
    /** To be tried again at a moment; given up for good when that is null. */
    failed: (id: number, error: string, retryAt: number | null): void =>
      void db
        .update(outbox)
        .set({
          error: error.slice(0, 500),
          ...(retryAt === null ? { status: 'failed' as const } : { status: 'waiting' as const, dueAt: retryAt }),
        })
        .where(and(eq(outbox.id, id), ne(outbox.status, 'void')))
        .run(),
    /** What has failed before is tried again now: of one game, or of all. */
    hurry: (now: number, game?: string): void =>
      void db
        .update(outbox)
        .set({ dueAt: now })
        .where(and(open, eq(outbox.status, 'waiting'), isNotNull(outbox.error), game === undefined ? undefined : eq(outbox.game, game)))
        .run(),
  };
}

/** What has gone out. */
function saidMessages(db: Database) {
  const last = db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.game, p('game')),
        sql`${outbox.kind} in (select value from json_each(${p('kinds')}))`,
        eq(outbox.status, 'sent'),
        isNotNull(outbox.messageId),
      ),
    )
    .orderBy(desc(outbox.id))
    .limit(1)
    .prepare();

  return {
    /** The last message of a game of one of these kinds that went out. */
    last: (game: string, kinds: string[]): OutboxRow | undefined => last.get({ game, kinds: JSON.stringify(kinds) }),

    /** Whether the first of a kind has left the house, or may have: what was tried and not acknowledged can be out all the same. */
    begun: (game: string, kind: string): boolean =>
      db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(eq(outbox.game, game), eq(outbox.kind, kind), or(inArray(outbox.status, ['claimed', 'sent']), gt(outbox.attempts, 0))))
        .get() !== undefined,
  };
}

/** What organisers were told of. */
function troubleMessages(db: Database) {
  return {
    /** When a game last told its organiser of trouble with Discord, and when it last said something in its channel; null: never. */
    trouble: (game: string): { told: number | null; said: number | null } => {
      const said = and(
        notInArray(outbox.kind, ['trouble', 'private']),
        not(isQuiet),
        eq(outbox.status, 'sent'),
        isNotNull(outbox.messageId),
      );
      return {
        told:
          db
            .select({ at: max(outbox.createdAt) })
            .from(outbox)
            .where(and(eq(outbox.game, game), eq(outbox.kind, 'trouble'), sql`json_extract(${outbox.payload}, '$.what') <> 'damaged'`))
            .get()?.at ?? null,
        said:
          db
            .select({ at: max(outbox.sentAt) })
            .from(outbox)
            .where(and(eq(outbox.game, game), said))
            .get()?.at ?? null,
      };
    },

    /** What a game has told its organiser of, and when, newest first. */
    troubles: (game: string): { payload: Json; createdAt: number }[] =>
      db
        .select({ payload: outbox.payload, createdAt: outbox.createdAt })
        .from(outbox)
        .where(and(eq(outbox.game, game), eq(outbox.kind, 'trouble')))
        .orderBy(desc(outbox.id))
        .all(),
  };
}

export function outboxRepository(db: Database, { transaction, lightly }: Writing) {
  return {
    ...waitingMessages(db),
    ...growingMessages(db),
    ...claiming(db, transaction),
    ...reporting(db, lightly),
    ...saidMessages(db),
    ...troubleMessages(db),
    ...toldMessages(db),
  };
}
