import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createCommands, executeCommand, completeOption } from '#discord/commands/registry.ts';
import type { CommandLeaf } from '#discord/commands/command.ts';
import { customId } from '#discord/interactions/custom-id.ts';
import type { CommandOptions, Reply } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { Illegal, type GameService } from '#service';
import { lateTable } from './late.ts';

/** What reads a game, and what changes one. */
const LOOKS = [
  'snapshot',
  'getGame',
  'listGames',
  'getGameWithState',
  'openQuestions',
  'answerProblem',
  'pendingPlayers',
  'history',
  'facts',
  'findDraft',
] as const;
const CHANGES = ['answer', 'act', 'withdraw', 'undo', 'saveDraft'] as const;

let late: Awaited<ReturnType<typeof lateTable>>;
/** How often the table was asked for the game, and the options of whoever interacts were computed but by the engine as it takes an answer. */
let count = { looks: 0, specs: 0 };
let changing = false;
let seatOf: Record<string, string>;
let person = '';

beforeAll(async () => {
  late = await lateTable((seat) => {
    if (!changing && seat === seatOf?.[person]) count.specs++;
  });
  const table = late.context.service as unknown as Record<string, (...args: unknown[]) => unknown>;
  for (const name of LOOKS) {
    const real = table[name].bind(table);
    table[name] = (...args) => {
      count.looks++;
      return real(...args);
    };
  }
  for (const name of CHANGES) {
    const real = table[name].bind(table);
    table[name] = async (...args) => {
      const { looks } = count;
      changing = true;
      try {
        return await real(...args);
      } finally {
        changing = false;
        count.looks = looks;
      }
    };
  }
  seatOf = Object.fromEntries(
    (await (late.context.service as GameService).getGame(late.game)).members.map(({ user, seat }) => [
      user,
      seat ?? '',
    ]),
  );
});
afterAll(() => late.close());

const from = (user: string): InteractionOrigin => ({ caller: { user }, name: 'Somebody', guild: '1', channel: '3' });
const given = (options: Record<string, string> = {}): CommandOptions => ({
  text: (name) => ({ game: late.game as string, ...options })[name],
  number: () => 1,
  boolean: () => undefined,
  user: () => ({ id: '123456789012345670', name: 'Somebody' }),
});

/** What one interaction of somebody takes; what it is refused for is said, and takes no more. */
async function takes<T>(what: string, user: string, act: () => Promise<T> | T): Promise<T | undefined> {
  count = { looks: 0, specs: 0 };
  person = user;
  let outcome: T | undefined;
  try {
    outcome = await act();
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
  }
  const { looks, specs } = count;
  expect(looks, `${what}: looks at the game`).toBeLessThanOrEqual(2);
  expect(specs, `${what}: computations of what may be answered`).toBeLessThanOrEqual(2);
  return outcome;
}

/** All that can be pressed or chosen on a message. */
const controls = (reply: Reply | undefined): { id: string; values: string[] }[] =>
  (reply?.message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one) => {
      if (one.type === ComponentType.StringSelect) return [{ id: one.custom_id, values: [one.options[0].value] }];
      return 'custom_id' in one && !('disabled' in one && one.disabled) ? [{ id: one.custom_id, values: [] }] : [];
    }),
  );

const leaves = (): [string, CommandLeaf][] =>
  createCommands(late.context.adapters).flatMap(({ name, leaf, subcommands = [] }) => [
    ...(leaf ? [[name, leaf] as [string, CommandLeaf]] : []),
    ...subcommands.map((one): [string, CommandLeaf] => [`${name} ${one.name}`, one]),
  ]);

test('A press loads the game and computes its options at most twice', async () => {
  let pressed = 0;
  for (let round = 0; round < 60 && pressed < 80; round++) {
    // What only seems to be asked is answered by the table.
    await (late.context.service as GameService).answerExpired(Number.MAX_SAFE_INTEGER);
    for (const user of late.users) {
      const press = (id: string, values: string[] = []) =>
        takes(`${id} of ${user}`, user, () => handleComponent(late.context, from(user), id, values));
      let shown = await press(customId('g', late.game, 1, 'move'));
      for (let step = 0; step < 6; step++) {
        const all = controls(shown).filter(({ id }) => !id.includes(':undo:'));
        if (!all.length) break;
        const { id, values } = all[(round + step) % all.length];
        shown = await press(id, values);
        pressed++;
      }
    }
  }
  expect(pressed).toBeGreaterThan(60);
});

test('A completion loads the game and computes its options at most twice', async () => {
  let completed = 0;
  for (const [name, leaf] of leaves()) {
    for (const option of leaf.options ?? []) {
      if (!('autocomplete' in option && option.autocomplete)) continue;
      for (const user of late.users.slice(0, 2)) {
        await takes(`/${name} ${option.name}`, user, async () =>
          completeOption(late.context, from(user), leaf, option.name, '', given()),
        );
        await takes(`/${name} ${option.name}, with a code`, user, async () =>
          completeOption(late.context, from(user), leaf, option.name, 'a', given({ game: late.game })),
        );
        completed++;
      }
    }
  }
  expect(completed).toBeGreaterThan(80);
});

test('A command loads the game and computes its options at most twice', async () => {
  const [, user] = late.users;
  for (const [name, leaf] of leaves()) {
    // What takes somebody out of the game, or ends it, is not tried on it.
    if (/^(forget-me|game (leave|abandon|create|demonstration|move|pause))/.test(name)) continue;
    const options = Object.fromEntries(
      (leaf.options ?? []).flatMap(({ name: one, required }) => (required ? [[one, 'a']] : [])),
    );
    await takes(`/${name}`, user, () => executeCommand(late.context, from(user), leaf, given(options)));
    await takes(`/${name} here`, user, () =>
      executeCommand(late.context, from(user), leaf, { ...given(options), text: (one) => options[one] }),
    );
  }
});
