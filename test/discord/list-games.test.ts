import { ComponentType } from 'discord.js';
import { describe, expect, test } from 'vitest';
import { choose, type Spec } from '#engine';
import { createGameLoader } from '#discord/access/loaded-game.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createCommands, executeCommand, findCommand } from '#discord/commands/registry.ts';
import { optionsFromRetry } from '#discord/commands/retry.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import type { BotContext, Reply } from '#discord/interactions/replies.ts';
import { answerEffort } from '#discord/questions/answer-effort.ts';
import { WINDOW_QUESTION } from '#discord/questions/show-question.ts';
import { HOUR, MINUTE, mover, moves, only, room, type Room } from '../service/room.ts';
import { toyFace } from '../service/toy-face.ts';
import { toy } from '../service/toy.ts';

const [ANN, BOB, CID] = ['100000000000000001', '100000000000000002', '100000000000000003'];

/** A toy edition with rounds and turns. */
const edition = { ...toy, turnStartQuestions: ['move'], roundOf: ({ turn }: { turn: number }) => turn + 1 };

const seconds = (ms: number): string => `<t:${ms / 1_000}:R>`;

async function bot() {
  const here = await room({ editions: [edition] });
  const adapters = createAdapterRegistry([toyFace]);
  const clock = (): number => here.now;
  const context = {
    service: here.table,
    adapters,
    load: createGameLoader(here.table, adapters),
    clock,
    log: { info: () => {}, warn: () => {}, error: () => {} },
    quota: new UserQuota(clock),
  } as BotContext;
  const commands = createCommands(adapters);
  const from: InteractionOrigin = { caller: { user: ANN }, name: 'Ann', guild: '1', channel: '2' };
  const run = async (path: string, options: Record<string, string> = {}): Promise<Reply> => {
    const leaf = findCommand(commands, path);
    if (!leaf) throw new Error(`There is no command ${path}`);
    return executeCommand(context, from, leaf, optionsFromRetry(options), path);
  };
  return { here, run };
}

let threads = 10;

/** Creates a game in a thread of its own. */
async function lobby({ table }: Room, settings: object = {}, users = [ANN, BOB], by = users[0]): Promise<string> {
  const { game } = await table.createGame(
    { user: by },
    {
      edition: 'toy',
      settings: { target: 20, hours: 24, veil: false, ...settings },
      place: { guild: '1', channel: '2', thread: `${threads++}` },
    },
  );
  for (const user of users) await table.join({ user }, game, { name: user });
  return game;
}

/** Starts a game in which it is this user's turn. */
async function turnOf(here: Room, user: string, settings: object = {}, users = [ANN, BOB]): Promise<string> {
  const game = await lobby(here, settings, users);
  await here.table.startGame({ user: users[0] }, game);
  while ((await mover(here, game)) !== user) await moves(here, game, 'take');
  return game;
}

const linkTo = async ({ table }: Room, game: string): Promise<string> =>
  `<#${((await table.getGame(game)).place as { thread: string }).thread}>`;

const labels = ({ message }: Reply): string[] =>
  (message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one) => (one.type === ComponentType.Button && 'label' in one ? [one.label ?? ''] : [])),
  );

describe('The list of games', () => {
  test('shows quick questions, turns, waits for others, pauses and lobbies in order', async () => {
    const { here, run } = await bot();
    const at: Record<string, string> = {};
    at.lobby = await lobby(here);
    at.paused = await turnOf(here, ANN);
    await here.table.pause({ user: ANN }, at.paused);
    at.others = await turnOf(here, BOB);
    at.turn = await turnOf(here, ANN);
    const asked = here.now;
    here.now += MINUTE;
    at.number = await turnOf(here, BOB);
    await moves(here, at.number, 'poll');
    here.now += MINUTE;
    at.response = await turnOf(here, BOB, { hands: [['stop'], ['stop']] });
    await moves(here, at.response, 'roll');
    await here.table.abandon({ user: ANN }, await lobby(here));
    const line = async (game: string, round: string, text: string): Promise<string> =>
      `- ${await linkTo(here, game)} **TOY · ${game}${round}**: ${text}`;
    const roundOf = async (game: string): Promise<string> => ` · round ${(await here.table.snapshot(game)).round()}`;
    const reply = await run('game list');
    expect(reply.message?.content.split('\n')).toEqual([
      '**Waiting for you**',
      await line(
        at.response,
        await roundOf(at.response),
        `Stop the roll? Do you respond? (asked ${seconds(here.now)}; closes ${seconds(here.now + 24 * HOUR)})`,
      ),
      await line(
        at.number,
        await roundOf(at.number),
        `Guess (asked ${seconds(asked + MINUTE)}; also waiting for <@${BOB}>)`,
      ),
      await line(at.turn, await roundOf(at.turn), `Your move (asked ${seconds(asked)})`),
      '**Waiting for other players**',
      await line(at.others, await roundOf(at.others), `waiting for <@${BOB}>, since ${seconds(asked)}`),
      '**Paused**',
      await line(at.paused, '', '2 players'),
      '**Not started**',
      await line(at.lobby, '', '2 players; you organize it'),
      '-# Not listed: 1 finished game.',
    ]);
    expect(labels(reply)).toEqual([
      ...[at.response, at.number, at.turn].map((game) => `Your move: ${game}`),
      'New game',
    ]);
    expect((await run('next')).message?.content).toBe(reply.message?.content);
  });

  test('fits into a message and counts the other games', async () => {
    const { here, run } = await bot();
    for (let i = 0; i < 60; i++) await lobby(here, {}, [ANN, BOB], `2000000000000000${10 + i}`);
    const lines = (await run('game list')).message?.content.split('\n') ?? [];
    expect(lines.join('\n').length).toBeLessThanOrEqual(2_000);
    const shown = lines.filter((text) => text.startsWith('- ')).length;
    expect(shown).toBeGreaterThan(20);
    expect(lines.at(-1)).toBe(`… and ${60 - shown} more games.`);
  });

  test('shows no question of another player', async () => {
    const { here, run } = await bot();
    const game = await turnOf(here, CID, { hands: [['stop'], ['stop'], ['stop']] }, [ANN, BOB, CID]);
    await moves(here, game, 'roll');
    await here.table.answer({ user: ANN }, game, (await only(here, game, ANN)).ask, [], { firm: true });
    await lobby(here);
    expect((await run('game list')).message?.content).toContain(`waiting for <@${BOB}>, since ${seconds(here.now)}`);
  });

  test('is short without a game', async () => {
    const { here, run } = await bot();
    const none = 'You are not in any game. Create one with `/game create`.';
    expect((await run('next')).message?.content).toBe(none);
    await here.table.abandon({ user: ANN }, await lobby(here));
    expect((await run('game list')).message?.content).toBe(`${none}\n-# Not listed: 1 finished game.`);
  });
});

test('/next outside of a game shows the question of the only game', async () => {
  const { here, run } = await bot();
  await turnOf(here, ANN);
  const content = (await run('next')).message?.content;
  expect(content).toContain('Your move');
  expect(content).not.toContain('**Waiting for you**');
});

test('A pass comes before a single choice, a form and a turn', () => {
  const options = ['a', 'b'].map((key) => ({ key, label: key }));
  const one = choose('Which?', options);
  const allot: Spec = { kind: 'allot', prompt: 'How many?', amounts: [], proposed: {} } as never;
  const effort = (spec: Spec, question = 'question', startsTurn?: true): number =>
    answerEffort({ spec, question, ...(startsTurn && { startsTurn }) });
  expect(effort(one, WINDOW_QUESTION)).toBe(0);
  expect([one, { kind: 'number', prompt: 'How many?', min: 1, max: 6 } as const].map((spec) => effort(spec))).toEqual([
    1, 1,
  ]);
  expect(
    [{ ...one, max: 2 } as Spec, { kind: 'order', prompt: 'Order?', options } as const, allot].map((spec) =>
      effort(spec),
    ),
  ).toEqual([2, 2, 2]);
  expect(effort(one, 'turn', true)).toBe(3);
});
