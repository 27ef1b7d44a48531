import fc from '../chance.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SlashCommandBuilder } from 'discord.js';
import { fillAtRandom, modalParts, modalTexts } from '../../scripts/e2e/displayed-modal.ts';
import { setTable, type Table } from './table.ts';

const options = (count: number, chosen: number) =>
  Array.from({ length: count }, (_, at) => ({ label: `l${at}`, value: `v${at}`, default: at < chosen }));
const part = (label: string, component: object) => ({ type: 18, label, component: { custom_id: label, ...component } });
const modal = {
  custom_id: 'turn',
  title: 'A turn',
  components: [
    part('Ships', { type: 22, min_values: 0, required: false, options: options(10, 3) }),
    part('Cargo', { type: 3, min_values: 2, max_values: 4, options: options(25, 2) }),
    part('Landing', { type: 21, options: options(4, 0) }),
    part('Order', { type: 3, options: options(8, 0) }),
    part('Sure', { type: 23 }),
  ],
};

let table: Table;
beforeAll(async () => {
  table = await setTable({}, [new SlashCommandBuilder().setName('act').setDescription('Act')]);
  table.onInteraction(async (interaction) => {
    if (interaction.isChatInputCommand())
      await interaction.client.rest.post(`/interactions/${interaction.id}/${interaction.token}/callback`, {
        body: { type: 9, data: modal },
        auth: false,
      });
    if (interaction.isModalSubmit()) await interaction.reply('taken');
  });
});
afterAll(() => table.close());

test('Random answers to the displayed form are always accepted', async () => {
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat(1000)), async (stream) => {
      const below = (n: number) => Number(stream.next().value) % n;
      const opened = await table.ann.command('act');
      const fields = fillAtRandom(opened.modal!, below);
      for (const [key, value] of Object.entries(fields)) seen.add(`${key}: ${JSON.stringify(value)}`);
      expect((await table.ann.submit(opened, fields)).message?.content).toBe('taken');
    }),
    { numRuns: 60 },
  );
  // Not always the same.
  for (const key of ['Ships', 'Cargo', 'Landing', 'Order', 'Sure'])
    expect([...seen].filter((one) => one.startsWith(key)).length, key).toBeGreaterThan(1);
});

test('The parts and texts of a form describe all its fields', async () => {
  const opened = await table.ann.command('act');
  expect(modalParts(opened.modal!).map(({ kind, min, max, required }) => [kind, min, max, required])).toEqual([
    ['several', 0, 10, false],
    ['several', 2, 4, true],
    ['one', 1, 1, true],
    ['several', 1, 1, true],
    ['tick', 1, 1, true],
  ]);
  expect(modalTexts(opened.modal!)).toContain('Landing');
  expect(modalTexts(opened.modal!)).toContain('l24');
});
