import { HANG } from '../hang.ts';
import { GatewayIntentBits, type Client } from 'discord.js';
import { expect, onTestFinished, test } from 'vitest';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { BotContext } from '#discord/interactions/replies.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { Sender } from '#discord/outbox/sender.ts';
import { SandboxPlayer, type PlayerMessage } from '#sandbox/player.ts';
import { startSandbox } from '#sandbox/server.ts';
import { connect } from '../sandbox/table.ts';
import { HOUR, mover, moves, room } from '../service/room.ts';
import { toyFace } from '../service/toy-face.ts';

const NAMES = ['Ann', 'Bob', 'Cid'];

/** A toy game of three at the sandbox, said by a real client that hears nothing of members. */
async function playing() {
  const sandbox = await startSandbox({ people: NAMES, acknowledgeWithinMs: 20_000 });
  const client: Client<true> = await connect(sandbox.url, [GatewayIntentBits.Guilds, GatewayIntentBits.GuildMessages]);
  const here = await room();
  const adapters = createAdapterRegistry([toyFace]);
  const clock = (): number => here.now;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock,
    log,
    quota: new UserQuota(clock),
  } as BotContext;
  const sender = new Sender(client, context);
  onTestFinished(async () => {
    await sender.stop();
    await client.destroy();
    await sandbox.close();
  });
  const users = NAMES.map((name) => sandbox.people[name.toLowerCase()]);
  const place = { guild: sandbox.guildId, channel: sandbox.channels().general, thread: null };
  const settings = { target: 99, hours: 24, veil: true };
  const { game } = await here.table.createGame({ user: users[0] }, { edition: 'toy', settings, place });
  for (const [i, user] of users.entries()) await here.table.join({ user }, game, { name: NAMES[i] });
  await here.table.startGame({ user: users[0] }, game);
  const people = users.map((user) => new SandboxPlayer(sandbox.url, user, undefined, HANG));
  /** Says all that is due. */
  const said = async (): Promise<void> => {
    for (;;) {
      sender.wake();
      await new Promise((resolve) => setImmediate(resolve));
      await new Promise((resolve) => setImmediate(resolve));
      await sender.drain();
      const rows = (await here.store.outbox.ofGame(game)).filter(
        ({ status, dueAt }) => status === 'waiting' && dueAt <= here.now,
      );
      if (!rows.length) return;
    }
  };
  await said();
  const thread = ((await here.table.getGame(game)).place as { thread: string }).thread;
  for (const person of people) person.channel = thread;
  const notices = async (person: SandboxPlayer): Promise<PlayerMessage[]> =>
    (await person.messages()).filter(({ content }) => content.includes('left this server'));
  return { sandbox, here, game, users, people, sender, said, notices };
}

const at = <T>(list: readonly T[], users: readonly string[], user: string): T => list[users.indexOf(user)];

test('The organizer learns once of a departed player and replaces them', async () => {
  const { here, game, users, people, sender, said, notices } = await playing();
  const [ann] = people;
  const [, bob] = users;
  await at(people, users, bob).depart();
  // They are found missing by the next time that the game calls on them.
  while ((await mover(here, game)) !== bob) await moves(here, game, 'take');
  await said();
  for (let n = 0; n < 3; n++) {
    here.now += HOUR;
    await here.table.remindAllGames(here.now, (waits) => waits);
    await said();
  }
  const found = await notices(ann);
  expect(found).toHaveLength(1);
  expect(found[0].content).toMatch(
    /^<@\d+>: \*\*Bob\*\* left this server\. You can offer the seat of .+ to another person with `\/game replace`\. Only that person must agree\.$/,
  );
  expect(found[0].pings_you).toBe(true);
  const seat = (await here.table.getGame(game)).members.find(({ user }) => user === bob)?.seat ?? '';
  const { request } = await here.table.replacePlayer({ user: users[0] }, game, { seat, user: 'dan', name: 'Dan' });
  await here.table.agree({ user: 'dan' }, request ?? 0);
  expect((await here.table.getGame(game)).members.find((one) => one.seat === seat)?.user).toBe('dan');
  await sender.drain();
});

test('Leaving only the thread is not a departure', async () => {
  const { sandbox, here, game, users, people, sender, said, notices } = await playing();
  const bob = at(people, users, users[1]);
  const thread = bob.channel ?? '';
  await fetch(`${sandbox.url}/sandbox/users/${bob.user}/leave`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ channel: thread }),
  });
  here.now += HOUR;
  await sender.lookUpAll();
  await said();
  expect((await here.table.getGame(game)).members.some(({ gone }) => gone)).toBe(false);
  expect(await notices(people[0])).toEqual([]);
});

test('An idle player’s departure and return are noticed within the hour', async () => {
  const { here, game, users, people, sender, said, notices } = await playing();
  const waited = await mover(here, game);
  const idle = users.find((user) => user !== waited && user !== users[0]) ?? '';
  const gone = async (): Promise<boolean> =>
    (await here.table.getGame(game)).members.find(({ user }) => user === idle)?.gone ?? false;
  await at(people, users, idle).depart();
  here.now += HOUR;
  await sender.lookUpAll();
  await said();
  expect(await gone()).toBe(true);
  expect(await notices(people[0])).toHaveLength(1);
  await at(people, users, idle).comeBack();
  here.now += HOUR;
  await sender.lookUpAll();
  expect(await gone()).toBe(false);
  here.now += HOUR;
  await sender.lookUpAll();
  await said();
  expect(await notices(people[0])).toHaveLength(1);
});

test('When the organizer leaves, all others learn who can take over', async () => {
  const { here, users, people, sender, said, notices } = await playing();
  await people[0].depart();
  here.now += HOUR;
  await sender.lookUpAll();
  await said();
  const [found, ...more] = await notices(people[1]);
  expect(more).toEqual([]);
  expect(found.content).toContain('**Ann**');
  expect(found.content).toMatch(/Any player can become the organizer with `\/game takeover`\.$/);
  expect(found.mentions.map(({ id }) => id).sort()).toEqual([users[1], users[2]].sort());
});
