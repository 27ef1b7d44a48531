import { Events, RESTEvents, type Client } from 'discord.js';

const INVALID_TOKEN_MESSAGE =
  'Discord does not take the token of this bot any more: copy the new one from the Bot page of your application into DISCORD_TOKEN, and start Custodian again.';
const UNAUTHORIZED = 401;

/** Gateway close codes that reconnecting cannot fix, with advice for the host. */
const FATAL_CLOSE_MESSAGES: Record<number, string> = {
  4004: INVALID_TOKEN_MESSAGE,
  4010: 'Discord does not take the part of its servers that this program asks for (code 4010); update Custodian.',
  4011: 'This bot is in more servers than one connection may serve (code 4011); take it out of some, or run another application for them.',
  4012: 'Discord no longer speaks the version of its gateway that this program knows (code 4012); update Custodian.',
  4013: 'Discord does not know what this program wants to hear of (code 4013: intents); update Custodian.',
  4014: 'Discord does not let this bot hear what it asks for (code 4014: intents); look at the Bot page of your application, and whether it has been restricted.',
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
