import { GatewayIntentBits, SlashCommandBuilder, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect, codeOf, eventually, setTable, type Table } from './table.ts';

const act = new SlashCommandBuilder().setName('act').setDescription('Act');
const INVALID = 50035;

let table: Table;
let channel: TextChannel;
beforeAll(async () => {
  table = await setTable({}, [act]);
  channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
});
afterAll(() => table.close());

const refusal = (sent: Promise<unknown>): Promise<unknown> => sent.then(() => undefined, codeOf);
/** Past discord.js, which would refuse some of this by itself. */
const post = (body: object): Promise<unknown> =>
  refusal(table.client.rest.post(`/channels/${channel.id}/messages`, { body }));
const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const button = (i: number, more: object = {}) => ({ type: 2, style: 1, label: 'Press', custom_id: `b${i}`, ...more });
const row = (...components: object[]) => ({ type: 1, components });
const option = (i: number, more: object = {}) => ({ label: `Option ${i}`, value: `o${i}`, ...more });
const menu = (options: object[], more: object = {}) => row({ type: 3, custom_id: 'm', options, ...more });

describe('a message at a limit is accepted, one beyond it is refused:', () => {
  test.each<[string, object, object]>([
    ['2000 characters', { content: 'x'.repeat(2000) }, { content: 'x'.repeat(2001) }],
    ['5 rows', { components: many(5, (i) => row(button(i))) }, { components: many(6, (i) => row(button(i))) }],
    [
      '5 buttons in a row',
      { components: [row(...many(5, (i) => button(i)))] },
      { components: [row(...many(6, (i) => button(i)))] },
    ],
    [
      'a custom_id of 100 characters',
      { components: [row(button(1, { custom_id: 'x'.repeat(100) }))] },
      { components: [row(button(1, { custom_id: 'x'.repeat(101) }))] },
    ],
    ['each custom_id once', { components: [row(button(1), button(2))] }, { components: [row(button(1), button(1))] }],
    [
      'a label of 80 characters',
      { components: [row(button(1, { label: 'x'.repeat(80) }))] },
      { components: [row(button(1, { label: 'x'.repeat(81) }))] },
    ],
    [
      '25 options',
      { components: [menu(many(25, (i) => option(i)))] },
      { components: [menu(many(26, (i) => option(i)))] },
    ],
    [
      'an option of 100 characters',
      { components: [menu([option(1, { label: 'x'.repeat(100) })])] },
      { components: [menu([option(1, { label: 'x'.repeat(101) })])] },
    ],
    [
      'a placeholder of 150 characters',
      { components: [menu([option(1)], { placeholder: 'x'.repeat(150) })] },
      { components: [menu([option(1)], { placeholder: 'x'.repeat(151) })] },
    ],
    ['10 embeds', { embeds: many(10, () => ({ title: 'x' })) }, { embeds: many(11, () => ({ title: 'x' })) }],
    [
      '25 fields',
      { embeds: [{ fields: many(25, () => ({ name: 'n', value: 'v' })) }] },
      { embeds: [{ fields: many(26, () => ({ name: 'n', value: 'v' })) }] },
    ],
    [
      '6000 characters of embeds',
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2000) }] },
      { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    ],
    ['a nonce of 25 characters', { content: 'x', nonce: 'x'.repeat(25) }, { content: 'x', nonce: 'y'.repeat(26) }],
  ])('%s', async (_rule, at, past) => {
    expect(await post(at)).toBeUndefined();
    expect(await post(past)).toBe(INVALID);
  });

  test('10 MiB a file, 25 MiB a request, 10 files', async () => {
    const files = (sizes: number[]) => refusal(channel.send({ files: sizes.map((size) => Buffer.alloc(size)) }));
    const MiB = 1024 * 1024;
    expect(await files([10 * MiB])).toBeUndefined();
    expect(await files([10 * MiB + 1])).toBe(40005);
    expect(await files([9 * MiB, 9 * MiB, 9 * MiB])).toBe(40005);
    expect(await files(many(10, () => 1))).toBeUndefined();
    expect(await files(many(11, () => 1))).toBe(INVALID);
  });
});

describe('commands at a limit are taken, and past it refused:', () => {
  const put = (commands: object[]): Promise<unknown> =>
    refusal(table.client.rest.put(`/applications/${table.sandbox.applicationId}/commands`, { body: commands }));
  const command = (i: number, more: object = {}) => ({ name: `c${i}`, description: 'Does something', ...more });
  const text = (i: number, more: object = {}) => ({ type: 3, name: `o${i}`, description: 'Something', ...more });
  test.each<[string, object[], object[]]>([
    ['100 commands', many(100, (i) => command(i)), many(101, (i) => command(i))],
    [
      '25 subcommands',
      [command(1, { options: many(25, (i) => ({ ...text(i), type: 1 })) })],
      [command(1, { options: many(26, (i) => ({ ...text(i), type: 1 })) })],
    ],
    [
      '25 options',
      [command(1, { options: many(25, (i) => text(i)) })],
      [command(1, { options: many(26, (i) => text(i)) })],
    ],
    [
      '25 choices',
      [command(1, { options: [text(1, { choices: many(25, (i) => ({ name: `${i}`, value: `${i}` })) })] })],
      [command(1, { options: [text(1, { choices: many(26, (i) => ({ name: `${i}`, value: `${i}` })) })] })],
    ],
    [
      '8000 characters',
      [
        command(1, {
          options: many(25, (i) =>
            text(i, {
              description: 'x'.repeat(100),
              choices: many(1, () => ({ name: 'x'.repeat(95), value: 'x'.repeat(95) })),
            }),
          ),
        }),
      ],
      [
        command(1, {
          options: many(25, (i) =>
            text(i, {
              description: 'x'.repeat(100),
              choices: many(2, (n) => ({ name: `${n}${'x'.repeat(95)}`, value: `${n}${'x'.repeat(95)}` })),
            }),
          ),
        }),
      ],
    ],
  ])('%s', async (_rule, at, past) => {
    expect(await put(at)).toBeUndefined();
    expect(await put(past)).toBe(INVALID);
    await put([act.toJSON()]);
  });
});

describe('requests', () => {
  test('beyond 50 in a second get 429 with the wait time', async () => {
    let now = Date.now();
    const asked = await setTable({ now: () => now });
    try {
      const get = (path: string): Promise<Response> =>
        fetch(`${asked.sandbox.url}/api/v10${path}`, { headers: { authorization: 'Bot another.token' } });
      const all = await Promise.all(many(60, () => get('/users/@me')));
      const refused = all.filter(({ status }) => status === 429);
      expect(all.filter(({ ok }) => ok)).toHaveLength(50);
      expect(refused).toHaveLength(10);
      expect(refused[0].headers.get('retry-after')).toBe('1');
      const body = (await refused[0].json()) as { retry_after: number; global: boolean };
      expect(body).toMatchObject({ global: true, message: 'You are being rate limited.' });
      expect(body.retry_after).toBeGreaterThan(0);
      expect(body.retry_after).toBeLessThanOrEqual(1);
      expect((await get('/webhooks/1/token/messages/@original')).status).toBe(404);
      now += body.retry_after * 1_000 - 1;
      expect((await get('/users/@me')).status).toBe(429);
      now += 1;
      expect((await get('/users/@me')).status).toBe(200);
    } finally {
      await asked.close();
    }
  });

  test('all succeed when the bot respects the limit', async () => {
    const asked = await setTable({ requestsPerSecond: 5 });
    try {
      const names = await Promise.all(many(12, () => asked.client.rest.get('/users/@me') as Promise<{ id: string }>));
      expect(names).toHaveLength(12);
    } finally {
      await asked.close();
    }
  });
});

describe('faults that alter the server', () => {
  test('the bot is notified of a removed permission and cannot post', async () => {
    const client = await connect(table.sandbox.url, [GatewayIntentBits.Guilds]);
    try {
      const heard = new Promise<void>((resolve) => client.once('roleUpdate', () => resolve()));
      table.sandbox.fault({ kind: 'take-permission', permissions: ['sendMessages'] });
      await heard;
      expect(await post({ content: 'x' })).toBe(50013);
      table.sandbox.fault({ kind: 'give-permission', permissions: ['sendMessages'] });
      expect(await post({ content: 'x' })).toBeUndefined();
      expect(() => table.sandbox.fault({ kind: 'take-permission', permissions: ['fly'] })).toThrow(
        /no permission "fly"/,
      );
    } finally {
      await client.destroy();
    }
  });

  test('deleted messages and channels are gone; threads can be archived', async () => {
    const message = await channel.send('soon gone');
    table.sandbox.fault({ kind: 'delete-message', message: message.id });
    expect(await refusal(message.edit('still here?'))).toBe(10008);
    const thread = await channel.threads.create({ name: 'a thread' });
    table.sandbox.fault({ kind: 'archive-thread', channel: thread.id, locked: true });
    await eventually(() => (thread.archived && thread.locked) || undefined);
    table.sandbox.fault({ kind: 'delete-channel', channel: thread.id });
    expect(await refusal(table.client.channels.fetch(thread.id, { force: true }))).toBe(10003);
  });

  test('an interaction arrives late', async () => {
    table.onInteraction((interaction) =>
      interaction.isChatInputCommand() ? interaction.reply('answered') : undefined,
    );
    table.sandbox.fault({ kind: 'late-interaction', ms: 200 });
    const begun = performance.now();
    expect((await table.ann.command('act')).message?.content).toBe('answered');
    expect(performance.now() - begun).toBeGreaterThan(190);
  });

  test('a forged interaction reaches the bot unchanged', async () => {
    const heard = new Promise<string>((resolve) =>
      table.onInteraction((interaction) => {
        if (!interaction.isButton()) return;
        resolve(interaction.customId);
        return interaction.reply('well');
      }),
    );
    const { id } = await channel.send('something');
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        type: 3,
        message: id,
        channel: 'general',
        data: { custom_id: 'forged', component_type: 2 },
      }),
    };
    await fetch(`${table.sandbox.url}/sandbox/users/ann/forge`, init);
    expect(await heard).toBe('forged');
  });
});
