import { foundAs, type GameRecord, type Lasting, type LookUp, type Lookups, type Write } from '#store';
import { draftedAsks } from './asks.ts';
import { forgotten, type Forgetting } from './erase-user.ts';
import { drafted, draftedCommands, draftedMembers } from './game.ts';
import { draftedDrafts, draftedPreferences } from './users.ts';
import { lastingAs } from './cacheable-record.ts';
import { draftedRequests } from './requests.ts';
import { draftedOutbox } from './outbox.ts';

/** Something is needed for a decision that its record does not have: it is looked up, and then decided once more. */
export class Unread extends Error {
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
export function draftOf(record: GameRecord) {
  const lookUp: LookUp = (what, by) => {
    const key = foundAs(what, by);
    if (!Object.hasOwn(record.found, key)) throw new Unread(what, by);
    return record.found[key] as never;
  };
  const game = drafted(record, lookUp);
  const members = draftedMembers(record);
  const commands = draftedCommands(record, lookUp);
  const drafts = draftedDrafts(record);
  const asks = draftedAsks(record, lookUp, (ask) => drafts.rows.remove((one) => ask === undefined || one.ask === ask));
  const outbox = draftedOutbox(record, lookUp);
  const requests = draftedRequests(record, lookUp);
  const preferences = draftedPreferences(record, lookUp);
  const beside: Write[] = [];
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
      forgetIn: (about: Forgetting): void =>
        void beside.push(...forgotten({ game, members, commands, outbox, requests, drafts }, lookUp, about)),
    },
    get id(): string {
      return game.id;
    },
    /** What lasts of the record, as it becomes; its version is not known here. Undefined where that is not known before it is written. */
    get lasting(): Lasting | undefined {
      return beside.length ? undefined : lastingAs({ game, members, commands, asks, requests, drafts });
    },
    /** In the order in which they can be made: what others refer to first. */
    get writes(): Write[] {
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

export type Draft = ReturnType<typeof draftOf>;
