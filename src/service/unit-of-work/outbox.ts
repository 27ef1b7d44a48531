import type { Json } from '#engine';
import { GROWING, type GameRecord, type LookUp, type NewMessage, type OutboxRow } from '#store';
import { Rows } from './tracked-rows.ts';

const isWaiting = ({ status }: OutboxRow): boolean => status === 'waiting';
/** They hold until a moment, as they have not been tried. */
const HELD = ['asked', 'reminder'];

/** What is to be said. Whoever sends takes it up meanwhile: what is decided by what has not gone out holds only where it still has not. */
export function draftedOutbox(record: GameRecord, lookUp: LookUp) {
  const rows = new Rows<OutboxRow>(
    { into: 'outbox', key: ['id'], asRead: ['status', 'attempts'], numbered: true },
    record.outbox,
  );
  let next = -1;
  return {
    rows,
    repository: {
      add: (row: NewMessage): void =>
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
      pending: (_game: string, kind: string): boolean => {
        const found = rows.all.find((one) => one.kind === kind && isWaiting(one));
        if (found) rows.relyOn(found);
        return found !== undefined;
      },
      /** The newest of a kind that grows, whatever has become of it. */
      newest: (_game: string, kind: string): OutboxRow | undefined => {
        if (!GROWING.includes(kind)) throw new Error(`The newest message of the kind "${kind}" is not on record`);
        return rows.all.findLast((one) => one.kind === kind);
      },
      /** One that has not been tried says more than it was to say, and goes out when that may; `chapter`: as a part of that. */
      grow: (id: number, payload: Json, dueAt: number, chapter?: string): void =>
        rows.change((one) => one.id === id, { payload, dueAt, ...(chapter !== undefined && { chapter }) }),
      /** What of a part of a game has gone out before. */
      chapter: (game: string, chapter: string): OutboxRow[] => lookUp('chapter', { game, chapter }),
      /** Pings in a lane that have not been tried wait until a moment at the least: all, or those about one ask. */
      hold: (_game: string, lane: string, until: number, ask: number | null = null): void =>
        rows.change(
          (one) =>
            isWaiting(one) &&
            one.lane === lane &&
            HELD.includes(one.kind) &&
            one.attempts === 0 &&
            one.dueAt < until &&
            (ask === null || one.ask === ask),
          { dueAt: until },
        ),
      /** What has failed before is tried again now, also what may still be on its way: a game that goes elsewhere does not look where it was. */
      hurry: (now: number, _game: string): void =>
        rows.change((one) => isWaiting(one) && one.error !== null, { dueAt: now }),
      /** Takes back what has not gone out: all of a kind, or all of a game. */
      drop: (_game: string, kind?: string): void =>
        rows.change((one) => isWaiting(one) && (kind === undefined || one.kind === kind), { status: 'void' }),
      begun: (game: string, kind: string): boolean => lookUp('begun', { game, kind }),
      trouble: (game: string) => lookUp('trouble', { game }),
      troubles: (game: string) => lookUp('troubles', { game }),
    },
  };
}
