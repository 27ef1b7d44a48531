import { ChannelType, DiscordAPIError } from 'discord.js';
import { expect, test } from 'vitest';
import type { Workings } from '../../src/discord/context.ts';
import { threadOf } from '../../src/discord/thread.ts';
import { room, started } from '../table/room.ts';

const gone = (): DiscordAPIError => new DiscordAPIError({ code: 10003, message: 'Unknown Channel' }, 10003, 404, 'GET', '/', {});

/** A channel in which threads can be made; what is not among them is gone. */
function server() {
  const threads: { id: string; name: string; ownerId: string; parentId: string; isSendable: () => boolean; isThread: () => boolean }[] = [];
  const channel = {
    id: '2',
    type: ChannelType.GuildText,
    threads: {
      fetchActive: async () => Promise.resolve({ threads }),
      create: async ({ name }: { name: string }) => {
        const made = {
          id: `new-${threads.length}`,
          name,
          ownerId: 'bot',
          parentId: '2',
          isSendable: () => true,
          isThread: () => false,
        } as const;
        threads.push(made);
        return Promise.resolve(made);
      },
    },
  };
  const fetch = async (id: string): Promise<unknown> => {
    await new Promise((resolve) => setImmediate(resolve));
    const found = id === '2' ? channel : threads.find((one) => one.id === id);
    if (!found) throw gone();
    return found;
  };
  return { threads, client: { user: { id: 'bot' }, guilds: { cache: { has: () => true } }, channels: { fetch } } };
}

test('A thread that several messages find gone at once is lost once: another is made, and says once that the game goes on there', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.table.place({ user: '' }, game, { guild: '1', channel: '2', thread: 'deleted' });
  const { threads, client } = server();
  const context = { table: here.table } as Workings;
  const found = await Promise.all([1, 2, 3].map(async () => threadOf(client as never, context, game)));
  expect(threads).toHaveLength(1);
  expect(found.map((one) => (one as { id: string }).id)).toEqual(['new-0', 'new-0', 'new-0']);
  expect((await here.table.game(game)).place).toMatchObject({ thread: 'new-0' });
  const said = (await here.store.outbox.ofGame(game)).filter(({ payload }) => JSON.stringify(payload).includes('"moved"'));
  expect(said).toHaveLength(1);
});
