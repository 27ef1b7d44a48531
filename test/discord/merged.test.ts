import { expect, test } from 'vitest';
import { createCommands, toRegistration } from '#discord/commands/registry.ts';
import { optionProblem, textOption, integerOption } from '#discord/commands/options.ts';
import type { HandlerContext, EditionAdapter, GameCommand, CommandOptions } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { loadEditions } from '#editions';
import { toyFace } from '../service/toy-face.ts';

const other = (...commands: GameCommand[]): EditionAdapter => ({
  ...toyFace,
  editionId: 'other',
  title: 'Other edition',
  aliases: [],
  commands,
});
const one = (name: string, leaf: Partial<GameCommand['leaf'] & object>): GameCommand => ({
  name,
  description: 'One.',
  leaf: { run: () => ({}), ...leaf },
});
const merged = (...faces: EditionAdapter[]) => createCommands(createAdapterRegistry(faces));

test('A command of two editions merges the options and requirements of both', () => {
  const tip = one('tip', {
    options: [
      integerOption('coins', 'New number.', { required: true, max: 3 }),
      textOption('to', 'Whom.', { required: true, complete: true }),
    ],
  });
  const commands = merged(toyFace, other(tip));
  const found = commands.filter(({ name }) => name === 'tip').map(toRegistration);
  expect(found).toHaveLength(1);
  expect(found[0].options?.map(({ name, required }) => [name, Boolean(required)])).toEqual([
    ['to', true],
    ['coins', false],
    ['game', false],
  ]);
  // Only the toy has a board here.
  expect(commands.find(({ name }) => name === 'board')?.leaf?.editions).toEqual(['toy']);
  expect(commands.find(({ name }) => name === 'tip')?.leaf?.editions).toBeUndefined();
});

test.each<[what: string, command: GameCommand, error: RegExp]>([
  [
    'an option of another type',
    one('tip', { options: [integerOption('to', 'Whom.')] }),
    /\/tip to has different types in two editions/,
  ],
  [
    'choices where another has none',
    one('tip', { options: [textOption('to', 'Whom.', { choices: [{ key: 'a', label: 'A' }] })] }),
    /\/tip to has choices/,
  ],
  [
    'subcommands where another has none',
    { name: 'tip', description: 'One.', subcommands: [] },
    /\/tip has subcommands in one edition/,
  ],
  ['another cost', one('board', {}), /\/board has different quotas/],
  [
    'an option that every edition has',
    one('tip', { options: [textOption('game', 'Which.')] }),
    /\/tip has two options or subcommands called game/,
  ],
  ['a name that every edition has', one('undo', {}), /\/undo is already a command of every edition/],
])('An edition with %s is an error at startup', (_what, command, error) => {
  expect(() => merged(toyFace, other(command))).toThrow(error);
});

test('A subcommand clashing with another edition’s group is an error at startup', () => {
  const under = (sub: GameCommand['subcommands']): GameCommand => ({
    name: 'deal',
    description: 'One.',
    subcommands: sub,
  });
  const plain = under([{ name: 'offer', description: 'One.', run: () => ({}) }]);
  const group = under([
    { group: { name: 'offer', description: 'All.' }, name: 'coins', description: 'One.', run: () => ({}) },
  ]);
  expect(() => merged({ ...toyFace, commands: [plain] }, other(group))).toThrow(
    '/deal has two options or subcommands called offer',
  );
  const settings = { ...toyFace.lobby.settings, fields: [{ key: 'edition', option: textOption('edition', 'Which.') }] };
  expect(() => merged({ ...toyFace, lobby: { ...toyFace.lobby, settings } })).toThrow(
    '/game create has two options or subcommands called edition',
  );
});

test('A value that only another edition takes is refused', () => {
  const given = (what: Partial<CommandOptions>): CommandOptions =>
    ({ ...{ text: () => undefined, number: () => undefined }, ...what }) as CommandOptions;
  const rings = integerOption('rings', 'How far.', { min: 0, max: 3 });
  expect(optionProblem(rings, given({ number: () => 4 }))).toBe('`rings` must be 0 to 3 in this game.');
  expect(optionProblem(rings, given({ number: () => 3 }))).toBeUndefined();
  expect(optionProblem(rings, given({}))).toBeUndefined();
  expect(optionProblem(integerOption('rings', 'How far.', { min: 1 }), given({ number: () => 0 }))).toBe(
    '`rings` must be at least 1 in this game.',
  );
  const hue = textOption('hue', 'Which.', {
    choices: [
      { key: 'r', label: 'Red' },
      { key: 'b', label: 'Blue' },
    ],
  });
  expect(optionProblem(hue, given({ text: () => 'g' }))).toBe('`hue` must be one of these in this game: Red; Blue.');
  expect(optionProblem(hue, given({ text: () => 'b' }))).toBeUndefined();
});

test('A shared command is checked against the edition of its game', async () => {
  const rings = (max: number): GameCommand =>
    one('rings', { options: [integerOption('rings', 'How far.', { max })], run: () => ({ update: true }) });
  const [narrow, wide] = [{ ...toyFace, commands: [rings(3)] }, other(rings(9))];
  const leaf = merged(narrow, wide).find(({ name }) => name === 'rings')?.leaf;
  const from = { caller: { user: 'ann' }, guild: null, channel: null } as InteractionOrigin;
  const given = {
    text: (name) => (name === 'game' ? 'G' : undefined),
    number: () => 5,
    boolean: () => undefined,
    user: () => undefined,
  } as CommandOptions;
  const ringsIn = async (face: EditionAdapter): Promise<unknown> => {
    const game = { id: 'G', edition: face.editionId, organiser: 'ann', members: [] };
    const bound = await leaf?.bind(
      { load: async () => ({ info: game, adapter: face }) } as unknown as HandlerContext,
      from,
      given,
    );
    return bound?.run(given);
  };
  await expect(async () => ringsIn(narrow)).rejects.toThrow('`rings` must be at most 3 in this game.');
  expect(await ringsIn(wide)).toEqual({ update: true });
});

test('Duplicate edition names are an error; aliases find each edition', async () => {
  const [{ adapter }] = await loadEditions();
  expect(() => createAdapterRegistry([adapter, { ...toyFace, aliases: ['Fourth'] }])).toThrow(
    'Two editions share a name.',
  );
  const adapters = createAdapterRegistry([adapter, toyFace]);
  for (const typed of ['fourth', 'Fourth Edition', ' TI4 ', '', undefined])
    expect(adapters.resolveByName(typed).editionId).toBe('ti4');
  expect(adapters.resolveByName('toy').editionId).toBe('toy');
  expect(() => adapters.resolveByName('third')).toThrow(
    "I don't know the edition “third”. Choose one of: Fourth edition, Toy edition.",
  );
  expect(adapters.choices('edition').map(({ label }) => label)).toEqual(['Fourth edition', 'Toy edition']);
});

test('A subcommand missing in an edition names the existing ones', async () => {
  const deal = (...names: string[]): GameCommand => ({
    name: 'deal',
    description: 'One.',
    subcommands: names.map((name) => ({ name, description: 'One.', run: () => ({}) })),
  });
  const face = other(deal('offer', 'end'));
  const found = merged({ ...toyFace, commands: [deal('offer', 'take')] }, face).find(({ name }) => name === 'deal');
  const leaf = found?.subcommands?.find(({ name }) => name === 'take');
  const game = { edition: 'other', status: 'running', members: [{ user: '1', seat: '0' }], place: {} };
  const given = { text: () => 'BXKDQ', number: () => undefined, boolean: () => undefined } as unknown as CommandOptions;
  const from = { caller: { user: '1' }, channel: null } as unknown as InteractionOrigin;
  const bound = await leaf?.bind(
    { load: async () => ({ info: game, adapter: face }) } as unknown as HandlerContext,
    from,
    given,
  );
  await expect(async () => bound?.run(given)).rejects.toThrow(
    'The other edition has no `/deal take`. It has `/deal offer` and `/deal end`.',
  );
  // Where one of them comes nearest, it is named alone.
  const near = other({
    ...deal('offer', 'end'),
    subcommands: [
      { ...deal('end').subcommands?.[0], equivalents: ['take'] } as never,
      ...(deal('offer').subcommands ?? []),
    ],
  });
  const again = merged({ ...toyFace, commands: [deal('offer', 'take')] }, near).find(({ name }) => name === 'deal');
  const taking = await again?.subcommands
    ?.find(({ name }) => name === 'take')
    ?.bind({ load: async () => ({ info: game, adapter: near }) } as unknown as HandlerContext, from, given);
  await expect(async () => taking?.run(given)).rejects.toThrow(
    'The other edition has no `/deal take`. It has `/deal end`.',
  );
});
