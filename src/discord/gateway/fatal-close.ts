import { Events, RESTEvents, type Client } from 'discord.js';

const INVALID_TOKEN_MESSAGE =
  'Cannot log in to Discord: the token is no longer valid. Copy the new token from the Bot page of your application into DISCORD_TOKEN, then start Custodian again.';
const UNAUTHORIZED = 401;

/** Gateway close codes that reconnecting cannot fix, with advice for the host. */
const FATAL_CLOSE_MESSAGES: Record<number, string> = {
  4004: INVALID_TOKEN_MESSAGE,
  4010: 'Cannot connect to Discord: it rejects the shard numbers of this process (code 4010). Check SHARDS and SHARD_COUNT, or update Custodian.',
  4011: 'Cannot connect to Discord: this bot is in too many servers for one connection (code 4011). Use more shards (SHARDS and SHARD_COUNT), or remove the bot from some servers.',
  4012: 'Cannot connect to Discord: it no longer supports the gateway version of this program (code 4012). Update Custodian.',
  4013: 'Cannot connect to Discord: it does not know the intents of this program (code 4013). Update Custodian.',
  4014: 'Cannot connect to Discord: this bot may not use the intents it needs (code 4014). Check the Bot page of your application, and whether Discord restricted it.',
};

/** Discord refuses the bot until its host changes something. The message is one sentence for the host. */
export class DiscordLoginRefused extends Error {
  override name = 'TurnedAway';
  /** Close code of the gateway, or 401. */
  readonly code: number;

  constructor(code: number) {
    super(FATAL_CLOSE_MESSAGES[code] ?? INVALID_TOKEN_MESSAGE);
    this.code = code;
  }
}

/**
 * Calls back once when Discord refuses the bot permanently: the gateway closes with a fatal code, or a request is
 * unauthorized, after which the library sends no more requests.
 */
export function watchFatalClose(client: Client, turnedAway: (reason: DiscordLoginRefused) => void): void {
  let told = false;
  const tell = (code: number): void => {
    if (told) return;
    told = true;
    turnedAway(new DiscordLoginRefused(code));
  };
  client.on(Events.ShardDisconnect, ({ code }) => {
    if (code in FATAL_CLOSE_MESSAGES) tell(code);
  });
  client.on(Events.Invalidated, () => tell(UNAUTHORIZED));
  // Interaction responses use their own token. If only that is refused, the bot's token is still valid.
  client.rest.on(RESTEvents.Response, ({ data }, { status }) => {
    if (status === UNAUTHORIZED && data.auth !== false) tell(UNAUTHORIZED);
  });
}
