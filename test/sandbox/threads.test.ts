import { ChannelType, Events, ThreadAutoArchiveDuration, type TextChannel, type ThreadChannel } from 'discord.js';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { codeOf, eventually, setTable, type Table } from './table.ts';

let table: Table;
let channel: TextChannel;
beforeEach(async () => {
  table = await setTable({ activeThreadCap: 3 });
  channel = (await table.client.channels.fetch(table.sandbox.channels()['general']!)) as TextChannel;
});
afterEach(() => table.close());

const refusal = (promise: Promise<unknown>) => promise.then(() => undefined, codeOf);
const moderate = (path: string, body: object) =>
  fetch(`${table.sandbox.url}/sandbox${path}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('a thread', () => {
  test('is started alone or on a message, once', async () => {
    const alone = await channel.threads.create({
      name: 'game-1',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    expect(alone).toMatchObject({
      type: ChannelType.PublicThread,
      autoArchiveDuration: 10080,
      archived: false,
      parentId: channel.id,
    });
    const message = await channel.send('a board');
    const on = await message.startThread({ name: 'about the board' });
    expect(on.id).toBe(message.id);
    expect(await refusal(message.startThread({ name: 'again' }))).toBe(160004);
    const active = await channel.guild.channels.fetchActiveThreads();
    expect(active.threads.map((thread) => thread.name).sort()).toEqual(['about the board', 'game-1']);
  });

  test('refuses a name of 101 characters and an unknown archive time', async () => {
    expect(await refusal(channel.threads.create({ name: 'x'.repeat(101) }))).toBe(50035);
    expect(
      await refusal(channel.threads.create({ name: 'x', autoArchiveDuration: 61 as ThreadAutoArchiveDuration })),
    ).toBe(50035);
  });

  test('beyond the guild’s limit is refused with 160006', async () => {
    const made: ThreadChannel[] = [];
    for (const name of ['a', 'b', 'c']) made.push(await channel.threads.create({ name }));
    expect(await refusal(channel.threads.create({ name: 'd' }))).toBe(160006);
    await made[0]!.setArchived(true);
    await channel.threads.create({ name: 'd' });
    expect(await refusal(made[0]!.setArchived(false))).toBe(160006);
  });

  test('archived refuses edits, and a message unarchives it', async () => {
    const thread = await channel.threads.create({ name: 'game-1' });
    const message = await thread.send('hello');
    await thread.setArchived(true);
    expect((await channel.threads.fetchArchived()).threads.map((entry) => entry.id)).toEqual([thread.id]);
    expect((await channel.threads.fetchActive()).threads.size).toBe(0);
    expect(await refusal(message.edit('changed'))).toBe(50083);
    await expect(table.ann.command('anything', {}, { channel: thread.id })).rejects.toThrow(/archived/);
    await thread.send('awake');
    expect((await channel.threads.fetchActive()).threads.size).toBe(1);
    await eventually(() => thread.archived === false || undefined);
  });

  test('locked by a moderator refuses messages, and the bot is notified', async () => {
    const thread = await channel.threads.create({ name: 'game-1' });
    const heard = new Promise<ThreadChannel>((resolve) =>
      table.client.once(Events.ThreadUpdate, (_before, after) => resolve(after)),
    );
    await moderate(`/channels/${thread.id}`, { archived: true, locked: true });
    expect(await heard).toMatchObject({ archived: true, locked: true });
    expect(await refusal(thread.send('hello?'))).toBe(50083);
    await thread.setArchived(false);
    await thread.send('hello');
  });

  test('archives itself after its inactivity period', async () => {
    let ahead = 0;
    const later = await setTable({ now: () => Date.now() + ahead });
    try {
      const general = (await later.client.channels.fetch(later.sandbox.channels()['general']!)) as TextChannel;
      const thread = await general.threads.create({ name: 'sleepy', autoArchiveDuration: 60 });
      ahead = 61 * 60_000;
      later.sandbox.archiveIdle();
      await eventually(() => thread.archived === true || undefined);
    } finally {
      await later.close();
    }
  });

  test('that is private is visible to its members only', async () => {
    const thread = await channel.threads.create({ name: 'secret', type: ChannelType.PrivateThread, invitable: false });
    const has = async (name: string) => (await table.player(name).channels()).some((entry) => entry.id === thread.id);
    expect([await has('bob'), await has('cleo')]).toEqual([false, false]);
    await thread.members.add(table.sandbox.people['bob']!);
    expect([await has('bob'), await has('cleo')]).toEqual([true, false]);
    expect((await thread.members.fetch()).map((member) => member.id).sort()).toEqual(
      [table.sandbox.applicationId, table.sandbox.people['bob']].sort(),
    );
    await thread.send('only us');
    expect((await table.bob.messages(thread.id)).map((message) => message.content)).toContain('only us');
    await expect(table.player('cleo').messages(thread.id)).rejects.toThrow(/cannot see a channel/);
    await thread.members.remove(table.sandbox.people['bob']!);
    expect(await has('bob')).toBe(false);
  });

  test('adds mentioned members and counts their unread messages and pings', async () => {
    const thread = await channel.threads.create({ name: 'game-1' });
    await thread.send({
      content: `<@${table.sandbox.people['bob']}> it is your turn`,
      allowedMentions: { parse: ['users'] },
    });
    expect((await table.bob.channels()).find((entry) => entry.id === thread.id)).toMatchObject({
      joined: true,
      unread: 1,
      pings: 1,
    });
    expect((await table.ann.channels()).find((entry) => entry.id === thread.id)).toMatchObject({
      joined: false,
      unread: 0,
      pings: 0,
    });
  });

  test('deleted by a moderator is gone for the bot too', async () => {
    const thread = await channel.threads.create({ name: 'game-1' });
    const heard = new Promise<void>((resolve) => table.client.once(Events.ThreadDelete, () => resolve()));
    await fetch(`${table.sandbox.url}/sandbox/channels/${thread.id}`, { method: 'DELETE' });
    await heard;
    expect(await refusal(table.client.rest.post(`/channels/${thread.id}/messages`, { body: { content: 'x' } }))).toBe(
      10003,
    );
  });
});
