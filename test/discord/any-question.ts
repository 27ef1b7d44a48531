import fc from '../chance.ts';
import { specProblem, type AmountOption, type Option, type Spec } from '#engine';

export const GAME = 'K7QX2M';

/** Keys as the rules use them, and possible future ones: with spaces, or digits only. */
const key = fc.oneof(
  { weight: 6, arbitrary: fc.stringMatching(/^[a-z]{1,8}([-#@/:.][a-z0-9]{1,10}){0,3}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[1-9][0-9]{0,2}$/) },
  { weight: 1, arbitrary: fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){1,3}$/) },
);
const words = (most: number) =>
  fc.oneof(
    { weight: 5, arbitrary: fc.stringMatching(/^[A-Za-z][A-Za-z0-9 ,.()'é*_-]{0,30}[a-z]$/) },
    { weight: 1, arbitrary: fc.stringMatching(new RegExp(`^[A-Z][a-z \\n]{40,${most}}[a-z]$`)) },
  );
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
/** Generates short or very long lists. */
const several = <T>(one: fc.Arbitrary<T>, selector: (one: T) => unknown, min = 0) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(one, { minLength: min, maxLength: 12, selector }) },
    { weight: 1, arbitrary: fc.uniqueArray(one, { minLength: 26, maxLength: 160, selector, size: 'max' }) },
  );
const without = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const option: fc.Arbitrary<Option> = fc
  .record({
    key,
    label: words(200),
    hint: maybe(words(400)),
    group: maybe(words(60)),
    disabledReason: fc.option(words(200), { nil: undefined, freq: 4 }),
  })
  .map((one) => without(one) as Option);
const sameKey = (one: { key: string }) => one.key.toLowerCase();

const choosing: fc.Arbitrary<Spec> = fc
  .record({ prompt: words(2500), options: several(option, sameKey), a: fc.nat(), b: fc.nat(), one: fc.boolean() })
  .map(({ prompt, options, a, b, one }) => {
    const open = options.filter(({ disabledReason }) => !disabledReason).length;
    const max = one ? Math.min(1, open) : a % (open + 1);
    return { kind: 'choose', prompt, options, max, min: b % (max + 1) };
  });
const ordering: fc.Arbitrary<Spec> = fc
  .record({ prompt: words(300), options: several(option, sameKey), count: fc.option(fc.nat(12), { nil: undefined }) })
  .map(({ prompt, options, count }) => ({
    kind: 'order',
    prompt,
    options: options.map(({ disabledReason: _off, ...one }) => one),
    ...(count !== undefined && { count: Math.min(Math.max(1, count), options.length) }),
  }));
const numbering: fc.Arbitrary<Spec> = fc
  .record({ prompt: words(300), min: fc.integer({ min: -3, max: 20 }), more: fc.oneof(fc.nat(12), fc.nat(150)) })
  .map(({ prompt, min, more }) => ({ kind: 'number', prompt, min, max: min + more }));

const line = fc
  .record({
    key,
    label: words(200),
    max: fc.oneof(fc.constant(1), fc.nat(6)),
    min: fc.nat(2),
    hint: maybe(words(400)),
    group: maybe(words(60)),
    cost: fc.integer({ min: -2, max: 3 }),
  })
  .map(({ cost, ...one }): AmountOption => ({
    ...(without(one) as AmountOption),
    min: Math.min(one.min, one.max),
    weights: { cost },
  }));
const allotting: fc.Arbitrary<Spec> = fc
  .record({
    prompt: words(300),
    lines: several(line, sameKey),
    ones: fc.boolean(),
    slack: fc.nat(4),
    least: fc.boolean(),
    bound: fc.boolean(),
    fill: fc.array(fc.nat(6), { maxLength: 20 }),
  })
  .map(({ prompt, lines: given, ones, slack, least, bound, fill }) => {
    const lines = ones ? given.map((one) => ({ ...one, max: 1, min: Math.min(one.min ?? 0, 1) })) : given;
    const start = Object.fromEntries(
      lines
        .map(({ key: name, min = 0, max }, i) => [name, Math.min(max, Math.max(min, fill[i] ?? 0))] as const)
        .filter(([, count]) => count > 0),
    );
    const sum = lines.reduce(
      (total, { key: name, weights }) => total + (start[name] ?? 0) * (weights?.['cost'] ?? 0),
      0,
    );
    return {
      kind: 'allot',
      prompt,
      amounts: lines,
      proposed: start,
      ...(bound && {
        limits: [
          {
            measure: 'cost',
            message: 'It comes to {sum}.',
            ...(least ? { atLeast: sum - slack } : { atMost: sum + slack }),
          },
        ],
      }),
    };
  });

/** Generates any question that a rule might ask; each can be answered. */
export const spec: fc.Arbitrary<Spec> = fc.oneof(choosing, ordering, numbering, allotting);

export const legal = (given: Spec, answer: Parameters<typeof specProblem>[1]): boolean =>
  specProblem(given, answer) === undefined;
