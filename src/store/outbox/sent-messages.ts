import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { On } from '#store/program/query-context.ts';
import type { OutboxRow } from './outbox-row.ts';
import { all, run, type Program } from '#store/program/program.ts';

const p = sql.placeholder;

/** What has been told of which commands, and by which message. */
export function toldMessages({ db, tables: { outbox }, prepared, numberIn, isOf }: On) {
  const sentOf = (kind: 'turn' | ReturnType<typeof p>) =>
    and(eq(outbox.game, p('game')), eq(outbox.kind, kind), eq(outbox.status, 'sent'));
  const telling = prepared(
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
  const toldBy = prepared(
    db
      .select()
      .from(outbox)
      .where(and(sentOf(p('kind')), isOf(outbox.messageId, p('messages'))))
      .orderBy(asc(outbox.id)),
  );

  return {
    /** What was told of any of these commands, the oldest first; also where there was nothing to say. */
    telling: (game: string, from: number, to: number): Program<OutboxRow[]> => all(telling, { game, from, to }),
    /** What of a kind is told by these messages, the oldest first. */
    *toldBy(game: string, kind: string, messages: string[]): Program<OutboxRow[]> {
      return messages.length ? yield* all(toldBy, { game, kind, messages: JSON.stringify(messages) }) : [];
    },
    /** With what pictures a message was posted, and still is. */
    illustrated: (id: number, pictures: { name: string; alt: string }[]): Program<void> =>
      run(db.update(outbox).set({ pictures }).where(eq(outbox.id, id))),
    /** What these told is told by another message from now on; null: by none. */
    retold: (ids: number[], messageId: string | null): Program<void> =>
      run(
        db
          .update(outbox)
          .set({ messageId })
          .where(and(inArray(outbox.id, ids), isNotNull(outbox.messageId))),
      ),
  };
}
