import { lookupKey, type GameRecord, type CacheableRecord, type LookUp, type Lookups, type RowWrite } from '#store';
import { trackAsks } from './asks.ts';
import { eraseUser, type UserErasure } from './erase-user.ts';
import { trackGame, trackCommands, trackMembers } from './game.ts';
import { trackDrafts, trackPreferences } from './users.ts';
import { cacheableRecordAfter } from './cacheable-record.ts';
import { trackPromises } from './promises.ts';
import { trackRequests } from './requests.ts';
import { trackOutbox } from './outbox.ts';

/** Thrown if a decision needs rows that the record lacks: the caller looks them up and decides again. */
export class MissingRows extends Error {
  readonly what: keyof Lookups;
  readonly by: never;

  constructor(what: keyof Lookups, by: unknown) {
    super(`"${what}" was not loaded`);
    this.what = what;
    this.by = by as never;
  }
}

/**
 * Creates a unit of work on a game, with repositories named as in the store. The record is not changed; changes are
 * returned as writes.
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
  const promises = trackPromises(lookUp);
  const preferences = trackPreferences(record, lookUp);
  const beside: RowWrite[] = [];
  return {
    games: game.repository,
    members: members.repository,
    commands: commands.repository,
    asks: asks.repository,
    outbox: outbox.repository,
    requests: requests.repository,
    promises: promises.repository,
    panels: { of: (_game: string) => record.panels },
    people: {
      ...drafts.repository,
      ...preferences.repository,
      /** Erases a user from the game, leaving an alias where the game needs one. */
      eraseUser: (about: UserErasure): void =>
        void beside.push(...eraseUser({ game, members, commands, outbox, requests, drafts, promises }, lookUp, about)),
    },
    get id(): string {
      return game.id;
    },
    /**
     * Cacheable part of the record after the commit, without its version. Undefined if it is not known before the
     * commit.
     */
    get lasting(): CacheableRecord | undefined {
      return beside.length ? undefined : cacheableRecordAfter({ game, members, commands, asks, requests, drafts });
    },
    /** Writes in the order in which they can be executed: referenced rows first. */
    get writes(): RowWrite[] {
      const parts = [members, commands, asks, outbox, requests, promises].map(({ rows }) => rows.writes);
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
