import { lookupKey, type GameRecord, type CacheableRecord, type LookUp, type Lookups, type RowWrite } from '#store';
import { trackAsks } from './asks.ts';
import { eraseUser, type UserErasure } from './erase-user.ts';
import { trackGame, trackCommands, trackMembers } from './game.ts';
import { trackDrafts, trackPreferences } from './users.ts';
import { cacheableRecordAfter } from './cacheable-record.ts';
import { trackRequests } from './requests.ts';
import { trackOutbox } from './outbox.ts';

/** Something is needed for a decision that its record does not have: it is looked up, and then decided once more. */
export class MissingRows extends Error {
  readonly what: keyof Lookups;
  readonly by: never;

  constructor(what: keyof Lookups, by: unknown) {
    super(`"${what}" has not been looked up`);
    this.what = what;
    this.by = by as never;
  }
}

/**
 * A game as it becomes while something is decided, by the names that the store has for what it holds. The record stays as it is; what has
 * been done comes out as writes.
 */
export function createUnitOfWork(record: GameRecord) {
  const lookUp: LookUp = (what, by) => {
    const key = lookupKey(what, by);
    if (!Object.hasOwn(record.lookups, key)) throw new MissingRows(what, by);
    return record.lookups[key] as never;
  };
  const game = trackGame(record, lookUp);
  const members = trackMembers(record);
  const commands = trackCommands(record, lookUp);
  const drafts = trackDrafts(record);
  const asks = trackAsks(record, lookUp, (ask) => drafts.rows.remove((one) => ask === undefined || one.ask === ask));
  const outbox = trackOutbox(record, lookUp);
  const requests = trackRequests(record, lookUp);
  const preferences = trackPreferences(record, lookUp);
  const beside: RowWrite[] = [];
  return {
    games: game.repository,
    members: members.repository,
    commands: commands.repository,
    asks: asks.repository,
    outbox: outbox.repository,
    requests: requests.repository,
    panels: { of: (_game: string) => record.panels },
    people: {
      ...drafts.repository,
      ...preferences.repository,
      /** Leaves nothing of a person in the game but an alias where it needs somebody. */
      eraseUser: (about: UserErasure): void =>
        void beside.push(...eraseUser({ game, members, commands, outbox, requests, drafts }, lookUp, about)),
    },
    get id(): string {
      return game.id;
    },
    /** What lasts of the record, as it becomes; its version is not known here. Undefined where that is not known before it is written. */
    get lasting(): CacheableRecord | undefined {
      return beside.length ? undefined : cacheableRecordAfter({ game, members, commands, asks, requests, drafts });
    },
    /** In the order in which they can be made: what others refer to first. */
    get writes(): RowWrite[] {
      const parts = [members, commands, asks, outbox, requests].map(({ rows }) => rows.writes);
      return [
        ...game.writes,
        ...parts.flat(),
        ...requests.consents.writes,
        ...drafts.rows.writes,
        ...asks.reminders,
        ...preferences.writes,
        ...beside,
      ];
    },
  };
}

export type UnitOfWork = ReturnType<typeof createUnitOfWork>;
