import { expect, test } from 'vitest';
import { lifecycleCommands } from '#discord/commands/game/lifecycle.ts';
import { seatCommands } from '#discord/commands/game/seats.ts';
import { parseRetry } from '#discord/commands/retry.ts';
import type { AdapterRegistry, CommandOptions, GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';

interface Setting {
  members: { user: string; seat: string | null }[];
  status?: string;
  organiser?: string;
}

/** Creates an interaction of Ann that records which service methods are called. */
function interaction({ members, status = 'running', organiser = 'ann' }: Setting): {
  at: GameInteraction;
  called: string[];
} {
  const called: string[] = [];
  const service = {
    pause: async () => called.push('pause'),
    replacePlayer: async () => ({ request: 1 }),
  };
  const at = {
    context: { service },
    origin: { caller: { user: 'ann' } },
    loaded: { info: { id: 'G', status, organiser, members, vacant: [] } },
  } as unknown as GameInteraction;
  return { at, called };
}

const given = (options: Record<string, unknown>): CommandOptions => {
  const value = (name: string): never => options[name] as never;
  return { text: value, number: value, boolean: value, user: value };
};

const ANN = { user: 'ann', seat: 'p1' };
const BOB = { user: 'bob', seat: 'p2' };
const BOT = { user: 'practice:1', seat: 'p3' };

async function pause(
  setting: Setting,
  options: Record<string, unknown> = {},
): Promise<{ reply: Reply; called: string[] }> {
  const { at, called } = interaction(setting);
  const command = lifecycleCommands.find(({ name }) => name === 'pause');
  if (!command) throw new Error('There is no /game pause');
  return { reply: await command.run(at, given(options)), called };
}

test('/game pause asks first if other people play, and its button pauses', async () => {
  const { reply, called } = await pause({ members: [ANN, BOB] }, { game: 'G' });
  expect([called, reply.message?.content]).toEqual([
    [],
    'Pause the game for all players? No one can move and no reminders are sent until you use `/game resume`.',
  ]);
  const [row] = (reply.message?.components ?? []) as unknown as {
    components: { custom_id: string; label: string }[];
  }[];
  expect(row.components.map(({ label }) => label)).toEqual(['Pause the game']);
  const id = parseCustomId(row.components[0].custom_id);
  expect(id && parseRetry(id)).toEqual({ path: 'game pause', options: { sure: true, game: 'G' } });
  expect((await pause({ members: [ANN, BOB] }, { sure: true })).called).toEqual(['pause']);
});

test.each<[string, Setting]>([
  ['alone with practice players', { members: [ANN, BOT, { user: 'gone', seat: null }] }],
  ['a game that does not run', { members: [ANN, BOB], status: 'paused' }],
  ['a player who may not pause', { members: [ANN, BOB], organiser: 'bob' }],
])('/game pause does not ask %s', async (_case, setting) => {
  expect((await pause(setting)).called).toEqual(['pause']);
});

test.each([
  [BOB, /^I asked the player in that seat and the other players\. /],
  [
    BOT,
    /^I offered the seat to Dan\. It is theirs once they accept\. Until then, the practice player keeps playing\.$/,
  ],
  [{ user: 'x', seat: 'p9' }, /^I offered the seat to Dan\. It is theirs once they accept\.$/],
])('/game replace says who must agree: %o', async (holder, said) => {
  const { at } = interaction({ members: [ANN, holder].filter(({ user }) => user !== 'x') });
  const command = seatCommands({ all: [] } as unknown as AdapterRegistry).find(({ name }) => name === 'replace');
  const reply = await command?.run(at, given({ seat: holder.seat, player: { id: 'dan', name: 'Dan' } }));
  expect(reply?.message?.content).toMatch(said);
});
