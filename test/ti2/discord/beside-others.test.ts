import { expect, test } from 'vitest';
import { createCommands } from '#discord/commands/registry.ts';
import { createAdapterRegistry } from '#discord/edition/adapter-registry.ts';
import { rulebookOf } from '#ti2/rulebook.ts';
import { questionCommands } from '#ti2/discord/commands/question-commands.ts';
import { EDITIONS, loadEditions } from '#editions';

test('The second edition is offered last', () => {
  expect(Object.keys(EDITIONS)).toEqual(['ti4', 'ti3', 'ti2']);
});

test('The commands of all editions together fit Discord’s limits', async () => {
  const all = await loadEditions();
  const commands = createCommands(createAdapterRegistry(all.map(({ adapter }) => adapter)));
  const crowded = commands.flatMap(({ name, subcommands = [], leaf }) => [
    ...(subcommands.length > 25 ? [name] : []),
    ...[...subcommands, ...(leaf ? [{ ...leaf, name }] : [])].flatMap((one) =>
      (one.options?.length ?? 0) > 25 ? [`${name} ${one.name}`] : [],
    ),
  ]);
  expect(crowded).toEqual([]);
  expect(commands.length).toBeLessThanOrEqual(100);
  const create = commands.find(({ name }) => name === 'game')?.subcommands?.find(({ name }) => name === 'create');
  expect(create?.options?.map(({ name }) => name)).toEqual(expect.arrayContaining(['with']));
});

test('Every question of the edition has a command', () => {
  const asked = Object.keys(rulebookOf(['base', 'own', 'hopes-end']).questions);
  const answered = questionCommands.flatMap(({ questions }) => questions);
  expect(answered.filter((one, i) => answered.indexOf(one) !== i)).toEqual([]);
  // In what order things take effect is a list, which `/answer` takes.
  expect(asked.filter((one) => !answered.includes(one))).toEqual(['ability-order']);
  expect(answered.filter((one) => !asked.includes(one) && one !== 'window')).toEqual([]);
});
