/** A bot request and its response, as passed to `record`. */
export type RecordedRequest = {
  method: string;
  path: string;
  query: Record<string, string>;
  requestBody: unknown;
  files: { name: string; size: number }[];
  status: number;
  responseBody: unknown;
  /** Unix time in ms at which the bot began the request, from its `x-begun` header. */
  begun?: number;
  /** Set if a fault replaced Discord's response, whose body may then have another format. */
  fault?: string;
};

export type SandboxOptions = {
  /** 0, the default, uses any free port. */
  port?: number;
  /** Path of the SQLite file; by default data is lost on close. */
  db?: string;
  record?: (entry: RecordedRequest) => void;
  /** If given, any other bot token is rejected. */
  token?: string;
  now?: () => number;
  acknowledgeWithinMs?: number;
  tokenLivesMs?: number;
  /** Lifetime of a nonce in ms; Discord says "a few minutes". */
  nonceLivesMs?: number;
  /** Requests per second that a bot may make in total. */
  requestsPerSecond?: number;
  /** Edits of messages older than an hour allowed per channel within `oldEditsMs`; Discord documents no number. */
  oldEdits?: number;
  oldEditsMs?: number;
  heartbeatMs?: number;
  /** Minimum time in ms between identifies; Discord requires five seconds. */
  identifyApartMs?: number;
  activeThreadCap?: number;
  /**
   * Assigns events of a channel or thread to shards by its own id, as if each were a guild of its own; every shard gets
   * the single guild.
   */
  threadsApart?: boolean;
  /** Enables the privileged intents (members, presences, message content) for the application. */
  privilegedIntents?: boolean;
  /** Names of users in a new database; the first owns the guild. */
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
