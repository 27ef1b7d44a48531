import type { AskRow, PreferenceRow } from '#store/repositories/asks.ts';
import type { CommandSummary } from '#store/repositories/commands.ts';
import type { GameRow } from '#store/repositories/games.ts';
import type { MemberRow } from '#store/repositories/members.ts';
import type { OutboxMessage } from '#store/outbox/outbox-row.ts';
import type { PanelRow } from '#store/repositories/panels.ts';
import type { RequestRow } from '#store/repositories/requests.ts';
import type { consents, drafts } from '#store/schema/tables.ts';

export type DraftRow = typeof drafts.$inferSelect;
export type ConsentRow = typeof consents.$inferSelect;

/**
 * What a decision about a game is made from: all that mostly matters, and what else was looked up for it. Plain data, which no decision
 * changes. What is not known of it is looked up and put into `found`, and then it is decided once more.
 */
export interface GameRecord {
  id: string;
  /** How often it has been changed; null where there is no such game. */
  version: number | null;
  game: GameRow | null;
  secret: string;
  /** Everybody who ever took part, in the order in which they joined. */
  members: MemberRow[];
  asks: AskRow[];
  /** Those that wait for consent. */
  requests: RequestRow[];
  /** To those. */
  consents: ConsentRow[];
  drafts: DraftRow[];
  /** What has still to go out, and the newest of each kind that grows. */
  outbox: OutboxMessage[];
  panels: PanelRow[];
  /** Commands that no message covers yet; null where they cannot be read: whoever needs them looks them up, and is told so. */
  unannounced: CommandSummary[] | null;
  /** Of whoever takes part now, as far as they have said anything. */
  preferences: PreferenceRow[];
  lookups: Record<string, unknown>;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The orders in which a record has them. */
export const compareConsents = (a: ConsentRow, b: ConsentRow): number =>
  a.request - b.request || byText(a.user, b.user);
export const compareDrafts = (a: DraftRow, b: DraftRow): number => a.ask - b.ask || byText(a.user, b.user);

/** What of a record nothing but changes of its game changes: as long as its version is the same, so is that. */
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

/** That much of a record, as it was read or written before. */
export type CacheableRecord = Pick<GameRecord, (typeof CACHEABLE_PARTS)[number]>;

/** What whoever asks for a record knows already of the game. */
export interface KnownVersions {
  /** The number of the command after which they know its state. */
  state?: number;
  /** Read once more only where the game has been changed since. */
  cacheable?: CacheableRecord;
}

export const pickCacheable = (record: CacheableRecord): CacheableRecord =>
  Object.fromEntries(CACHEABLE_PARTS.map((part) => [part, record[part]])) as unknown as CacheableRecord;

/** Under what something that was looked up stands in a record. */
export const lookupKey = (what: string, by: unknown): string => `${what} ${JSON.stringify(by)}`;

/** Kinds of messages of which one that has not gone out grows, rather than that another is written. */
export const MERGEABLE_MESSAGE_KINDS = ['turn', 'waiting', 'lobby'];

/** Of a game that is not there, or of none. */
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
