import { and, asc, desc, eq, gt, inArray, isNotNull, lt, lte, max, ne, not, notInArray, or, sql } from 'drizzle-orm';
import type { Json } from '#engine';
import type { QueryContext } from '#store/program/query-context.ts';
import { createClaims } from './claim.ts';
import { GIVEN_UP_PREFIX, isPending, inSecretLane, hasIds, type OutboxMessage } from './outbox-row.ts';
import { createSentMessages } from './sent-messages.ts';
import { sanitizeJson } from '#store/sanitize-json.ts';
import { allRows, relaxedDurability, firstRow, run, type Program } from '#store/program/program.ts';

const p = sql.placeholder;
/** What has been asked of Discord is there after so long, in ms, or not at all. */
const DISCORD_ARRIVAL_MS = 15_000;

/** What waits to go out. */
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
    /** Those of a kind that will go out after this one. */
    later: (game: string, kind: string, id: number): Program<OutboxMessage[]> =>
      allRows(laterOfKind, { game, kind, id }),
    /** What is due and has not gone out: how much, and when the oldest of it fell due. */
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

/** What is told bit by bit. */
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
    /** The newest of a kind, whatever has become of it. */
    newest: (game: string, kind: string): Program<OutboxMessage | undefined> => firstRow(lastSent, { game, kind }),
    /** What of a part of a game has gone out before this, the oldest first. */
    sentOfChapter: (game: string, chapter: string, id: number): Program<OutboxMessage[]> =>
      allRows(ofChapter, { game, chapter, id }),
  };
}

/** What became of what was taken up, and of what was not. */
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
    /** These have gone out as one message, or needed none. Where a power cut takes that back they are uncertain, and looked for. */
    sent: (ids: number[], messageId: string | null, at: number): Program<void> =>
      relaxedDurability(() => run(markSent, { ids: JSON.stringify(ids), messageId, at })),
    /** To be tried again at a moment; given up for good when that is null. */
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
    /** What has failed before is tried again now: of one game, or of all; what may still be on its way, when it has had time to arrive. */
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

/** What has gone out. */
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
    /** The last message of a game of one of these kinds that went out. */
    last: (game: string, kinds: string[]): Program<OutboxMessage | undefined> =>
      firstRow(lastSent, { game, kinds: JSON.stringify(kinds) }),

    /** Whether the first of a kind has left the house, or may have: what was tried and not acknowledged can be out all the same. */
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

/** What organisers were told of. */
function troubleQueries(on: QueryContext) {
  const { db, textIn } = on;
  const { outbox } = on.tables;
  const isTrouble = (game: string) => and(eq(outbox.game, game), eq(outbox.kind, 'trouble'));
  return {
    /** When a game last told its organiser of trouble with Discord, and when it last said something in its channel; null: never. */
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

    /** What a game has told its organiser of, and when, newest first. */
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
