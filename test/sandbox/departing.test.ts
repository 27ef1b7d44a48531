import { Events, GatewayIntentBits, Routes, type DiscordAPIError } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, setTable, type Table } from './table.ts';

let table: Table;
beforeAll(async () => {
  table = await setTable({ privilegedIntents: true });
});
afterAll(() => table.close());

const codeOf = async (asked: Promise<unknown>): Promise<number> =>
  asked.then(
    () => 0,
    (error: unknown) => Number((error as DiscordAPIError).code),
  );

test('A former server member has no threads and no DMs', async () => {
  const { client, sandbox, bob } = table;
  const hearing = await connect(sandbox.url, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMembers]);
  const removed = new Promise<string>((resolve) => hearing.once(Events.GuildMemberRemove, ({ id }) => resolve(id)));
  let heard = 0;
  client.on(Events.GuildMemberRemove, () => heard++).on(Events.ThreadMembersUpdate, () => heard++);
  const id = sandbox.people.bob;
  const channel = await client.channels.fetch(sandbox.channels().general);
  if (!channel?.isTextBased() || channel.isDMBased() || channel.isThread() || !('threads' in channel))
    throw new Error('No threads there');
  const thread = await (
    channel.threads as {
      create: (made: { name: string }) => Promise<{ id: string; members: { add: (id: string) => Promise<unknown> } }>;
    }
  ).create({ name: 'A game' });
  await thread.members.add(id);
  await bob.depart();
  expect(await removed).toBe(id);
  expect(await codeOf(client.rest.get(Routes.guildMember(sandbox.guildId, id)))).toBe(10007);
  expect(await codeOf(client.rest.get(Routes.threadMembers(thread.id, id)))).toBe(10007);
  const dm = (await client.rest.post(Routes.userChannels(), { body: { recipient_id: id } })) as { id: string };
  expect(await codeOf(client.rest.post(Routes.channelMessages(dm.id), { body: { content: 'Hello' } }))).toBe(50278);
  await expect(bob.command('game')).rejects.toThrow('Bob is not in the server.');
  const added = new Promise<string>((resolve) => hearing.once(Events.GuildMemberAdd, (member) => resolve(member.id)));
  await bob.comeBack();
  expect(await added).toBe(id);
  expect(await codeOf(client.rest.get(Routes.guildMember(sandbox.guildId, id)))).toBe(0);
  // Without the privileged intent nothing is heard of it.
  expect(heard).toBe(0);
  await hearing.destroy();
});
