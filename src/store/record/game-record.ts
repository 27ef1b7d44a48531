import type { AskRow, PreferenceRow } from '#store/repositories/asks.ts';
import type { ToldRow } from '#store/repositories/commands.ts';
import type { GameRow } from '#store/repositories/games.ts';
import type { MemberRow } from '#store/repositories/members.ts';
import type { OutboxRow } from '#store/outbox/outbox-row.ts';
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
  outbox: OutboxRow[];
  panels: PanelRow[];
  /** Commands that no message covers yet; null where they cannot be read: whoever needs them looks them up, and is told so. */
  untold: ToldRow[] | null;
  /** Of whoever takes part now, as far as they have said anything. */
  preferences: PreferenceRow[];
  found: Record<string, unknown>;
}

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** The orders in which a record has them. */
export const byRequest = (a: ConsentRow, b: ConsentRow): number => a.request - b.request || byText(a.user, b.user);
export const byAsk = (a: DraftRow, b: DraftRow): number => a.ask - b.ask || byText(a.user, b.user);

/** What of a record nothing but changes of its game changes: as long as its version is the same, so is that. */
const LASTING = ['version', 'game', 'secret', 'members', 'asks', 'requests', 'consents', 'drafts', 'untold'] as const;

/** That much of a record, as it was read or written before. */
export type Lasting = Pick<GameRecord, (typeof LASTING)[number]>;

/** What whoever asks for a record knows already of the game. */
export interface Beforehand {
  /** The number of the command after which they know its state. */
  state?: number;
  /** Read once more only where the game has been changed since. */
  lasting?: Lasting;
}

export const lastingOf = (record: Lasting): Lasting =>
  Object.fromEntries(LASTING.map((part) => [part, record[part]])) as unknown as Lasting;

/** Under what something that was looked up stands in a record. */
export const foundAs = (what: string, by: unknown): string => `${what} ${JSON.stringify(by)}`;

/** Kinds of messages of which one that has not gone out grows, rather than that another is written. */
export const GROWING = ['turn', 'waiting', 'lobby'];

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
  untold: [],
  preferences: [],
  found: {},
});
