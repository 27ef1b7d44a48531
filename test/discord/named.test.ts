import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  parseRetry,
  createCommands,
  executeCommand,
  findCommand,
  optionsFromRetry,
  completeOption,
  type Command,
} from '#discord/commands/registry.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import type { CommandLeaf } from '#discord/commands/command.ts';
import type { CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { lateTable } from './late.ts';

let late: Awaited<ReturnType<typeof lateTable>>;
let from: InteractionOrigin;
let leaves: [string, CommandLeaf][];

beforeAll(async () => {
  late = await lateTable();
  from = { caller: { user: late.users[0] }, name: 'Somebody', guild: '1', channel: '3' };
  leaves = createCommands(late.context.adapters).flatMap(
    ({ name, leaf, subcommands = [] }: Command): [string, CommandLeaf][] => [
      ...(leaf ? [[name, leaf] as [string, CommandLeaf]] : []),
      ...subcommands.map((one): [string, CommandLeaf] => [`${name} ${one.name}`, one]),
    ],
  );
});
afterAll(() => late.close());

const leaf = (name: string): CommandLeaf => {
  const found = leaves.find(([called]) => called === name)?.[1];
  if (!found) throw new Error(`There is no command ${name}`);
  return found;
};

const given = (options: Record<string, string>): CommandOptions => ({
  text: (name) => (({ game: late.game, ...options }) as Record<string, string>)[name],
  number: () => undefined,
  boolean: () => undefined,
  user: () => undefined,
});

const choices = async (command: CommandLeaf, option: string, typed = '') =>
  completeOption(late.context, from, command, option, typed, given({}));

/** What a command is told was given for an option, when this was typed and sent. */
async function heard(command: CommandLeaf, option: string, typed: string): Promise<string | undefined> {
  let told: string | undefined;
  await executeCommand(
    late.context,
    from,
    {
      ...(command.options && { options: command.options }),
      bind: async (...about) => ({
        ...(await command.bind(...about)),
        run: (what) => {
          told = what.text(option);
          return {};
        },
      }),
    },
    given({ [option]: typed }),
  );
  return told;
}

test('Every offered option is also understood by its typed name', async () => {
  let names = 0;
  for (const [name, command] of leaves) {
    const { freeTextOptions = [] } = await command.bind(late.context, from, given({}));
    for (const { name: option, ...rest } of command.options ?? []) {
      if (!('autocomplete' in rest) || freeTextOptions.includes(option)) continue;
      const all = (await choices(command, option)).slice(0, 25);
      for (const { key, label } of all) {
        if (all.some((other) => other.key !== key && other.label.toLowerCase() === label.toLowerCase())) continue;
        expect(await heard(command, option, label.toUpperCase()), `${name} ${option}: ${label}`).toBe(key);
        expect(await heard(command, option, key), `${name} ${option}: ${key}`).toBe(key);
        names++;
      }
    }
  }
  expect(names).toBeGreaterThan(150);
});

test('A unique part of a name suffices; an ambiguous part stays', async () => {
  const [first, second] = await choices(leaf('player'), 'seat');
  const faction = /^(.*) \(/.exec(first.label)?.[1] ?? '';
  for (const name of ['player', 'trade offer', 'game replace', 'repair count', 'why trade']) {
    const option = leaf(name).options?.[0].name ?? '';
    const offered = await choices(leaf(name), option);
    const wanted =
      offered.find(({ label }) => label.includes(faction)) ??
      offered.find(({ label }) => label.includes(/^(.*) \(/.exec(second.label)?.[1] ?? ''));
    const part = /^([^(,]*)/.exec(wanted?.label ?? '')?.[1].trim() ?? '';
    expect(part, name).not.toBe('');
    expect(await heard(leaf(name), option, part), name).toBe(wanted?.key);
    expect(await heard(leaf(name), option, 'the'), name).toBe('the');
    expect(await heard(leaf(name), option, 'nothing of the kind'), name).toBe('nothing of the kind');
  }
});

test('Typos and split words are forgiven; ambiguous names get a button each', async () => {
  const systems = await choices(leaf('board'), 'system');
  const [one] = systems.filter(({ label }) => /^\S+ \p{L}{6,}$/u.test(label));
  const [, name = ''] = /^\S+ (.*)$/.exec(one.label) ?? [];
  const slip = `${name.slice(0, 2)}${name[3]}${name[2]}${name.slice(4)}`;
  for (const typed of [name, slip, name.toLowerCase(), `${name.slice(0, 3)} ${name.slice(3)}`])
    expect(await heard(leaf('board'), 'system', typed), typed).toBe(one.key);

  const asked = await executeCommand(late.context, from, leaf('board'), given({ system: '20' }), 'board');
  expect(asked.message?.content).toBe('“20” can mean several things. Which one do you mean?');
  const buttons = (asked.message?.components ?? []).flatMap(({ components }) => components) as {
    custom_id: string;
    label: string;
  }[];
  expect(buttons.length).toBeGreaterThan(3);
  const id = parseCustomId(buttons[1].custom_id);
  const again = id && parseRetry(id);
  expect(again).toEqual({
    path: 'board',
    options: { game: late.game, system: systems.find(({ label }) => label === buttons[1].label)?.key },
  });
  expect(findCommand(createCommands(late.context.adapters), again?.path ?? '')).toBeDefined();
  expect(optionsFromRetry(again?.options ?? {}).text('system')).toBe(again?.options['system']);
});
