/** What one bot request came to; what `record` is given. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  requestBody: unknown;
  files: { name: string; size: number }[];
  status: number;
  responseBody: unknown;
  /** When the bot began it, in ms since 1970, where it says so in `x-begun`. */
  begun?: number;
  /** Set when a fault answered in Discord's place, so the body need not have Discord's shape. */
  fault?: string;
};

export type SandboxOptions = {
  /** 0, the default, takes any free port. */
  port?: number;
  /** Path of the SQLite file; without it everything is forgotten on close. */
  db?: string;
  record?: (entry: RecordedRequest) => void;
  /** When given, any other bot token is refused as Discord would. */
  token?: string;
  now?: () => number;
  acknowledgeWithinMs?: number;
  tokenLivesMs?: number;
  /** How long a nonce is remembered; Discord says "a few minutes". */
  nonceLivesMs?: number;
  /** Requests a bot may make in a second, all together. */
  requestsPerSecond?: number;
  /** Edits of messages older than an hour that a channel takes within `oldEditsMs`; Discord names no number. */
  oldEdits?: number;
  oldEditsMs?: number;
  heartbeatMs?: number;
  /** So far apart shards identify themselves at the least; Discord holds to five seconds. */
  identifyApartMs?: number;
  activeThreadCap?: number;
  /** Which shard hears of a thread is told by its own id, as if each lay in another server; all shards know the one there is. */
  threadsApart?: boolean;
  /** Whether the privileged intents (members, presences, message content) are switched on for the application. */
  privilegedIntents?: boolean;
  /** Names of the people seeded into a new database; the first owns the guild. */
  people?: string[];
  guildName?: string;
  botName?: string;
};

export type Settings = Required<Omit<SandboxOptions, 'db' | 'record' | 'token'>> &
  Pick<SandboxOptions, 'db' | 'record' | 'token'>;

export function withDefaults(options: SandboxOptions): Settings {
  return {
    port: 0,
    now: Date.now,
    acknowledgeWithinMs: 3_000,
    tokenLivesMs: 15 * 60_000,
    nonceLivesMs: 5 * 60_000,
    requestsPerSecond: 50,
    oldEdits: 3,
    oldEditsMs: 20_000,
    heartbeatMs: 41_250,
    identifyApartMs: 0,
    activeThreadCap: 1_000,
    threadsApart: false,
    privilegedIntents: false,
    people: ['Ann', 'Bob', 'Cleo', 'Dan', 'Eve', 'Finn'],
    guildName: 'Local table',
    botName: 'Custodian',
    ...options,
  };
}
