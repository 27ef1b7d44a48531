import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { QueryContext } from '#store/program/query-context.ts';
import type { OutboxMessage } from './outbox-row.ts';
import { allRows, run, type Program } from '#store/program/program.ts';

const p = sql.placeholder;

/** Creates the queries that relate commands to the messages that announced them. */
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
    /**
     * Returns the sent turn rows that cover any of the commands, oldest first, including those that needed no message.
     */
    telling: (game: string, from: number, to: number): Program<OutboxMessage[]> =>
      allRows(turnsCovering, { game, from, to }),
    /** Returns the sent rows of a kind that went out in these messages, oldest first. */
    *toldBy(game: string, kind: string, messages: string[]): Program<OutboxMessage[]> {
      return messages.length ? yield* allRows(findByMessages, { game, kind, messages: JSON.stringify(messages) }) : [];
    },
    /** Records the pictures of a posted message. */
    savePictures: (id: number, pictures: { name: string; alt: string }[]): Program<void> =>
      run(db.update(outbox).set({ pictures }).where(eq(outbox.id, id))),
    /** Moves rows to another message; null if no message shows them any more. */
    reassign: (ids: number[], messageId: string | null): Program<void> =>
      run(
        db
          .update(outbox)
          .set({ messageId })
          .where(and(inArray(outbox.id, ids), isNotNull(outbox.messageId))),
      ),
  };
}
