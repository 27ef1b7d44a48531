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
/** They hold until a moment, as they have not been tried. */
const DELAYABLE_KINDS = ['asked', 'reminder'];

/** What is to be said. Whoever sends takes it up meanwhile: what is decided by what has not gone out holds only where it still has not. */
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
      /** Whether one of this kind has still to go out: another would say the same. */
      hasPending: (_game: string, kind: string): boolean => {
        const found = rows.all.find((one) => one.kind === kind && isWaiting(one));
        if (found) rows.requireUnchanged(found);
        return found !== undefined;
      },
      /** The newest of a kind that grows, whatever has become of it. */
      newest: (_game: string, kind: string): OutboxMessage | undefined => {
        if (!MERGEABLE_MESSAGE_KINDS.includes(kind))
          throw new Error(`The newest message of the kind "${kind}" is not on record`);
        return rows.all.findLast((one) => one.kind === kind);
      },
      /** One that has not been tried says more than it was to say, and goes out when that may; `chapter`: as a part of that. */
      extend: (id: number, payload: Json, dueAt: number, chapter?: string): void =>
        rows.update((one) => one.id === id, { payload, dueAt, ...(chapter !== undefined && { chapter }) }),
      /** What of a part of a game has gone out before. */
      sentOfChapter: (game: string, chapter: string): OutboxMessage[] => lookUp('chapter', { game, chapter }),
      /** Pings in a lane that have not been tried wait until a moment at the least: all, or those about one ask. */
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
      /** What has failed before is tried again now, also what may still be on its way: a game that goes elsewhere does not look where it was. */
      retryNow: (now: number, _game: string): void =>
        rows.update((one) => isWaiting(one) && one.error !== null, { dueAt: now }),
      /** Takes back what has not gone out: all of a kind, or all of a game. */
      voidPending: (_game: string, kind?: string): void =>
        rows.update((one) => isWaiting(one) && (kind === undefined || one.kind === kind), { status: 'void' }),
      wasAttempted: (game: string, kind: string): boolean => lookUp('begun', { game, kind }),
      lastTroubleTimes: (game: string) => lookUp('trouble', { game }),
      troubleNotices: (game: string) => lookUp('troubles', { game }),
    },
  };
}
