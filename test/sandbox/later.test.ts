import { setTimeout as pause } from 'node:timers/promises';
import {
  ContainerBuilder,
  GatewayIntentBits,
  MediaGalleryBuilder,
  MessageFlags,
  REST,
  TextDisplayBuilder,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { faultsFound } from './openapi.ts';
import { codeOf, connect, eventually, png, setTable, type Table } from './table.ts';

let table: Table;
let channel: TextChannel;
/** A client that is told of a 429 rather than waiting it out. */
let hasty: REST;
beforeAll(async () => {
  table = await setTable({ oldEdits: 2, oldEditsMs: 400 });
  channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
  hasty = new REST({ api: `${table.sandbox.url}/api`, rejectOnRateLimit: () => true }).setToken('a.bot.token');
});
afterAll(async () => {
  await table.close();
  expect(table.recorded.flatMap(faultsFound)).toEqual([]);
});

const refusal = (promise: Promise<unknown>) => promise.then(() => undefined, codeOf);
const patch = (id: string, body: object) =>
  fetch(`${table.sandbox.url}/api/v10/channels/${channel.id}/messages/${id}`, {
    method: 'PATCH',
    headers: { authorization: 'Bot a.bot.token', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a message older than an hour', () => {
  test('allows a few edits, then gets 429 with 30046', async () => {
    const sent = await channel.send('old');
    for (const content of ['1', '2', '3', '4']) expect((await patch(sent.id, { content })).status).toBe(200);
    table.sandbox.fault({ kind: 'age-message', message: sent.id });
    for (const content of ['5', '6']) expect((await patch(sent.id, { content })).status).toBe(200);
    const refused = await patch(sent.id, { content: '7' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 30046, global: false });
    expect((await table.ann.message(sent.id))?.content).toBe('6');
    await eventually(async () => (await patch(sent.id, { content: '8' })).status === 200 || undefined);
  });

  test('raises the rate limit in a client that rejects waiting', async () => {
    await pause(1_100); // what the test before has used up, of all requests too
    const sent = await channel.send('older');
    table.sandbox.fault({ kind: 'age-message', message: sent.id, ms: 7_200_000 });
    const edits = [1, 2, 3].map((n) =>
      hasty.patch(`/channels/${channel.id}/messages/${sent.id}`, { body: { content: String(n) } }),
    );
    const outcomes = await Promise.allSettled(edits);
    expect(outcomes.filter(({ status }) => status === 'rejected')).toHaveLength(1);
  });
});

describe('a message made of components', () => {
  const board = (url: string) =>
    new ContainerBuilder()
      .addTextDisplayComponents(new TextDisplayBuilder().setContent('Board').setId(4711))
      .addMediaGalleryComponents(new MediaGalleryBuilder().addItems({ media: { url } }));
  const post = () =>
    channel.send({
      flags: MessageFlags.IsComponentsV2,
      components: [board('attachment://one.png')],
      files: [{ attachment: png, name: 'one.png' }],
    });

  test('keeps its component ids and lists its pictures as no attachments', async () => {
    const sent = await post();
    expect((sent.components[0]?.toJSON() as { components: { id: number }[] }).components[0]?.id).toBe(4711);
    expect(sent.attachments.size).toBe(0);
  });

  test('cannot gain a gallery picture by an edit', async () => {
    const sent = await post();
    const edited = sent.edit({
      components: [board('attachment://two.png')],
      files: [{ attachment: png, name: 'two.png' }],
    });
    expect(await refusal(edited)).toBe(50035);
    await sent.edit({ components: [board('attachment://one.png')] });
  });

  test('stays one, and never has content beside its components', async () => {
    const sent = await post();
    const flags = await patch(sent.id, { flags: 0 });
    expect(((await flags.json()) as { flags: number }).flags & MessageFlags.IsComponentsV2).toBeTruthy();
    for (const body of [
      { content: 'words' },
      { embeds: [{ title: 'x' }] },
      { poll: { question: { text: 'x' } } },
      { sticker_ids: ['1'] },
    ])
      expect((await patch(sent.id, body)).status).toBe(400);
  });
});

describe('a deletion', () => {
  test.each([
    ['a bot that listens for messages', [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages], 4],
    ['nobody else', [GatewayIntentBits.Guilds], 0],
  ])('is reported to %s', async (_who, intents, told) => {
    const client = await connect(table.sandbox.url, intents);
    table.sandbox.fault({ kind: 'give-permission', permissions: ['manageMessages'] });
    const gone: string[] = [];
    client.on(
      'raw' as never,
      ((packet: { t: string; d: { id?: string; ids?: string[] } }) => {
        if (packet.t === 'MESSAGE_DELETE') gone.push(packet.d.id!);
        if (packet.t === 'MESSAGE_DELETE_BULK') gone.push(...packet.d.ids!);
        if (packet.t === 'CHANNEL_UPDATE') gone.push('end');
      }) as never,
    );
    const sent = [];
    for (const content of ['by itself', 'by a moderator', 'by the lot', 'by the lot'])
      sent.push(await channel.send(content));
    await sent[0]!.delete();
    table.sandbox.fault({ kind: 'delete-message', message: sent[1]!.id });
    await channel.bulkDelete([sent[2]!, sent[3]!]);
    await fetch(`${table.sandbox.url}/sandbox/channels/${channel.id}`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await eventually(() => gone.includes('end') || undefined);
    expect(gone.slice(0, -1)).toEqual(sent.slice(0, told).map(({ id }) => id));
    await client.destroy();
  });
});

describe('emojis of the application', () => {
  const image = `data:image/png;base64,${png.toString('base64')}`;
  const all = () => table.client.application.emojis;
  const button = (emoji: object) => ({
    components: [{ type: 1, components: [{ type: 2, style: 1, custom_id: 'b', emoji }] }],
  });
  const send = (body: object) => refusal(table.client.rest.post(`/channels/${channel.id}/messages`, { body }));

  test('are made, listed, renamed, shown and taken away', async () => {
    const made = await all().create({ name: 'cruiser', attachment: png });
    expect((await all().fetch()).map(({ name }) => name)).toEqual(['cruiser']);
    const picture = await fetch(`${table.sandbox.url}/emojis/${made.id}`);
    expect([picture.headers.get('content-type'), Buffer.from(await picture.arrayBuffer())]).toEqual(['image/png', png]);
    await all().edit(made.id, { name: 'carrier' });
    expect((await all().fetch(made.id, { force: true })).name).toBe('carrier');
    expect(await send(button({ id: made.id, name: 'carrier' }))).toBeUndefined();
    await all().delete(made.id);
    expect(await refusal(all().fetch(made.id, { force: true }))).toBe(10014);
    expect(await send(button({ id: made.id, name: 'carrier' }))).toBe(50035);
  });

  test.each([
    ['a name of one letter', { name: 'x', image }],
    ['a name with a hyphen', { name: 'war-sun', image }],
    ['a name of 33 letters', { name: 'x'.repeat(33), image }],
    ['no picture', { name: 'flagship' }],
    ['words for a picture', { name: 'flagship', image: 'data:image/png;base64,aGVsbG8=' }],
    [
      'a picture of 257 KiB',
      {
        name: 'flagship',
        image: `data:image/png;base64,${Buffer.concat([png, Buffer.alloc(257 * 1024)]).toString('base64')}`,
      },
    ],
  ])('are refused with %s', async (_what, body) => {
    expect(await refusal(table.client.rest.post(`/applications/${table.sandbox.applicationId}/emojis`, { body }))).toBe(
      50035,
    );
  });

  test('have unique names, and belong to the requested application only', async () => {
    await all().create({ name: 'dreadnought', attachment: png });
    expect(await refusal(all().create({ name: 'dreadnought', attachment: png }))).toBe(50035);
    expect(await refusal(table.client.rest.get('/applications/1/emojis'))).toBe(10002);
  });
});
