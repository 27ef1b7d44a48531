import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, max, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Json } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import { createClaims } from './claim.ts';
import { GIVEN_UP_PREFIX, isPending, inSecretLane, hasIds, type OutboxMessage } from './outbox-row.ts';
import { createSentMessages } from './sent-messages.ts';
import { sanitizeJson } from '#store/sanitize-json.ts';
import { allRows, relaxedDurability, firstRow, run, type Program } from '#store/program/program.ts';

const p = sql.placeholder;
/** Time in ms after which a request has reached Discord, or never will. */
const DISCORD_ARRIVAL_MS = 15_000;

/** Queries for pending rows. */
function pendingQueries(on: QueryContext) {
  const { db, prepared } = on;
  const { outbox } = on.tables;
  const backlog = prepared(
    db
      .select({ count: sql<number>`count(*)`, oldest: sql<number | null>`min(due_at)` })
      .from(outbox)
      .where(and(isPending(on), lte(outbox.dueAt, p('now')))),
  );
  const laterOfKind = prepared(
    db
      .select()
      .from(outbox)
      .where(
        and(
          isPending(on),
          eq(outbox.game, p('game')),
          eq(outbox.kind, p('kind')),
          eq(outbox.status, 'waiting'),
          gt(outbox.id, p('id')),
        ),
      )
      .orderBy(asc(outbox.id)),
  );

  return {
    /** Returns the waiting rows of a kind after a given row. */
    later: (game: string, kind: string, id: number): Program<OutboxMessage[]> =>
      allRows(laterOfKind, { game, kind, id }),
    /** Returns the number of due rows that have not been sent, and when the oldest fell due (Unix time in ms). */
    *unsaid(now: number): Program<{ count: number; oldest: number | null }> {
      const found = yield* firstRow(backlog, { now });
      return {
        count: Number(found?.count ?? 0),
        oldest: found?.oldest === null || found === undefined ? null : Number(found.oldest),
      };
    },
    find: (id: number): Program<OutboxMessage | undefined> =>
      firstRow(db.select().from(outbox).where(eq(outbox.id, id))),
    ofGame: (game: string): Program<OutboxMessage[]> =>
      allRows(db.select().from(outbox).where(eq(outbox.game, game)).orderBy(asc(outbox.id))),
  };
}

/** Queries for messages that are merged or edited. */
function mergeQueries({ db, tables: { outbox }, prepared }: QueryContext) {
  const lastSent = prepared(
    db
      .select()
      .from(outbox)
      .where(and(eq(outbox.game, p('game')), eq(outbox.kind, p('kind'))))
      .orderBy(desc(outbox.id))
      .limit(1),
  );
  const ofChapter = prepared(
    db
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
      .orderBy(asc(outbox.id)),
  );

  return {
    /** Returns the newest row of a kind, in any status. */
    newest: (game: string, kind: string): Program<OutboxMessage | undefined> => firstRow(lastSent, { game, kind }),
    /** Returns the sent turn messages of a chapter with ids below `id`, oldest first. */
    sentOfChapter: (game: string, chapter: string, id: number): Program<OutboxMessage[]> =>
      allRows(ofChapter, { game, chapter, id }),
  };
}

/** Writes that report on the delivery of rows. */
function deliveryReports(on: QueryContext) {
  const { db, prepared } = on;
  const { outbox } = on.tables;
  const markSent = prepared(
    db
      .update(outbox)
      .set({ status: 'sent', sentAt: sql`${p('at')}`, messageId: sql`${p('messageId')}`, error: null })
      .where(hasIds(on)),
  );

  return {
    /**
     * Marks rows as sent in one message, or as needing none. If a power cut undoes this, the rows are uncertain, and
     * the sender looks for their message.
     */
    sent: (ids: number[], messageId: string | null, at: number): Program<void> =>
      relaxedDurability(() => run(markSent, { ids: JSON.stringify(ids), messageId, at })),
    /** Schedules a retry, or marks the row as failed if `retryAt` is null. */
    markFailed: (id: number, error: string, retryAt: number | null): Program<void> =>
      run(
        db
          .update(outbox)
          .set({
            error: sanitizeJson(error.slice(0, 500)),
            ...(retryAt === null ? { status: 'failed' as const } : { status: 'waiting' as const, dueAt: retryAt }),
          })
          .where(and(eq(outbox.id, id), ne(outbox.status, 'void'))),
      ),
    /**
     * Retries failed rows of a game, or of all games, now. Rows that may still reach Discord are retried once they have
     * had time to.
     */
    retryNow: (now: number, game?: string): Program<void> =>
      run(
        db
          .update(outbox)
          .set({
            dueAt: sql`case when error not like ${`${GIVEN_UP_PREFIX}%`} then ${now} when due_at > ${now + DISCORD_ARRIVAL_MS} then ${now + DISCORD_ARRIVAL_MS} else due_at end`,
          })
          .where(
            and(
              isPending(on),
              eq(outbox.status, 'waiting'),
              isNotNull(outbox.error),
              game === undefined ? undefined : eq(outbox.game, game),
            ),
          ),
      ),
  };
}

/** Queries for sent rows. */
function sentQueries({ db, tables: { outbox }, prepared, isInTexts }: QueryContext) {
  const lastSent = prepared(
    db
      .select()
      .from(outbox)
      .where(
        and(
          eq(outbox.game, p('game')),
          isInTexts(outbox.kind, p('kinds')),
          eq(outbox.status, 'sent'),
          isNotNull(outbox.messageId),
        ),
      )
      .orderBy(desc(outbox.id))
      .limit(1),
  );

  return {
    /** Returns the last sent message of a game of one of the kinds. */
    last: (game: string, kinds: string[]): Program<OutboxMessage | undefined> =>
      firstRow(lastSent, { game, kinds: JSON.stringify(kinds) }),

    /**
     * Tells whether a message of a kind has been sent or tried: an attempt without acknowledgment may have succeeded.
     */
    *wasAttempted(game: string, kind: string): Program<boolean> {
      const wanted = and(
        eq(outbox.game, game),
        eq(outbox.kind, kind),
        or(inArray(outbox.status, ['claimed', 'sent']), gt(outbox.attempts, 0)),
      );
      return (yield* firstRow(db.select({ id: outbox.id }).from(outbox).where(wanted).limit(1))) !== undefined;
    },
  };
}

/** Queries for notices of trouble to organizers. */
function troubleQueries(on: QueryContext) {
  const { db, textIn } = on;
  const { outbox } = on.tables;
  const isTrouble = (game: string) => and(eq(outbox.game, game), eq(outbox.kind, 'trouble'));
  return {
    /**
     * Returns when a game last notified its organizer of trouble with Discord, and when it last sent something to its
     * channel; null for never.
     */
    *lastTroubleTimes(game: string): Program<{ told: number | null; said: number | null }> {
      const told = yield* firstRow(
        db
          .select({ at: max(outbox.createdAt) })
          .from(outbox)
          .where(and(isTrouble(game), sql`${textIn(outbox.payload, 'what')} <> 'damaged'`)),
      );
      const said = yield* firstRow(
        db
          .select({ at: max(outbox.sentAt) })
          .from(outbox)
          .where(
            and(
              eq(outbox.game, game),
              notInArray(outbox.kind, ['trouble', 'private']),
              not(inSecretLane(on)),
              eq(outbox.status, 'sent'),
              isNotNull(outbox.messageId),
            ),
          ),
      );
      return { told: told?.at ?? null, said: said?.at ?? null };
    },

    /** Returns the notices of trouble to the organizer of a game, newest first. */
    troubleNotices: (game: string): Program<{ payload: Json; createdAt: number }[]> =>
      allRows(
        db
          .select({ payload: outbox.payload, createdAt: outbox.createdAt })
          .from(outbox)
          .where(isTrouble(game))
          .orderBy(desc(outbox.id)),
      ),
  };
}

export function outboxRepository(on: QueryContext) {
  return {
    ...pendingQueries(on),
    ...mergeQueries(on),
    ...createClaims(on),
    ...deliveryReports(on),
    ...sentQueries(on),
    ...troubleQueries(on),
    ...createSentMessages(on),
  };
}
