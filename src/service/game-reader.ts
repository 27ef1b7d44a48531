import { foundAs, lastingOf, type GameRecord, type GameRow, type Lasting } from '#store';
import type { KeptState, Reading } from './operations/operation-context.ts';
import { draftOf, Unread, type Draft } from './unit-of-work/unit-of-work.ts';
import type { Room } from './context.ts';
import type { GameId } from './types.ts';

/** A game's record, with what is known of it beside the store. */
export interface Known extends GameRecord {
  /** The state after the command of that number, where it has been parsed already. */
  kept?: KeptState;
}

/** A game as whoever asks about it reads it: at one moment, and nothing of it can be changed. */
export interface Reader extends Reading {
  store: Draft;
  known: Known;
}

/** What is known of a game just now, from the store and of what the process has in mind; also where there is none of that code. */
export async function knownOf(room: Room, id: GameId): Promise<Known> {
  const game = id.toUpperCase();
  const kept = room.states.get(game);
  const lasting = room.records.get(game);
  const record = await room.store.record(game, { ...(kept && { state: kept.head }), ...(lasting && { lasting }) });
  if (lasting && (record.version ?? -1) < (lasting.version ?? -1)) {
    // Versions only rise: the database has lost what it had said was written, and what is known by heart is no longer true.
    room.records.delete(game);
    room.states.delete(game);
    return knownOf(room, id);
  }
  bearInMind(room, game, record);
  return { ...record, ...(kept && { kept }) };
}

/** Keeps what a game's record was, for the next who asks. Of two that come in another order than they were so, the newer. */
export function bearInMind({ records }: Pick<Room, 'records'>, game: GameId, record: Lasting): void {
  const known = records.get(game);
  if (record.version === null || record.version === known?.version || (known?.version ?? -1) > record.version) return;
  records.set(game, lastingOf(record));
}

/** What a body makes of what is known. What it lacks is looked up, and it runs once more: it changes nothing outside. */
export async function madeOf<T>(room: Room, first: Known, body: (known: Known) => T): Promise<T> {
  let known = first;
  for (;;) {
    try {
      return body(known);
    } catch (error) {
      if (!(error instanceof Unread)) throw error;
      const found: unknown = await room.store.lookUp(error.what, error.by);
      known = { ...known, found: { ...known.found, [foundAs(error.what, error.by)]: found } };
    }
  }
}

/** Whether a game is of an earlier version of the rules, and is brought to today's shape before anybody looks at its state. */
export function isEarlier({ editions }: Pick<Reading, 'editions'>, row: GameRow | null): boolean {
  const edition = row && editions.get(row.edition);
  return (
    row !== null &&
    edition !== undefined &&
    edition !== null &&
    row.status !== 'lobby' &&
    row.rulesVersion < edition.version
  );
}

/** Reads what is known of a game. */
export function readerOf(room: Room, known: Known, failed?: unknown): Reader {
  let { kept } = known;
  return {
    known,
    store: draftOf(known),
    editions: room.editions,
    states: {
      get: (id) => (id === known.id ? kept : undefined),
      set: (id, state) => {
        kept = state;
        room.states.set(id, state);
      },
    },
    renew: () => {
      throw failed instanceof Error
        ? failed
        : new Error('A game is looked at that has not been brought to the shape of today');
    },
  };
}

/** Reads a game as it is now, whatever shape its state is in. */
export const glance = async (room: Room, id: GameId): Promise<Reader> => readerOf(room, await knownOf(room, id));

/** The same of a game that has been read, in today's shape. Where it cannot be brought to that, whoever looks at its state is told so. */
export async function inShape(room: Room, desk: Reader): Promise<Reader> {
  const { known } = desk;
  if (!isEarlier(room, known.game)) return desk;
  try {
    await room.renew(known.id);
  } catch (error) {
    return readerOf(room, known, error);
  }
  return glance(room, known.id);
}

/** Reads a game as it is now, in today's shape. */
export const reading = async (room: Room, id: GameId): Promise<Reader> => inShape(room, await glance(room, id));
