import type { AskRow, PreferenceRow } from '#store/repositories/asks.ts';
import type { CommandSummary } from '#store/repositories/commands.ts';
import type { GameRow } from '#store/repositories/games.ts';
import type { MemberRow } from '#store/repositories/members.ts';
import type { OutboxMessage } from '#store/outbox/outbox-row.ts';
import type { PanelRow } from '#store/repositories/panels.ts';
import type { RequestRow } from '#store/repositories/requests.ts';
import type { consents } from '#store/schema/agreement-tables.ts';
import type { drafts } from '#store/schema/question-tables.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;

/**
 * Data from which a decision about a game is made. Plain data, which no decision changes. If a decision needs more,
 * that is looked up and added to `lookups`, and the decision runs again.
 */
export interface GameRecord {
  id: string;
  /** Number of changes of the game; null if there is no such game. */
  version: number | null;
  game: GameRow | null;
  secret: string;
  /** Everyone who ever took part, in the order in which they joined. */
  members: MemberRow[];
  asks: AskRow[];
  /** Open requests. */
  requests: RequestRow[];
  /** Consents to the open requests. */
  consents: ConsentRow[];
  drafts: DraftRow[];
  /** Pending rows, and the newest row of each mergeable kind. */
  outbox: OutboxMessage[];
  panels: PanelRow[];
  /** Commands that no message covers yet; null if they cannot be read: looking them up then reports the error. */
  unannounced: CommandSummary[] | null;
  /** Preferences of current members who have set any. */
  preferences: PreferenceRow[];
  lookups: Record<string, unknown>;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Sort orders of consents and drafts in a record. */
export const compareConsents = (a: ConsentRow, b: ConsentRow): number =>
  a.request - b.request || byText(a.user, b.user);
export const compareDrafts = (a: DraftRow, b: DraftRow): number => a.ask - b.ask || byText(a.user, b.user);

/** Parts of a record that only change together with the version of the game. */
const CACHEABLE_PARTS = [
  'version',
  'game',
  'secret',
  'members',
  'asks',
  'requests',
  'consents',
  'drafts',
  'unannounced',
] as const;

/** The cacheable parts of a record, as read or written earlier. */
export type CacheableRecord = Pick<GameRecord, (typeof CACHEABLE_PARTS)[number]>;

/** Data about the game that the caller of `record` has already. */
export interface KnownVersions {
  /** Number of the command after which the caller knows the state. */
  state?: number;
  /** Reread only if the game has changed since. */
  cacheable?: CacheableRecord;
}

export const pickCacheable = (record: CacheableRecord): CacheableRecord =>
  Object.fromEntries(CACHEABLE_PARTS.map((part) => [part, record[part]])) as unknown as CacheableRecord;

/** Returns the key of a lookup in a record. */
export const lookupKey = (what: string, by: unknown): string => `${what} ${JSON.stringify(by)}`;

/** Kinds of messages that are merged into a pending row of the same kind rather than added as another. */
export const MERGEABLE_MESSAGE_KINDS = ['turn', 'waiting', 'lobby'];

/** Returns the record of a game that does not exist. */
export const emptyRecord = (id: string): GameRecord => ({
  id,
  version: null,
  game: null,
  secret: '',
  members: [],
  asks: [],
  requests: [],
  consents: [],
  drafts: [],
  outbox: [],
  panels: [],
  unannounced: [],
  preferences: [],
  lookups: {},
});
