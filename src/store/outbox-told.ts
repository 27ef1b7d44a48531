import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Database } from './database.ts';
import { outbox } from './schema.ts';

type OutboxRow = typeof outbox.$inferSelect;

const p = sql.placeholder;

/** What has been told of which commands, and by which message. */
export function toldMessages(db: Database) {
  const telling = db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.game, p('game')),
        eq(outbox.kind, 'turn'),
        eq(outbox.status, 'sent'),
        sql`json_extract(${outbox.payload}, '$.from') <= ${p('to')}`,
        sql`json_extract(${outbox.payload}, '$.to') >= ${p('from')}`,
      ),
    )
    .orderBy(asc(outbox.id))
    .prepare();
  const toldBy = db
    .select()
    .from(outbox)
    .where(
      and(
        eq(outbox.game, p('game')),
        eq(outbox.kind, p('kind')),
        eq(outbox.status, 'sent'),
        sql`${outbox.messageId} in (select value from json_each(${p('messages')}))`,
      ),
    )
    .orderBy(asc(outbox.id))
    .prepare();

  return {
    /** What was told of any of these commands, the oldest first; also where there was nothing to say. */
    telling: (game: string, from: number, to: number): OutboxRow[] => telling.all({ game, from, to }),
    /** What of a kind is told by these messages, the oldest first. */
    toldBy: (game: string, kind: string, messages: string[]): OutboxRow[] =>
      messages.length ? toldBy.all({ game, kind, messages: JSON.stringify(messages) }) : [],
    /** With what pictures a message was posted, and still is. */
    illustrated: (id: number, pictures: { name: string; alt: string }[]): void =>
      void db.update(outbox).set({ pictures }).where(eq(outbox.id, id)).run(),
    /** What these told is told by another message from now on; null: by none. */
    retold: (ids: number[], messageId: string | null): void =>
      void db
        .update(outbox)
        .set({ messageId })
        .where(and(inArray(outbox.id, ids), isNotNull(outbox.messageId)))
        .run(),
  };
}
