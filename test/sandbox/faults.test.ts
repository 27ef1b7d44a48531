import { Client, Events, GatewayIntentBits, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { codeOf, eventually, setTable, type Table } from './table.ts';

const act = new SlashCommandBuilder().setName('act').setDescription('Act');

let table: Table;
let channel: TextChannel;
beforeEach(async () => {
  table = await setTable({}, [act]);
  channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
});
afterEach(() => table.close());

const answer = () =>
  table.onInteraction((interaction) => (interaction.isChatInputCommand() ? interaction.reply('answered') : undefined));
const resumed = () =>
  new Promise<number>((resolve) => table.client.once(Events.ShardResume, (_shard, replayed) => resolve(replayed)));
const said = async (content: string) =>
  (await table.ann.messages()).filter((message) => message.content === content).length;

describe('the gateway', () => {
  test('dropped, resumes and replays the command given meanwhile', async () => {
    answer();
    const again = resumed();
    table.sandbox.fault({ kind: 'drop-gateway' });
    const outcome = await table.ann.command('act');
    expect(outcome.message?.content).toBe('answered');
    expect(await again).toBeGreaterThan(0);
  });

  test('asking to reconnect gets the same session back', async () => {
    answer();
    const again = resumed();
    table.sandbox.fault({ kind: 'reconnect' });
    await again;
    expect((await table.ann.command('act')).message?.content).toBe('answered');
  });

  test('that forgot the session makes the bot identify again', async () => {
    answer();
    const ready = new Promise<void>((resolve) => table.client.once(Events.ShardReady, () => resolve()));
    table.sandbox.fault({ kind: 'invalidate-session' });
    await ready;
    expect((await table.ann.command('act')).message?.content).toBe('answered');
  });

  test('that is down is retried until it is back', async () => {
    answer();
    table.sandbox.fault({ kind: 'gateway-down' });
    let attempts = 0;
    table.client.on(Events.ShardReconnecting, () => attempts++);
    await eventually(() => attempts > 1 || undefined);
    const again = resumed();
    const outcome = table.ann.command('act');
    table.sandbox.fault({ kind: 'gateway-up' });
    expect((await outcome).message?.content).toBe('answered');
    await again;
  });

  test('with a revoked token closes with 4004 and rejects all requests', async () => {
    const gone = new Promise<number>((resolve) =>
      table.client.once(Events.ShardDisconnect, ({ code }) => resolve(code)),
    );
    const { token } = table.client;
    table.sandbox.fault({ kind: 'revoke-token' });
    expect(await gone).toBe(4004);
    const closedOn = (payload: object): Promise<number> =>
      new Promise((resolve) => {
        const socket = new WebSocket(`${table.sandbox.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
        socket.on('close', resolve);
        socket.on('message', () => socket.send(JSON.stringify(payload)));
      });
    expect(await closedOn({ op: 2, d: { token, intents: GatewayIntentBits.Guilds, properties: {} } })).toBe(4004);
    expect(await closedOn({ op: 6, d: { token, session_id: 'any', seq: 1 } })).toBe(4004);
    const answer = await fetch(`${table.sandbox.url}/api/v10/users/@me`, {
      headers: { authorization: `Bot ${token}` },
    });
    expect(answer.status).toBe(401);
    const other = await fetch(`${table.sandbox.url}/api/v10/users/@me`, {
      headers: { authorization: 'Bot another.token' },
    });
    expect(other.status).toBe(200);
  });

  test('refuses privileged intents that are not switched on', async () => {
    const socket = new WebSocket(`${table.sandbox.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const closed = new Promise<number>((resolve) => socket.on('close', resolve));
    socket.on('message', () =>
      socket.send(
        JSON.stringify({
          op: 2,
          d: { token: 'a.bot.token', intents: GatewayIntentBits.MessageContent, properties: {} },
        }),
      ),
    );
    expect(await closed).toBe(4014);
  });

  test.each([
    ['encoding=etf', 4002],
    ['encoding=json&compress=zlib-stream', 4002],
    ['v=6', 4012],
  ])('turns away a client with %s', async (query, code) => {
    const socket = new WebSocket(`${table.sandbox.url.replace('http', 'ws')}/gateway?${query}`);
    expect(await new Promise((resolve) => socket.on('close', resolve))).toBe(code);
  });

  test('rejects resuming an unknown session', async () => {
    const socket = new WebSocket(`${table.sandbox.url.replace('http', 'ws')}/gateway?v=10&encoding=json`);
    const heard: unknown[] = [];
    socket.on('message', (data: Buffer) => {
      heard.push(JSON.parse(data.toString()));
      if (heard.length === 1)
        socket.send(JSON.stringify({ op: 6, d: { token: 'a.bot.token', session_id: 'gone', seq: 7 } }));
    });
    await eventually(() => heard.length === 2 || undefined);
    expect(heard[1]).toMatchObject({ op: 9, d: false });
    socket.send(JSON.stringify({ op: 1, d: null }));
    await eventually(() => heard.length === 3 || undefined);
    expect(heard[2]).toMatchObject({ op: 11 });
    socket.terminate();
  });

  test('sends messages without content to bots without the content intent', async () => {
    const listener = new Client({
      intents: [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages],
      rest: { api: `${table.sandbox.url}/api` },
    });
    await listener.login('a.bot.token');
    await eventually(() => listener.isReady() || undefined);
    const heard = new Promise<[string, string]>((resolve) =>
      listener.once(Events.MessageCreate, (message) => resolve([message.author.username, message.content])),
    );
    await table.bob.say('secret plans');
    expect(await heard).toEqual(['bob', '']);
    await listener.destroy();
  });
});

describe('a request', () => {
  test('that meets 429 is sent again after the wait', async () => {
    table.sandbox.fault({ kind: 'status', status: 429, times: 2, retryAfterMs: 30 });
    await channel.send('patient');
    expect(await said('patient')).toBe(1);
    expect(table.recorded.filter((entry) => entry.status === 429)).toHaveLength(2);
  });

  test.each([500, 502])('that meets %d is sent again', async (status) => {
    table.sandbox.fault({ kind: 'status', status, times: 2 });
    await channel.send('stubborn');
    expect(await said('stubborn')).toBe(1);
  });

  test('that meets 500 too often fails', async () => {
    table.sandbox.fault({ kind: 'status', status: 500, times: 4 });
    expect((await channel.send('hopeless').catch((error: unknown) => error)) as { status: number }).toMatchObject({
      status: 500,
    });
    expect(await said('hopeless')).toBe(0);
  });

  test('with a lost answer is retried: a nonce prevents duplicates', async () => {
    table.sandbox.fault({ kind: 'lose-ack' });
    await channel.send('careless');
    expect(await said('careless')).toBe(2);
    table.sandbox.fault({ kind: 'lose-ack' });
    await channel.send({ content: 'careful', nonce: '42', enforceNonce: true });
    expect(await said('careful')).toBe(1);
  });

  test('whose connection resets after acceptance posts the message once', async () => {
    table.sandbox.fault({ kind: 'lose-ack', how: 'reset' });
    await channel.send({ content: 'doubt', nonce: '43', enforceNonce: true }).catch(() => {});
    expect(await said('doubt')).toBe(1);
  });

  test('may be delayed', async () => {
    table.sandbox.fault({ kind: 'slow', ms: 80, times: 1 });
    const start = performance.now();
    await channel.send('slow');
    expect(performance.now() - start).toBeGreaterThanOrEqual(75);
  });

  test('may be selected by method and path', async () => {
    table.sandbox.fault({ kind: 'status', status: 403, match: '^POST .*/threads$' });
    await channel.send('fine');
    expect(codeOf(await channel.threads.create({ name: 'no' }).catch((error: unknown) => error))).toBe(0);
  });
});

describe('an interaction', () => {
  test('that is lost shows as failed', async () => {
    const hasty = await setTable({ acknowledgeWithinMs: 100 }, [act]);
    try {
      hasty.sandbox.fault({ kind: 'lose-interaction' });
      expect(await hasty.ann.command('act')).toMatchObject({
        acknowledged: false,
        error: 'The application did not respond',
      });
    } finally {
      await hasty.close();
    }
  });

  test('delivered twice reaches the bot twice; the second answer gets 40060', async () => {
    const seen: string[] = [];
    table.onInteraction(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      seen.push(interaction.id);
      await interaction.reply('answered');
    });
    table.sandbox.fault({ kind: 'duplicate-interaction' });
    await table.ann.command('act');
    await eventually(() => table.errors.length === 1 || undefined);
    expect(seen).toHaveLength(2);
    expect(new Set(seen).size).toBe(1);
    expect(codeOf(table.errors[0])).toBe(40060);
  });

  test('a reply retried after a 429 counts as answered', async () => {
    answer();
    table.sandbox.fault({ kind: 'status', status: 429, retryAfterMs: 30, match: 'callback' });
    expect((await table.ann.command('act')).message?.content).toBe('answered');
  });
});

describe('the list of faults', () => {
  const url = (path: string) => `${table.sandbox.url}/sandbox${path}`;
  const post = (body: object) =>
    fetch(url('/faults'), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });

  test('is shown and cleared', async () => {
    expect(await (await post({ kind: 'status', status: 500, times: 3 })).json()).toEqual([
      { kind: 'status', times: 3 },
    ]);
    await fetch(url('/faults'), { method: 'DELETE' });
    expect(await (await fetch(url('/faults'))).json()).toEqual([]);
    await channel.send('well');
  });

  test('rejects unknown faults', async () => {
    const response = await post({ kind: 'meteor' });
    expect(response.status).toBe(400);
    expect(((await response.json()) as { error: string }).error).toMatch(/no fault "meteor"/);
  });
});
