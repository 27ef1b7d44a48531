import { EventEmitter } from 'node:events';
import { Events, RESTEvents, type Client } from 'discord.js';
import { expect, test } from 'vitest';
import { watchFatalClose, type DiscordLoginRefused } from '#discord/gateway/fatal-close.ts';

/** A connection to Discord whose events a test sends itself, and what was said of them. */
function watched() {
  const rest = new EventEmitter();
  const client = Object.assign(new EventEmitter(), { rest });
  const told: [code: number, message: string][] = [];
  watchFatalClose(client as unknown as Client, ({ code, message }: DiscordLoginRefused) => told.push([code, message]));
  return {
    told,
    closes: (code: number) => client.emit(Events.ShardDisconnect, { code }, 0),
    responds: (status: number, auth?: boolean) => rest.emit(RESTEvents.Response, { data: { auth } }, { status }),
  };
}

const TOKEN =
  'Cannot log in to Discord: the token is no longer valid. Copy the new token from the Bot page of your application into DISCORD_TOKEN, then start Custodian again.';

test.each([
  [4004, TOKEN],
  [
    4010,
    'Cannot connect to Discord: it rejects the shard numbers of this process (code 4010). Check SHARDS and SHARD_COUNT, or update Custodian.',
  ],
  [
    4011,
    'Cannot connect to Discord: this bot is in too many servers for one connection (code 4011). Use more shards (SHARDS and SHARD_COUNT), or remove the bot from some servers.',
  ],
  [
    4012,
    'Cannot connect to Discord: it no longer supports the gateway version of this program (code 4012). Update Custodian.',
  ],
  [4013, 'Cannot connect to Discord: it does not know the intents of this program (code 4013). Update Custodian.'],
  [
    4014,
    'Cannot connect to Discord: this bot may not use the intents it needs (code 4014). Check the Bot page of your application, and whether Discord restricted it.',
  ],
])('Gateway close code %i is told once, in its own sentence', (code, sentence) => {
  const { told, closes } = watched();
  closes(code);
  closes(code);
  expect(told).toEqual([[code, sentence]]);
});

test.each([1000, 1006, 4000, 4007, 4009])('Gateway close code %i is not final', (code) => {
  const { told, closes } = watched();
  closes(code);
  expect(told).toEqual([]);
});

test('Only an unauthorized request with the bot’s own token is final', () => {
  const { told, responds } = watched();
  responds(200);
  responds(403);
  responds(401, false);
  expect(told).toEqual([]);
  responds(401);
  expect(told).toEqual([[401, TOKEN]]);
});
