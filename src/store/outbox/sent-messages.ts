import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { OutboxMessage } from './outbox-row.ts';
import { allRows, run, type Program } from '#store/program/program.ts';

const p = sql.placeholder;

/** What has been told of which commands, and by which message. */
export function createSentMessages({ db, tables: { outbox }, prepared, numberIn, isInTexts }: QueryContext) {
  const sentOf = (kind: 'turn' | ReturnType<typeof p>) =>
    and(eq(outbox.game, p('game')), eq(outbox.kind, kind), eq(outbox.status, 'sent'));
  const turnsCovering = prepared(
    db
      .select()
      .from(outbox)
      .where(
        and(
          sentOf('turn'),
          sql`${numberIn(outbox.payload, 'from')} <= ${p('to')}`,
          sql`${numberIn(outbox.payload, 'to')} >= ${p('from')}`,
        ),
      )
      .orderBy(asc(outbox.id)),
  );
  const findByMessages = prepared(
    db
      .select()
      .from(outbox)
      .where(and(sentOf(p('kind')), isInTexts(outbox.messageId, p('messages'))))
      .orderBy(asc(outbox.id)),
  );

  return {
    /** What was told of any of these commands, the oldest first; also where there was nothing to say. */
    telling: (game: string, from: number, to: number): Program<OutboxMessage[]> =>
      allRows(turnsCovering, { game, from, to }),
    /** What of a kind is told by these messages, the oldest first. */
    *toldBy(game: string, kind: string, messages: string[]): Program<OutboxMessage[]> {
      return messages.length ? yield* allRows(findByMessages, { game, kind, messages: JSON.stringify(messages) }) : [];
    },
    /** With what pictures a message was posted, and still is. */
    savePictures: (id: number, pictures: { name: string; alt: string }[]): Program<void> =>
      run(db.update(outbox).set({ pictures }).where(eq(outbox.id, id))),
    /** What these told is told by another message from now on; null: by none. */
    reassign: (ids: number[], messageId: string | null): Program<void> =>
      run(
        db
          .update(outbox)
          .set({ messageId })
          .where(and(inArray(outbox.id, ids), isNotNull(outbox.messageId))),
      ),
  };
}
