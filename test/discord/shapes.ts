import fc from 'fast-check';
import { ComponentType, type APIButtonComponentWithCustomId, type APIStringSelectComponent } from 'discord.js';
import { expect } from 'vitest';
import { misfit, type Line, type Option, type Spec } from '../../src/engine/index.ts';
import { LIMITS } from '../../src/discord/limits.ts';
import { payload, type Message } from '../../src/discord/message.ts';
import { checkMessage } from '../../src/sandbox/check/message.ts';

export const GAME = 'K7QX2M';

/** Keys as the rules make them, and as they might one day: with spaces, or of figures alone. */
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
/** Few or very many. */
const several = <T>(one: fc.Arbitrary<T>, selector: (one: T) => unknown, min = 0) =>
  fc.oneof(
    { weight: 4, arbitrary: fc.uniqueArray(one, { minLength: min, maxLength: 12, selector }) },
    { weight: 1, arbitrary: fc.uniqueArray(one, { minLength: 26, maxLength: 160, selector, size: 'max' }) },
  );
const without = <T extends object>(value: T): T => Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as T;

const option: fc.Arbitrary<Option> = fc
  .record({
    key,
    label: words(200),
    hint: maybe(words(400)),
    group: maybe(words(60)),
    off: fc.option(words(200), { nil: undefined, freq: 4 }),
  })
  .map((one) => without(one) as Option);
const sameKey = (one: { key: string }) => one.key.toLowerCase();

const choosing: fc.Arbitrary<Spec> = fc
  .record({ prompt: words(2500), options: several(option, sameKey), a: fc.nat(), b: fc.nat(), one: fc.boolean() })
  .map(({ prompt, options, a, b, one }) => {
    const open = options.filter(({ off }) => !off).length;
    const max = one ? Math.min(1, open) : a % (open + 1);
    return { kind: 'choose', prompt, options, max, min: b % (max + 1) };
  });
const ordering: fc.Arbitrary<Spec> = fc
  .record({ prompt: words(300), options: several(option, sameKey) })
  .map(({ prompt, options }) => ({ kind: 'order', prompt, options: options.map(({ off: _off, ...one }) => one) }));
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
  .map(({ cost, ...one }): Line => ({ ...(without(one) as Line), min: Math.min(one.min, one.max), worth: { cost } }));
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
    const sum = lines.reduce((total, { key: name, worth }) => total + (start[name] ?? 0) * (worth?.['cost'] ?? 0), 0);
    return {
      kind: 'allot',
      prompt,
      lines,
      start,
      ...(bound && {
        limits: [{ measure: 'cost', say: 'It comes to {sum}.', ...(least ? { atLeast: sum - slack } : { atMost: sum + slack }) }],
      }),
    };
  });

/** Any question a rule might put, each answerable. */
export const spec: fc.Arbitrary<Spec> = fc.oneof(choosing, ordering, numbering, allotting);

/** Holds a message to what Discord takes. */
export function holds(message: Message): void {
  // Nothing is cut off in silence.
  expect(message.content.length).toBeLessThanOrEqual(message.ping?.length ? LIMITS.content : LIMITS.embedDescription);
  const { content, components, embeds } = payload(message);
  expect(content.length).toBeLessThanOrEqual(LIMITS.content);
  expect(content || embeds[0]?.description || '').toBe(message.content);
  expect(embeds.reduce((sum, { title = '', description = '' }) => sum + title.length + description.length, 0)).toBeLessThanOrEqual(
    LIMITS.embedTotal,
  );
  expect(components.length).toBeLessThanOrEqual(LIMITS.rows);
  expect(embeds.length).toBeLessThanOrEqual(LIMITS.embeds);
  expect(message.content.trim() || components.length || message.pictures?.length).toBeTruthy();
  for (const { data, name } of message.pictures ?? []) {
    expect(name).toMatch(/^[a-z0-9-]+\.(jpg|png|webp)$/);
    expect(data.length).toBeLessThanOrEqual(LIMITS.file);
  }
  const ids: string[] = [];
  for (const row of components) {
    expect(row.components.length).toBeLessThanOrEqual(LIMITS.buttonsInRow);
    for (const one of row.components) {
      if (one.type === ComponentType.Button) {
        const { custom_id, label = '' } = one as APIButtonComponentWithCustomId;
        ids.push(custom_id);
        expect(label.trim().length).toBeGreaterThan(0);
        expect(label.length).toBeLessThanOrEqual(LIMITS.buttonLabel);
      } else {
        const { custom_id, options, placeholder = '', min_values = 1, max_values = 1 } = one as APIStringSelectComponent;
        ids.push(custom_id);
        expect(row.components).toHaveLength(1);
        expect(placeholder.length).toBeLessThanOrEqual(LIMITS.menuPlaceholder);
        expect(options.length).toBeGreaterThan(0);
        expect(options.length).toBeLessThanOrEqual(LIMITS.menuOptions);
        expect(min_values).toBeLessThanOrEqual(max_values);
        expect(max_values).toBeLessThanOrEqual(options.length);
        expect(options.filter((option) => option.default).length).toBeLessThanOrEqual(max_values);
        expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
        for (const { label: text, value, description = '' } of options)
          for (const said of [text, value, description]) expect(said.length).toBeLessThanOrEqual(LIMITS.menuLabel);
      }
    }
  }
  expect(new Set(ids).size).toBe(ids.length);
  for (const id of ids) expect(id.length).toBeLessThanOrEqual(LIMITS.customId);
  // And to the local table's own reading of the same limits.
  checkMessage(
    { content, components: components as never, embeds: embeds as never },
    (message.pictures ?? []).length ? [{ bytes: Buffer.alloc(0), name: 'a.jpg' } as never] : [],
    [],
  );
}

export const legal = (given: Spec, answer: Parameters<typeof misfit>[1]): boolean => misfit(given, answer) === undefined;
