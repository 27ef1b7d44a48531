import { EmbedBuilder, PermissionFlagsBits, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codeOf, png, setTable, type Table } from './table.ts';

let table: Table;
let channel: TextChannel;
beforeAll(async () => {
  table = await setTable();
  channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
});
afterAll(() => table.close());

const refusal = (promise: Promise<unknown>) => promise.then(() => undefined, codeOf);

describe('a message of the bot', () => {
  test('is sent, fetched, edited and deleted', async () => {
    const sent = await channel.send('one');
    expect((await channel.messages.fetch({ message: sent.id, force: true })).content).toBe('one');
    await sent.edit('two');
    expect(await table.ann.message(sent.id)).toMatchObject({ content: 'two' });
    expect((await table.ann.message(sent.id))?.edited_timestamp).not.toBeNull();
    await sent.delete();
    expect(await table.ann.message(sent.id)).toBeUndefined();
    expect(await refusal(channel.messages.fetch({ message: sent.id, force: true }))).toBe(10008);
  });

  test('is listed newest first, before and after another', async () => {
    const sent = [];
    for (const content of ['a', 'b', 'c', 'd']) sent.push(await channel.send(content));
    const contents = async (query: object) =>
      [...(await channel.messages.fetch({ cache: false, ...query })).values()].map((message) => message.content);
    expect(await contents({ limit: 2 })).toEqual(['d', 'c']);
    expect(await contents({ limit: 2, before: sent[2]!.id })).toEqual(['b', 'a']);
    expect(await contents({ limit: 2, after: sent[0]!.id })).toEqual(['c', 'b']);
    expect(await contents({ limit: 2, around: sent[1]!.id })).toEqual(['c', 'b']);
  });

  test('carries files, whose addresses are signed', async () => {
    const sent = await channel.send({
      files: [
        { attachment: png, name: 'the board.png', description: 'A board' },
        { attachment: Buffer.from('hello'), name: 'log.txt' },
      ],
    });
    const [board, log] = [...sent.attachments.values()];
    expect(board).toMatchObject({
      name: 'the_board.png',
      width: 1,
      height: 1,
      contentType: 'image/png',
      description: 'A board',
    });
    expect(Buffer.from(await (await fetch(board!.url)).arrayBuffer())).toEqual(png);
    expect((await fetch(board!.url.split('?')[0]!)).status).toBe(404);
    const page = await fetch(log!.url);
    expect([page.headers.get('content-disposition'), await page.text()]).toEqual(['attachment', 'hello']);
    const edited = await sent.edit({
      attachments: [board!],
      files: [{ attachment: Buffer.from('new'), name: 'new.txt' }],
    });
    expect(edited.attachments.map((file) => file.name)).toEqual(['the_board.png', 'new.txt']);
  });

  test('shows an attached picture in its embed, not as an attachment', async () => {
    const sent = await channel.send({
      embeds: [new EmbedBuilder().setTitle('Map').setImage('attachment://map.png')],
      files: [{ attachment: png, name: 'map.png' }],
    });
    expect(sent.attachments.size).toBe(0);
    expect(sent.embeds[0]?.image).toMatchObject({ width: 1 });
    expect((await fetch(sent.embeds[0]!.image!.url)).status).toBe(200);
    const edited = await sent.edit({
      embeds: [new EmbedBuilder().setTitle('Map, later').setImage('attachment://map.png')],
    });
    expect((await fetch(edited.embeds[0]!.image!.url)).status).toBe(200);
  });

  test('past the limits is refused', async () => {
    const embed = (data: object) => refusal(channel.send({ embeds: [data] }));
    const fields = (n: number) => Array.from({ length: n }, () => ({ name: 'n', value: 'v' }));
    expect(await refusal(channel.send('x'.repeat(2001)))).toBe(50035);
    expect(await refusal(channel.send('x'.repeat(2000)))).toBeUndefined();
    expect(await refusal(channel.send(''))).toBe(50006);
    expect(await embed({ title: 'x'.repeat(257) })).toBe(50035);
    expect(await embed({ description: 'x'.repeat(4097) })).toBe(50035);
    expect(await embed({ fields: fields(26) })).toBe(50035);
    expect(await embed({ fields: [{ name: 'n', value: 'x'.repeat(1025) }] })).toBe(50035);
    expect(await embed({ fields: [{ name: '', value: 'v' }] })).toBe(50035);
    expect(await embed({ title: 't', image: { url: 'attachment://gone.png' } })).toBe(50035);
    expect(
      await refusal(channel.send({ embeds: [{ description: 'x'.repeat(3001) }, { description: 'x'.repeat(3000) }] })),
    ).toBe(50035);
    expect(await refusal(channel.send({ embeds: Array.from({ length: 11 }, () => ({ title: 't' })) }))).toBe(50035);
    expect(await refusal(channel.send({ files: [Buffer.alloc(10 * 1024 * 1024 + 1)] }))).toBe(40005);
    expect(await refusal(channel.send({ files: [1, 2, 3].map(() => Buffer.alloc(9 * 1024 * 1024)) }))).toBe(40005);
    expect(
      await refusal(
        channel.send({ content: 'x', allowedMentions: { parse: ['users'], users: [table.sandbox.people['ann']!] } }),
      ),
    ).toBe(50035);
  });

  test('sent twice with one enforced nonce is one message', async () => {
    const first = await channel.send({ content: 'once', nonce: 'n-1', enforceNonce: true });
    const second = await channel.send({ content: 'once', nonce: 'n-1', enforceNonce: true });
    expect(second.id).toBe(first.id);
    const unenforced = await channel.send({ content: 'again', nonce: 'n-1' });
    expect(unenforced.id).not.toBe(first.id);
  });

  test('a message pings only users in its allowed mentions', async () => {
    const id = (name: string) => table.sandbox.people[name]!;
    const content = `<@${id('ann')}> <@${id('bob')}> \`<@${id('cleo')}>\` @everyone`;
    const pinged = async (messageId: string) => {
      const names = [];
      for (const name of ['ann', 'bob', 'cleo', 'dan'])
        if ((await table.player(name).pings()).some((message) => message.id === messageId)) names.push(name);
      return names;
    };
    expect(await pinged((await channel.send({ content, allowedMentions: { parse: [] } })).id)).toEqual([]);
    expect(await pinged((await channel.send({ content, allowedMentions: { users: [id('bob')] } })).id)).toEqual([
      'bob',
    ]);
    // The bot may not mention everyone, so that part does nothing.
    expect(
      await pinged((await channel.send({ content, allowedMentions: { parse: ['users', 'everyone'] } })).id),
    ).toEqual(['ann', 'bob']);
    const quiet = await channel.send('quiet');
    await quiet.edit({ content, allowedMentions: { parse: ['users'] } });
    expect(await pinged(quiet.id)).toEqual([]);
  });

  test('may reply to another, which pings its author when allowed', async () => {
    const said = await table.bob.say('hello bot');
    const reply = await (
      await channel.messages.fetch(said.id)
    ).reply({ content: 'hello bob', allowedMentions: { repliedUser: true } });
    expect(reply.reference?.messageId).toBe(said.id);
    expect((await table.bob.pings()).some((message) => message.id === reply.id)).toBe(true);
    expect(await refusal(channel.send({ content: 'x', reply: { messageReference: '1' } }))).toBe(50035);
  });

  test('cannot change what somebody else wrote', async () => {
    const said = await table.bob.say('mine');
    const message = await channel.messages.fetch(said.id);
    expect(
      await refusal(
        table.client.rest.patch(`/channels/${channel.id}/messages/${said.id}`, { body: { content: 'yours' } }),
      ),
    ).toBe(50005);
    expect(await refusal(message.delete())).toBe(50013);
  });

  test('can be pinned', async () => {
    const sent = await channel.send('pin me');
    await sent.pin();
    expect((await channel.messages.fetchPins()).items.map((item) => item.message.id)).toEqual([sent.id]);
    await sent.unpin();
    expect((await channel.messages.fetchPins()).items).toEqual([]);
  });
});

describe('requests that the bot may not make', () => {
  test('an unknown channel gives 10003, a hidden 50001, a read-only 50013', async () => {
    const { guildId, applicationId, url } = table.sandbox;
    const make = async (name: string, deny: bigint) => {
      const body = JSON.stringify({
        name,
        overwrites: [{ id: applicationId, type: 1, allow: '0', deny: String(deny) }],
      });
      return (
        (await (
          await fetch(`${url}/sandbox/channels`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
        ).json()) as { id: string }
      ).id;
    };
    const send = (id: string) =>
      refusal(table.client.rest.post(`/channels/${id}/messages`, { body: { content: 'x' } }));
    expect(await send(guildId)).toBe(10003);
    expect(await send(await make('hidden', PermissionFlagsBits.ViewChannel))).toBe(50001);
    expect(await send(await make('silent', PermissionFlagsBits.SendMessages))).toBe(50013);
  });

  test('a foreign token gives 401', async () => {
    const response = await fetch(`${table.sandbox.url}/api/v10/users/@me`);
    expect(response.status).toBe(401);
  });
});

describe('direct messages', () => {
  test('reach the person and ping them', async () => {
    const user = await table.client.users.fetch(table.sandbox.people['cleo']!);
    await user.send('something waits for you');
    const cleo = table.player('cleo');
    const inbox = (await cleo.channels()).find((entry) => entry.type === 1);
    expect(inbox).toMatchObject({ unread: 1, pings: 1 });
    expect((await cleo.messages('dm'))[0]?.content).toBe('something waits for you');
    expect((await table.bob.channels()).some((entry) => entry.id === inbox?.id)).toBe(false);
    await cleo.markRead('dm');
    expect((await cleo.channels()).find((entry) => entry.type === 1)).toMatchObject({ unread: 0, pings: 0 });
  });

  test('to a user who disabled them are refused with 50007', async () => {
    await fetch(`${table.sandbox.url}/sandbox/users/dan`, {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: '{"closed_dms":true}',
    });
    const user = await table.client.users.fetch(table.sandbox.people['dan']!);
    expect(await refusal(user.send('hello'))).toBe(50007);
  });
});
