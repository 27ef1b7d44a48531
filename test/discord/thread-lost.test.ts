import { ChannelType, DiscordAPIError } from 'discord.js';
import { expect, test, vi } from 'vitest';
import type { BotContext } from '#discord/interactions/replies.ts';
import { ensureTalkThread } from '#discord/channels/talk-thread.ts';
import { ensureGameThread } from '#discord/channels/game-thread.ts';
import { room, started } from '../service/room.ts';

const gone = (): DiscordAPIError =>
  new DiscordAPIError({ code: 10003, message: 'Unknown Channel' }, 10003, 404, 'GET', '/', {});

/** Channels in which threads can be made; what is not among them is gone. `creating`: what happens meanwhile. */
function server(creating: () => Promise<unknown> = async () => undefined) {
  const threads: {
    id: string;
    name: string;
    ownerId: string;
    parentId: string;
    isSendable: () => boolean;
    isThread: () => boolean;
  }[] = [];
  const channelAt = (parentId: string) => ({
    id: parentId,
    type: ChannelType.GuildText,
    threads: {
      fetchActive: async () => Promise.resolve({ threads }),
      create: async ({ name }: { name: string }) => {
        await creating();
        const made = {
          id: `new-${threads.length}`,
          name,
          ownerId: 'bot',
          parentId,
          isSendable: () => true,
          isThread: () => false,
        } as const;
        threads.push(made);
        return Promise.resolve(made);
      },
    },
  });
  const fetch = async (id: string): Promise<unknown> => {
    await new Promise((resolve) => setImmediate(resolve));
    const found = ['2', '3'].includes(id) ? channelAt(id) : threads.find((one) => one.id === id);
    if (!found) throw gone();
    return found;
  };
  return { threads, client: { user: { id: 'bot' }, guilds: { cache: { has: () => true } }, channels: { fetch } } };
}

test('A thread found missing by several messages is replaced once', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.table.setPlace({ user: '' }, game, { guild: '1', channel: '2', thread: 'deleted' });
  const { threads, client } = server();
  const context = { service: here.table } as BotContext;
  const found = await Promise.all([1, 2, 3].map(async () => ensureGameThread(client as never, context, game)));
  expect(threads).toHaveLength(1);
  expect(found.map((one) => (one as { id: string }).id)).toEqual(['new-0', 'new-0', 'new-0']);
  expect((await here.table.getGame(game)).place).toMatchObject({ thread: 'new-0' });
  const said = (await here.store.outbox.ofGame(game)).filter(({ payload }) =>
    JSON.stringify(payload).includes('"moved"'),
  );
  expect(said).toHaveLength(1);
});

test('Changes by the organizer during thread creation are kept', async () => {
  const here = await room();
  const { game } = await started(here);
  const at = { guild: '1', channel: '2', thread: null };
  const context = { service: here.table, log: { warn: () => {} } } as unknown as BotContext;
  // Right before it is noted, after all has been looked at.
  const meanwhile = (to: object): void => {
    const { setPlace } = here.table;
    here.table.setPlace = async (...given) => {
      here.table.setPlace = setPlace;
      await setPlace.call(here.table, { user: '' }, game, to as never);
      return setPlace.apply(here.table, given);
    };
  };
  await here.table.setPlace({ user: '' }, game, at);
  meanwhile({ ...at, talk: true });
  expect(await ensureGameThread(server().client as never, context, game)).toMatchObject({ id: 'new-0' });
  expect((await here.table.getGame(game)).place).toEqual({ ...at, thread: 'new-0', talk: true });
  for (const when of ['making', 'noting'] as const) {
    await here.table.setPlace({ user: '' }, game, at);
    const moved = { ...at, channel: '3' };
    let once = when === 'making';
    const { client } = server(async () => {
      if (!once) return;
      once = false;
      await here.table.setPlace({ user: '' }, game, moved);
    });
    if (when === 'noting') meanwhile(moved);
    expect(await ensureGameThread(client as never, context, game)).toMatchObject({ id: 'new-1', parentId: '3' });
    expect((await here.table.getGame(game)).place).toEqual({ ...moved, thread: 'new-1' });
  }
  await here.table.setPlace({ user: '' }, game, { ...at, talk: true });
  meanwhile({ ...at, thread: 'made', talk: true });
  await ensureTalkThread(server().client as never, context, game);
  expect((await here.table.getGame(game)).place).toEqual({ ...at, thread: 'made', talk: 'new-0' });
});

test('After a timed-out thread creation no second is made too early', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.table.setPlace({ user: '' }, game, { guild: '1', channel: '2', thread: null });
  let made = 0;
  const { threads, client } = server(async () => {
    made++;
    return Promise.reject(new DOMException('The request took too long', 'TimeoutError'));
  });
  const context = { service: here.table } as BotContext;
  const wish = async () => ensureGameThread(client as never, context, game);
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  try {
    await expect(wish()).rejects.toThrow('The request took too long');
    await expect(wish()).rejects.toThrow('The request took too long');
    expect(made).toBe(1);
    // Elsewhere it is nothing to them.
    await here.table.setPlace({ user: '' }, game, { guild: '1', channel: '3', thread: null });
    await expect(wish()).rejects.toThrow('The request took too long');
    expect(made).toBe(2);
    await here.table.setPlace({ user: '' }, game, { guild: '1', channel: '2', thread: null });
    threads.push({
      id: 'late',
      name: `Game ${game}`,
      ownerId: 'bot',
      parentId: '2',
      isSendable: () => true,
      isThread: () => false,
    });
    vi.advanceTimersByTime(15_000);
    expect(await wish()).toMatchObject({ id: 'late' });
    expect(made).toBe(2);
  } finally {
    vi.useRealTimers();
  }
});
