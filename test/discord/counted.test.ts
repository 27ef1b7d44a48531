import { expect, test } from 'vitest';
import type { Answer, Spec } from '#engine';
import { createCountReader } from '#discord/input/count-reader.ts';
import type { PartFields } from '#kit/forms/count-fields.ts';
import { buildFields } from '#kit/forms/fields.ts';
import { questionMessage } from '#discord/questions/question-message.ts';

/** What a message says: its text, and what its buttons and menus are called. */
function shown(spec: Spec): { content: string; labels: string[] } {
  const { content, components } = questionMessage({ game: 'BXKDQ', ask: 'A' as never, spec });
  const labels = (components ?? []).flatMap((row) =>
    row.components.flatMap((one) =>
      'options' in one ? (one.options ?? []).map(({ label }) => label) : 'label' in one ? [one.label ?? ''] : [],
    ),
  );
  return { content, labels };
}

const allot = (
  lines: { label: string; max: number; min?: number; plural?: string; isUnique?: true; disabledReason?: string }[],
  more: object = {},
): Spec => ({
  kind: 'allot',
  prompt: 'How many ground forces do you move?',
  amounts: lines.map((line) => ({ key: line.label.toLowerCase(), weights: { 'war-suns': 1 }, ...line })),
  proposed: {},
  ...more,
});

/** Fields of a question in a form. */
const partsOf = (spec: Spec, proposal: Answer = {}): PartFields[] =>
  buildFields({
    name: 'x',
    spec,
    proposal,
    filling: { label: 'Build' },
    taken: () => true,
    read: createCountReader(undefined),
  }) ?? [];

test('Menus and forms show counts where several units are possible', () => {
  const mixed = allot([
    { label: 'Carrier', max: 1 },
    { label: 'Fighter', max: 2 },
  ]);
  expect(shown(mixed).labels).toEqual(expect.arrayContaining(['1 × Carrier', '1 × Fighter', '2 × Fighter']));
  expect(partsOf(mixed)[0]?.wide?.map(({ label, options }) => [label, options.map((one) => one.label)])).toEqual([
    ['Build: Carrier', ['0', '1']],
    ['Build: Fighter', ['0', '1', '2']],
  ]);
  const each = allot([{ label: 'Carrier', max: 1 }]);
  expect(partsOf(each)[0]?.compact[0]?.options[0]?.label).toBe('Carrier');
});

test('Planets need no count, and goods are counted by their noun', () => {
  const bill = allot([
    { label: 'Lazar (1 resource)', max: 1, isUnique: true },
    { label: 'trade good', plural: 'trade goods', max: 2 },
  ]);
  const options = ['Lazar (1 resource)', '1 trade good', '2 trade goods'];
  expect(shown(bill).labels).toEqual(expect.arrayContaining(options));
  expect(partsOf(bill)[0]?.choices).toBe('Lazar (1 resource), 2 trade goods');
  const paid = { 'lazar (1 resource)': 1, 'trade good': 1 };
  expect(shown({ ...bill, proposed: paid } as Spec).content).toContain('- Lazar (1 resource)\n- 1 trade good');
});

test('A menu that leaves out numbers names another way', () => {
  const note = '-# For numbers that the menu leaves out, press **Step by step**.';
  expect(shown(allot([{ label: 'Fighter', max: 25 }])).content).not.toContain(note);
  expect(shown(allot([{ label: 'Fighter', max: 26 }])).content).toContain(note);
  const field = (max: number) => partsOf(allot([{ label: 'Fighter', max }]))[0]?.compact[0];
  expect([field(24)?.options.length, field(25)?.options.length]).toEqual([25, 0]);
  expect(field(25)?.text).toEqual({ value: '', placeholder: 'For example: 2 fighters' });
});

test('Counts below the minimum are not offered', () => {
  const spec = allot([
    { label: 'Fleet supply', max: 4, min: 3 },
    { label: 'Command pool', max: 2 },
  ]);
  expect(shown(spec).labels.filter((one) => one.includes('Fleet'))).toEqual(['3 × Fleet supply', '4 × Fleet supply']);
  const [fleet] = partsOf(spec, { 'fleet supply': 3 })[0]?.wide ?? [];
  expect(fleet?.options.map(({ label }) => label)).toEqual(['3', '4']);
});

test('Empty choices and measures use their own labels', () => {
  const options = [{ key: 'a', label: 'Bob' }];
  const one = (more: object): Spec => ({
    kind: 'choose',
    prompt: 'Which do you break?',
    min: 0,
    max: 1,
    options,
    ...more,
  });
  expect(shown(one({ emptyLabel: 'Break none' })).labels).toContain('Break none');
  expect(shown(one({})).labels).toContain('Pass');
  const limits = [{ measure: 'war-suns', atMost: 2, message: 'Too many.' }];
  expect(shown(allot([{ label: 'War sun', max: 2 }], { limits })).content).toContain('War suns: 0 of 2');
  expect(
    shown(allot([{ label: 'War sun', max: 2 }], { limits: [{ ...limits[0], measureLabel: 'PDS' }] })).content,
  ).toContain('PDS: 0 of 2');
});

test('An invalid selection cannot be confirmed', () => {
  const spec: Spec = {
    kind: 'choose',
    prompt: 'To whom?',
    min: 0,
    max: 2,
    options: ['a', 'b'].map((key) => ({ key, label: key })),
  };
  const isOpen = (more: object): boolean => {
    const { components } = questionMessage({
      game: 'BXKDQ',
      ask: 'A' as never,
      spec,
      draft: { keys: ['a', 'b'] },
      ...more,
    });
    const [confirm] = (components ?? []).flatMap((row) =>
      row.components.filter((one) => 'label' in one && one.label === 'Confirm 2'),
    );
    return !('disabled' in confirm && confirm.disabled);
  };
  expect([isOpen({}), isOpen({ problem: 'You have no second contract.' })]).toEqual([true, false]);
});

test('Options disabled for one reason are listed together', () => {
  const off = 'Your fleet carries no more.';
  const { content } = shown(
    allot([
      { label: 'Carrier', max: 0, disabledReason: off },
      { label: 'Cruiser', max: 0, disabledReason: off },
      { label: 'Fighter', max: 2 },
    ]),
  );
  expect(content).toContain(`-# Not possible: Carrier and Cruiser. ${off}`);
});
