import fc from '../chance.ts';
import { expect, test } from 'vitest';
import { specProblem, onlyAnswer, defaultAnswer, randomAnswer, type AmountOption, type Spec } from '#engine';
import { createRandom } from '#simulation';

const option = fc.record({ key: fc.string({ minLength: 1, maxLength: 6 }), label: fc.constant('x') });
const options = fc.uniqueArray(option, { selector: (one) => one.key, minLength: 0, maxLength: 8 });
const chooses: fc.Arbitrary<Spec> = fc.tuple(options, fc.nat(8), fc.nat(8)).map(([list, a, b]) => {
  const [min, max] = [Math.min(a, b, list.length), Math.min(Math.max(a, b), list.length)];
  return { kind: 'choose', prompt: '', options: list, min, max };
});
const numbers: fc.Arbitrary<Spec> = fc
  .tuple(fc.integer({ min: -5, max: 5 }), fc.nat(9))
  .map(([min, more]) => ({ kind: 'number', prompt: '', min, max: min + more }));
const orders: fc.Arbitrary<Spec> = fc
  .tuple(options, fc.option(fc.nat(9), { nil: undefined }))
  .map(([list, count]) => ({ kind: 'order', prompt: '', options: list, ...(count !== undefined && { count }) }));
const allots: fc.Arbitrary<Spec> = fc
  .uniqueArray(fc.tuple(fc.string({ minLength: 1, maxLength: 4 }), fc.nat(5), fc.nat(3)), {
    selector: ([key]) => key,
    minLength: 1,
    maxLength: 6,
  })
  .chain((rows) => {
    const lines: AmountOption[] = rows.map(([key, max, worth]) => ({ key, label: key, max, weights: { w: worth } }));
    const most = lines.reduce((sum, line) => sum + line.max * (line.weights?.w ?? 0), 0);
    return fc.nat(most).map((atMost): Spec => ({
      kind: 'allot',
      prompt: '',
      amounts: lines,
      limits: [{ measure: 'w', atMost, message: 'too much' }],
      proposed: {},
    }));
  });
const specs = fc.oneof(chooses, numbers, orders, allots);

test('every random answer fits', () => {
  fc.assert(
    fc.property(
      specs,
      fc.nat(),
      (spec, seed) => specProblem(spec, randomAnswer(spec, createRandom(seed))) === undefined,
    ),
  );
});

test('the default answer is legal', () => {
  fc.assert(fc.property(specs, (spec) => specProblem(spec, defaultAnswer(spec)) === undefined));
});

test('the only possible answer is legal', () => {
  fc.assert(
    fc.property(specs, (spec) => {
      const only = onlyAnswer(spec);
      return only === undefined || specProblem(spec, only) === undefined;
    }),
  );
});

test('any other value is refused with a reason, without a crash', () => {
  fc.assert(
    fc.property(specs, fc.anything(), (spec, junk) => {
      const why = specProblem(spec, junk as never);
      return why === undefined || (typeof why === 'string' && why.length > 0);
    }),
  );
});

test('a disabled option is refused with its reason', () => {
  const spec: Spec = {
    kind: 'choose',
    prompt: '',
    min: 1,
    max: 1,
    options: [
      { key: 'a', label: 'a', disabledReason: 'Not now.' },
      { key: 'b', label: 'b' },
    ],
  };
  expect(specProblem(spec, ['a'])).toBe('Not now.');
  expect(specProblem(spec, ['b', 'b'])).toBe('You can choose each option only once.');
  expect(specProblem(spec, [])).toBe('Choose exactly 1; you chose 0.');
});

test('a disabled line takes no count and says why', () => {
  const spec: Spec = {
    kind: 'allot',
    prompt: 'Which?',
    proposed: {},
    amounts: [{ key: 'a', label: 'Carrier', max: 0, disabledReason: 'Its way is barred.' }],
  };
  expect(specProblem(spec, { a: 1 })).toBe('Carrier: its way is barred.');
  expect(specProblem(spec, { a: 0 })).toBeUndefined();
});

test('A refusal starts with a capital and names an empty line', () => {
  const spec: Spec = {
    kind: 'allot',
    prompt: '',
    amounts: [
      { key: 'a', label: 'fighter', max: 3, min: 1 },
      { key: 'b', label: 'infantry', max: 0 },
      { key: 'c', label: 'cruiser', max: 0, disabledReason: 'Its way is barred.' },
    ],
    proposed: { a: 1 },
  };
  const refused = (counts: Record<string, number>): string | undefined => specProblem(spec, { a: 1, ...counts });
  expect(refused({ a: 4 })).toBe('Fighter: choose at most 3.');
  expect(refused({ a: 0 })).toBe('Fighter: choose at least 1.');
  expect(
    specProblem(
      { ...spec, amounts: [{ key: 'a', label: 'fighter', max: 3, min: 1, minMessage: 'Keep 1 fighter.' }] },
      {},
    ),
  ).toBe('Keep 1 fighter.');
  expect(refused({ a: 1.5 })).toBe('Fighter: enter a whole number.');
  expect(refused({ b: 1 })).toBe('Infantry: you cannot choose any.');
  expect(refused({ c: 1 })).toBe('Cruiser: its way is barred.');
});

test('An order refuses a part of its options, a number without choice any other', () => {
  const spec: Spec = { kind: 'order', prompt: 'Order?', options: ['a', 'b', 'c'].map((key) => ({ key, label: key })) };
  expect(specProblem(spec, ['a', 'b'])).toBe('Put all 3 in order; you chose 2: a, b.');
  expect(specProblem({ ...spec, options: spec.options.slice(1) }, ['b'])).toBe('Put both in order; you chose 1.');
  expect(specProblem({ kind: 'number', prompt: 'How many?', min: 0, max: 0 }, 2)).toBe('Enter 0.');
});

test('A refused amount reads as one sentence, also for units that are carried', () => {
  const amounts = [
    { key: 'c', label: 'carrier', max: 0, disabledReason: 'Ships cannot leave.' },
    { key: 'i', label: 'Carry: Infantry from Lodor', max: 2 },
  ];
  const spec: Spec = { kind: 'allot', prompt: 'Which?', amounts, proposed: {} };
  expect(specProblem(spec, { c: 1 })).toBe('Carrier: ships cannot leave.');
  expect(specProblem(spec, { i: 3 })).toBe('Carry infantry from Lodor: choose at most 2.');
});
