import { ChannelType, PermissionFlagsBits, PermissionsBitField } from 'discord.js';
import { expect, test } from 'vitest';
import { findParentChannel } from '#discord/channels/parent-channel.ts';
import { LobbyRoom } from './lobby-room.ts';

const ALL = new PermissionsBitField(PermissionsBitField.All & ~PermissionFlagsBits.Administrator);
const channel = (type: ChannelType, id: string, parent: unknown = null) => ({
  type,
  id,
  parent,
  isThread: () => type >= 10 && type <= 12,
});
const homeIn = (where: unknown, appPermissions = ALL) =>
  findParentChannel({ channel: where, appPermissions } as never).parentChannel;
const text = channel(ChannelType.GuildText, '2');

test('A game’s thread opens in the text channel of its command', () => {
  expect(homeIn(text)).toBe('2');
  expect(homeIn(channel(ChannelType.PublicThread, '7', text))).toBe('2');
  expect(homeIn(channel(ChannelType.PrivateThread, '7', text))).toBe('2');
});

test('A channel that allows no threads is no place for games', () => {
  for (const type of [
    ChannelType.GuildAnnouncement,
    ChannelType.GuildVoice,
    ChannelType.GuildStageVoice,
    ChannelType.GuildForum,
  ])
    expect(homeIn(channel(type, '3'))).toBeNull();
  const forum = channel(ChannelType.GuildForum, '3');
  expect(homeIn(channel(ChannelType.PublicThread, '7', forum))).toBeNull();
  expect(homeIn(channel(ChannelType.PublicThread, '7'))).toBeNull();
  for (const lacking of ['CreatePublicThreads', 'SendMessagesInThreads', 'ViewChannel'] as const)
    expect(homeIn(text, new PermissionsBitField(ALL.bitfield & ~PermissionFlagsBits[lacking]))).toBeNull();
});

test('A game created or moved from a thread uses its parent channel', async () => {
  const room = await LobbyRoom.open();
  const game = await room.creates();
  room.stands = { guild: '1', channel: '7', parentChannel: '5' };
  const placed = async (code: string) => (await room.here.table.getGame(code)).place;
  expect(await room.says('ann', 'game move', { game })).toBe('The game continues in a new thread in <#5>.');
  expect(await placed(game)).toMatchObject({ channel: '5', thread: null });
  for (const path of ['game create', 'game demonstration']) {
    const said = await room.says('ann', path, { edition: 'ti4' });
    expect(said).toContain('hread opens in <#5>');
    expect(await placed(/\*\*([B-Z2-9]{7})\*\*/.exec(said)?.[1] ?? '')).toMatchObject({
      guild: '1',
      channel: '5',
      thread: null,
    });
  }
});

test('Where no thread is possible, no game is created or moved', async () => {
  const room = await LobbyRoom.open();
  const game = await room.creates();
  room.stands = { guild: '1', channel: '7', parentChannel: null };
  for (const path of ['game create', 'game demonstration', 'game move'])
    await room.refuses(
      'ann',
      path,
      { game },
      'I cannot create a thread for the game here. Use this command in a text channel where I may create threads and write in them.',
    );
  expect((await room.here.table.getGame(game)).place).toMatchObject({ channel: '2' });
});
