import type { Json } from '#engine';
import {
  MERGEABLE_MESSAGE_KINDS,
  type GameRecord,
  type LookUp,
  type NewOutboxMessage,
  type OutboxMessage,
} from '#store';
import { TrackedRows } from './tracked-rows.ts';

const isWaiting = ({ status }: OutboxMessage): boolean => status === 'waiting';
/** Kinds of messages that can be delayed until they have been tried. */
const DELAYABLE_KINDS = ['asked', 'reminder'];

/**
 * Tracks the outbox. Other processes send messages meanwhile, so each write depends on the status a row was read with.
 */
export function trackOutbox(record: GameRecord, lookUp: LookUp) {
  const rows = new TrackedRows<OutboxMessage>(
    { into: 'outbox', key: ['id'], asRead: ['status', 'attempts'], numbered: true },
    record.outbox,
  );
  let next = -1;
  return {
    rows,
    repository: {
      add: (row: NewOutboxMessage): void =>
        rows.add({
          chapter: null,
          ...row,
          id: next--,
          status: 'waiting',
          claimedAt: null,
          sentAt: null,
          attempts: 0,
          error: null,
          messageId: null,
          along: null,
          pictures: null,
        }),
      /** Tells whether a message of this kind is still pending, so that another would be redundant. */
      hasPending: (_game: string, kind: string): boolean => {
        const found = rows.all.find((one) => one.kind === kind && isWaiting(one));
        if (found) rows.requireUnchanged(found);
        return found !== undefined;
      },
      /** Tells whether a ping for an ask has still to be sent. */
      hasPendingPing: (_game: string, ask: number): boolean =>
        rows.all.some((one) => one.kind === 'asked' && one.ask === ask && isWaiting(one)),
      /**
       * Returns the newest message of a mergeable kind, regardless of its status. Throws an Error for any other kind.
       */
      newest: (_game: string, kind: string): OutboxMessage | undefined => {
        if (!MERGEABLE_MESSAGE_KINDS.includes(kind))
          throw new Error(`The newest message of kind "${kind}" was not loaded`);
        return rows.all.findLast((one) => one.kind === kind);
      },
      /** Replaces the payload and due time of an untried message; `chapter`: new chapter of the message. */
      extend: (id: number, payload: Json, dueAt: number, chapter?: string): void =>
        rows.update((one) => one.id === id, { payload, dueAt, ...(chapter !== undefined && { chapter }) }),
      /** Lists the messages of a chapter that have been sent. */
      sentOfChapter: (game: string, chapter: string): OutboxMessage[] => lookUp('chapter', { game, chapter }),
      /** Delays untried pings in a lane until a time at the earliest: all, or only those about one question. */
      delayUntil: (_game: string, lane: string, until: number, ask: number | null = null): void =>
        rows.update(
          (one) =>
            isWaiting(one) &&
            one.lane === lane &&
            DELAYABLE_KINDS.includes(one.kind) &&
            one.attempts === 0 &&
            one.dueAt < until &&
            (ask === null || one.ask === ask),
          { dueAt: until },
        ),
      /**
       * Retries failed messages now, including those that may still be in flight: a moved game does not check its old
       * place.
       */
      retryNow: (now: number, _game: string): void =>
        rows.update((one) => isWaiting(one) && one.error !== null, { dueAt: now }),
      /** Cancels unsent messages of a game: all, or those of one kind. */
      voidPending: (_game: string, kind?: string): void =>
        rows.update((one) => isWaiting(one) && (kind === undefined || one.kind === kind), { status: 'void' }),
      wasAttempted: (game: string, kind: string): boolean => lookUp('begun', { game, kind }),
      lastTroubleTimes: (game: string) => lookUp('trouble', { game }),
      troubleNotices: (game: string) => lookUp('troubles', { game }),
    },
  };
}
