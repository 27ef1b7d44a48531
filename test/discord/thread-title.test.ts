import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ChannelType, DiscordAPIError, RateLimitError } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createClient } from '#discord/gateway/client.ts';
import { formatGameTitle } from '#discord/format/game-title.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { MINUTE, moves, room, started } from '../service/room.ts';
import { toyFace } from '../service/toy-face.ts';
import { toy } from '../service/toy.ts';

const rounds = { ...toy, roundOf: ({ turn }: { turn: number }) => turn + 1 };

/** Creates a running game whose thread keeps its titles. `refuse`: error of the next change of the title. */
async function titled() {
  const here = await room({ editions: [rounds] });
  const { game } = await started(here);
  const logged: string[] = [];
  const threads: { id: string; name: string }[] = [];
  const given: { refuse?: Error | undefined; setNames: string[] } = { setNames: [] };
  const toThread = (id: string, name: string) => ({
    id,
    name,
    parentId: '2',
    ownerId: 'bot',
    archived: false,
    isSendable: () => true,
    isThread: () => true,
    setArchived: async () => {},
    send: async () => ({ id: `${id}-1` }),
    messages: { fetch: async () => new Map(), edit: async () => {}, delete: async () => {} },
    setName: async function setName(this: { name: string }, title: string) {
      given.setNames.push(title);
      const { refuse } = given;
      given.refuse = undefined;
      if (refuse) throw refuse;
      this.name = title;
    },
  });
  const channel = {
    id: '2',
    type: ChannelType.GuildText,
    threads: {
      fetchActive: async () => ({ threads }),
      create: async ({ name }: { name: string }) => {
        const made = toThread(`thread-${threads.length}`, name);
        threads.push(made);
        return made;
      },
    },
  };
  const client = {
    user: { id: 'bot' },
    rest: { get: async () => ({}) },
    guilds: { cache: { has: () => true } },
    channels: {
      cache: new Map(),
      fetch: async (id: string) => (id === '2' ? channel : threads.find((one) => one.id === id)),
    },
    users: { fetch: async () => ({ createDM: async () => toThread('dm', '') }) },
  };
  const adapters = createAdapterRegistry([toyFace]);
  const clock = (): number => here.now;
  const note = (_about: object, words: string): void => void logged.push(words);
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock,
    log: { info: note, warn: note, error: note },
    quota: new UserQuota(clock),
  } as BotContext;
  await here.table.setPlace({ user: '' }, game, { guild: '1', channel: '2', thread: null });
  const sender = new Sender(client as never, context);
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 12; i++) {
      sender.wake();
      for (let j = 0; j < 6; j++) await new Promise((resolve) => setImmediate(resolve));
    }
    await sender.drain();
  };
  await settle();
  const row = async () => (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'title').at(-1);
  return { here, game, threads, given, logged, settle, row };
}

describe('A thread title', () => {
  test('names edition, game and round, with the code where one is missing', () => {
    const game = { id: 'BXKDQ7M', name: null, edition: 'ti4' };
    const named = { ...game, name: 'Friday night' };
    expect(formatGameTitle(named, 3)).toBe('TI4 · Friday night · round 3');
    expect(formatGameTitle(game, 3)).toBe('TI4 · BXKDQ7M · round 3');
    expect(formatGameTitle(named)).toBe('TI4 · Friday night · BXKDQ7M');
    expect(formatGameTitle(game)).toBe('TI4 · BXKDQ7M');
  });

  test('follows the round and the name, and nothing else', async () => {
    const { here, game, threads, given, settle } = await titled();
    expect(threads.map(({ name }) => name)).toEqual([`TOY · ${game} · round 1`]);
    await here.table.pause({ user: 'ann' }, game);
    await here.table.resume({ user: 'ann' }, game);
    await settle();
    await moves(here, game, 'take');
    await settle();
    await here.table.nameGame({ user: 'ann' }, game, 'Friday night');
    await settle();
    expect(given.setNames).toEqual([
      `TOY · ${game} · round 1`,
      `TOY · ${game} · round 2`,
      'TOY · Friday night · round 2',
    ]);
  });

  test('is set later after a rate limit, while messages go on', async () => {
    const { here, game, threads, given, logged, settle, row } = await titled();
    given.refuse = new RateLimitError({ retryAfter: 5 * MINUTE } as never);
    await moves(here, game, 'take');
    await settle();
    expect(await row()).toMatchObject({ status: 'waiting', dueAt: here.now + 5 * MINUTE });
    expect(logged).toContain('Cannot rename the thread of a game; it keeps its title');
    await moves(here, game, 'take');
    await settle();
    const rows = await here.store.outbox.ofGame(game);
    expect(rows.filter(({ kind, status }) => kind === 'turn' && status !== 'sent' && status !== 'waiting')).toEqual([]);
    expect(rows.filter(({ kind, status }) => kind === 'trouble' || status === 'failed')).toEqual([]);
    here.now += 5 * MINUTE;
    await settle();
    expect(threads.map(({ name }) => name)).toEqual([`TOY · ${game} · round 3`]);
    expect((await row())?.status).toBe('sent');
  });

  test('that Discord forbids stays, without trouble for the organizer', async () => {
    const { here, game, threads, given, settle, row } = await titled();
    const about = { code: 50013, message: 'Missing Permissions' };
    given.refuse = new DiscordAPIError(about as never, 50013, 403, 'PATCH', '', {} as never);
    await moves(here, game, 'take');
    await settle();
    expect(threads.map(({ name }) => name)).toEqual([`TOY · ${game} · round 1`]);
    expect((await row())?.status).toBe('sent');
    const rows = await here.store.outbox.ofGame(game);
    expect(rows.filter(({ kind, status }) => kind === 'trouble' || status === 'failed')).toEqual([]);
  });

  test('fails at once where Discord limits renames, and only there', async () => {
    const client = createClient({ api: undefined, shards: undefined, gate: undefined, identify: undefined });
    const { rejectOnRateLimit: rejects } = client.options.rest ?? {};
    if (typeof rejects !== 'function') throw new Error('Nothing is rejected');
    const limit = { method: 'PATCH', route: '/channels/:id', sublimitTimeout: 1_000 };
    const told = [limit, { ...limit, sublimitTimeout: 0 }, { ...limit, route: '/channels/:id/messages/:id' }];
    expect(await Promise.all(told.map((one) => rejects(one as never)))).toEqual([true, false, false]);
    await client.destroy();
  });

  test('that Discord limits holds up no other change of the thread', async () => {
    const changes: unknown[] = [];
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (part) => (body += String(part)));
      request.on('end', () => {
        const change = JSON.parse(body) as { name?: string };
        changes.push(change);
        const isRename = change.name !== undefined;
        response.writeHead(isRename ? 429 : 200, {
          'content-type': 'application/json',
          ...(isRename && { 'retry-after': '600', 'x-ratelimit-scope': 'shared' }),
        });
        response.end(JSON.stringify(isRename ? { message: 'Slow down.', retry_after: 600, global: false } : {}));
      });
    });
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const api = `http://127.0.0.1:${port}/api`;
    const client = createClient({ api, shards: undefined, gate: undefined, identify: undefined });
    client.rest.setToken('token');
    const patch = (body: object) => client.rest.patch('/channels/100000000000000009', { body });
    await expect(patch({ name: 'Round 2' })).rejects.toThrow(RateLimitError);
    await patch({ archived: false });
    expect(changes).toEqual([{ name: 'Round 2' }, { archived: false }]);
    await client.destroy();
    await new Promise((resolve) => void server.close(resolve));
  });
});
