import {
  ButtonBuilder,
  ButtonStyle,
  ActionRowBuilder,
  SlashCommandBuilder,
  type APIModalSubmission,
  type Interaction,
} from 'discord.js';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Validator } from '#sandbox/api-checks/validator.ts';
import { checkModal } from '#sandbox/api-checks/modal.ts';
import type { DiscordError } from '#sandbox/errors.ts';
import fc from '../chance.ts';
import { faultsFound } from './openapi.ts';
import { codeOf, png, setTable, type Table } from './table.ts';

type Json = Record<string, unknown>;

const isTaken = (modal: Json): boolean => {
  const form = new Validator();
  checkModal(modal, form, (id) => id === '77');
  return !form.failed;
};

/** What Discord's own description says of a form. */
const isDescribed = (modal: Json): boolean =>
  faultsFound({
    method: 'POST',
    path: '/api/v10/interactions/1/x/callback',
    query: {},
    files: [],
    status: 204,
    responseBody: null,
    requestBody: { type: 9, data: modal },
  }).length === 0;

const short = fc.string({ minLength: 1, maxLength: 20 });
const maybe = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: undefined });

const options = (least: number, most: number) =>
  fc
    .uniqueArray(short, { minLength: least, maxLength: most })
    .chain((values) =>
      fc.tuple(
        ...values.map((value) => fc.record({ value: fc.constant(value), label: short, description: maybe(short) })),
      ),
    );

/** As many as may be chosen, with nothing only where the part is not required. */
const range = (most: number) =>
  fc.tuple(fc.integer({ min: 1, max: most }), fc.boolean()).chain(([max, required]) =>
    fc.record({
      max_values: fc.constant(max),
      required: fc.constant(required),
      min_values: fc.integer({ min: required ? 1 : 0, max }),
    }),
  );

const textInput = fc
  .tuple(fc.integer({ min: 0, max: 10 }), fc.integer({ min: 10, max: 60 }), fc.constantFrom(1, 2))
  .chain(([min, max, style]) =>
    fc.record({
      type: fc.constant(4),
      style: fc.constant(style),
      required: maybe(fc.boolean()),
      min_length: fc.constant(min),
      max_length: fc.constant(max),
      placeholder: maybe(short),
      value: maybe(fc.string({ maxLength: 10 })),
    }),
  );

const withRange = (type: number, least: number, most: number) =>
  options(least, most).chain((list) =>
    range(list.length).chain((bounds) =>
      fc.nat(bounds.max_values).map((chosen) => ({
        type,
        ...bounds,
        options: list.map((option, at) => ({ ...option, default: at < chosen })),
      })),
    ),
  );

const input: fc.Arbitrary<Json> = fc.oneof(
  textInput,
  withRange(3, 1, 25),
  withRange(22, 1, 10),
  options(2, 10).map((list) => ({ type: 21, options: list.map((option, at) => ({ ...option, default: at === 1 })) })),
  fc.constantFrom(5, 6, 7, 8).chain((type) => range(25).map((bounds) => ({ type, ...bounds }))),
  range(10).map((bounds) => ({ type: 19, ...bounds })),
  fc.record({ type: fc.constant(23), default: maybe(fc.boolean()) }),
);

const part: fc.Arbitrary<Json> = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ type: fc.constant(18), label: short, description: maybe(short), component: input }),
  },
  { weight: 1, arbitrary: fc.record({ type: fc.constant(10), content: short }) },
);

/** Any form that Discord takes. */
const anyForm = fc
  .tuple(short, short, fc.array(part, { minLength: 1, maxLength: 5 }))
  .map(([custom_id, title, parts]): Json => ({
    custom_id,
    title,
    components: parts.map((one, at) =>
      one['component'] ? { ...one, component: { ...(one['component'] as Json), custom_id: `field ${at}` } } : one,
    ),
  }));

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const one = (component: Json): Json => ({
  custom_id: 'f',
  title: 'F',
  components: [{ type: 18, label: 'L', component: { custom_id: 'x', ...component } }],
});
const choices = (count: number, extra: Json = {}) =>
  Array.from({ length: count }, (_, at) => ({ label: `l${at}`, value: `v${at}`, ...extra }));
const long = (count: number) => 'x'.repeat(count);

describe('a form', () => {
  test('of any shape Discord describes is accepted with all defaults', () => {
    fc.assert(
      fc.property(anyForm, (raw) => {
        const form = plain(raw) as Json;
        expect(isDescribed(form)).toBe(true);
        expect(isTaken(form)).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  const refused: [string, Json, 'also by the description' | 'in words only'][] = [
    ['no parts', { custom_id: 'f', title: 'F', components: [] }, 'also by the description'],
    [
      'a part that belongs in messages',
      { custom_id: 'f', title: 'F', components: [{ type: 14 }] },
      'also by the description',
    ],
    ['a title of 46 characters', { ...one({ type: 23 }), title: long(46) }, 'also by the description'],
    ['a custom id of 101 characters', one({ type: 23, custom_id: long(101) }), 'also by the description'],
    [
      'an empty description',
      {
        custom_id: 'f',
        title: 'F',
        components: [{ type: 18, label: 'L', description: '', component: { type: 23, custom_id: 'x' } }],
      },
      'also by the description',
    ],
    [
      'a description of 101 characters',
      {
        custom_id: 'f',
        title: 'F',
        components: [{ type: 18, label: 'L', description: long(101), component: { type: 23, custom_id: 'x' } }],
      },
      'also by the description',
    ],
    ['a button in a label', one({ type: 2, style: 1, label: 'b' }), 'also by the description'],
    ['a radio group of one', one({ type: 21, options: choices(1) }), 'also by the description'],
    ['a radio group of eleven', one({ type: 21, options: choices(11) }), 'also by the description'],
    ['a radio group with two defaults', one({ type: 21, options: choices(2, { default: true }) }), 'in words only'],
    ['a checkbox group of none', one({ type: 22, options: [] }), 'also by the description'],
    ['a checkbox group of eleven', one({ type: 22, options: choices(11) }), 'also by the description'],
    [
      'a checkbox group that wants more than it has',
      one({ type: 22, options: choices(2), max_values: 3 }),
      'in words only',
    ],
    [
      'a checkbox group with too many defaults',
      one({ type: 22, options: choices(3, { default: true }), max_values: 2 }),
      'in words only',
    ],
    ['a group with one value twice', one({ type: 22, options: [...choices(1), ...choices(1)] }), 'in words only'],
    [
      'an option with a label of 101 characters',
      one({ type: 21, options: choices(2, { label: long(101) }) }),
      'also by the description',
    ],
    [
      'an option with a description of 101 characters',
      one({ type: 22, options: choices(2, { description: long(101) }) }),
      'also by the description',
    ],
    [
      'an option that is by default "yes"',
      one({ type: 22, options: choices(2, { default: 'yes' }) }),
      'also by the description',
    ],
    ['a menu of 26', one({ type: 3, options: choices(26) }), 'also by the description'],
    ['a menu that is off', one({ type: 3, options: choices(2), disabled: true }), 'in words only'],
    ['a required menu that wants nothing', one({ type: 3, options: choices(2), min_values: 0 }), 'in words only'],
    [
      'a required checkbox group that wants nothing',
      one({ type: 22, options: choices(2), min_values: 0 }),
      'in words only',
    ],
    [
      'more at least than at most',
      one({ type: 3, options: choices(3), min_values: 3, max_values: 2 }),
      'in words only',
    ],
    [
      'more defaults than may be chosen',
      one({ type: 3, options: choices(3, { default: true }), max_values: 2 }),
      'in words only',
    ],
    [
      'a menu with an emoji nobody has',
      one({ type: 3, options: choices(2, { emoji: { id: '78', name: 'x' } }) }),
      'in words only',
    ],
    [
      'a menu with a word for an emoji',
      one({ type: 3, options: choices(2, { emoji: { name: 'cruiser' } }) }),
      'in words only',
    ],
    [
      'people chosen before that are roles',
      one({ type: 5, default_values: [{ id: '1', type: 'role' }] }),
      'also by the description',
    ],
    [
      'more people chosen before than may be',
      one({
        type: 5,
        default_values: [
          { id: '1', type: 'user' },
          { id: '2', type: 'user' },
        ],
      }),
      'in words only',
    ],
    ['eleven files', one({ type: 19, max_values: 11 }), 'also by the description'],
    ['a text of 4001 characters', one({ type: 4, style: 1, value: long(4001) }), 'also by the description'],
    ['a text without a style', one({ type: 4 }), 'also by the description'],
    ['a text shorter than its shortest', one({ type: 4, style: 1, min_length: 5, max_length: 4 }), 'in words only'],
    ['a tick that is by default "yes"', one({ type: 23, default: 'yes' }), 'also by the description'],
    [
      'one number twice',
      {
        custom_id: 'f',
        title: 'F',
        components: [
          { type: 10, id: 4, content: 'a' },
          { type: 10, id: 4, content: 'b' },
        ],
      },
      'in words only',
    ],
  ];
  test.each(refused)('is refused with %s', (_what, form, by) => {
    expect(isTaken(form)).toBe(false);
    expect(isDescribed(form)).toBe(by === 'in words only');
  });

  test('may be optional and use custom or Unicode emojis', () => {
    expect(isTaken(one({ type: 22, options: choices(2), min_values: 0, required: false }))).toBe(true);
    expect(isTaken(one({ type: 3, options: choices(2, { emoji: { id: '77', name: 'x' } }) }))).toBe(true);
    expect(isTaken(one({ type: 3, options: choices(2, { emoji: { name: '🚀' } }) }))).toBe(true);
  });
});

const everything: Json = {
  custom_id: 'all',
  title: 'Everything',
  components: [
    {
      type: 18,
      label: 'Words',
      component: { type: 4, style: 1, custom_id: 'words', value: 'as it was', min_length: 2, required: false },
    },
    {
      type: 18,
      label: 'Ships',
      component: {
        type: 3,
        custom_id: 'ships',
        max_values: 2,
        min_values: 0,
        required: false,
        options: [{ ...choices(3)[0], default: true }, ...choices(3).slice(1)],
      },
    },
    {
      type: 18,
      label: 'Which',
      component: { type: 21, custom_id: 'which', options: [choices(2)[0], { ...choices(2)[1], default: true }] },
    },
    {
      type: 18,
      label: 'Cards',
      component: { type: 22, custom_id: 'cards', min_values: 2, required: false, options: choices(4) },
    },
    { type: 18, label: 'Sure', component: { type: 23, custom_id: 'sure', default: true } },
  ],
};

let table: Table;
let heard: APIModalSubmission | undefined;
beforeAll(async () => {
  table = await setTable({}, [new SlashCommandBuilder().setName('act').setDescription('Act')]);
});
afterAll(() => table.close());

const callback = (interaction: Interaction, body: Json): Promise<unknown> =>
  interaction.client.rest
    .post(`/interactions/${interaction.id}/${interaction.token}/callback`, { body, auth: false })
    .catch((thrown: unknown) => thrown);

function show(modal: Json): void {
  table.onInteraction(async (interaction) => {
    if (interaction.isChatInputCommand()) await callback(interaction, { type: 9, data: modal });
    if (interaction.isModalSubmit()) await interaction.reply('taken');
  });
  table.client.ws.removeAllListeners('INTERACTION_CREATE' as never);
  table.client.ws.on(
    'INTERACTION_CREATE' as never,
    ((raw: { type: number; data: APIModalSubmission }) => {
      if (raw.type === 5) heard = raw.data;
    }) as never,
  );
}

const sent = async (modal: Json, fields: Json): Promise<Json> => {
  show(modal);
  await table.ann.submit(await table.ann.command('act'), fields);
  return Object.fromEntries(
    (heard?.components ?? []).flatMap((raw) => {
      const inner = (raw as { component?: { custom_id: string; value?: unknown; values?: unknown } }).component;
      return inner ? [[inner.custom_id, inner.value === undefined ? inner.values : inner.value]] : [];
    }),
  );
};

describe('a form that is sent', () => {
  test('sends untouched fields with their initial values', async () => {
    expect(await sent(everything, {})).toEqual({
      words: 'as it was',
      ships: ['v0'],
      which: 'v1',
      cards: [],
      sure: true,
    });
  });

  test('sends filled-in fields, by label or value', async () => {
    const fields = { Words: 'new', ships: ['l1', 'v2'], Which: 'l0', cards: ['v3', 'v1'], sure: false };
    expect(await sent(everything, fields)).toEqual({
      words: 'new',
      ships: ['v1', 'v2'],
      which: 'v0',
      cards: ['v3', 'v1'],
      sure: false,
    });
  });

  test('may leave optional fields empty', async () => {
    const said = await sent(everything, { words: '', ships: [], cards: [] });
    expect(said).toMatchObject({ words: '', ships: [], cards: [] });
  });

  test.each<[string, Json, RegExp]>([
    ['too few', { cards: ['v1'] }, /"Cards": Choose 2 to 4 options; you chose 1/],
    ['too many', { ships: ['v0', 'v1', 'v2'] }, /"Ships": Choose 0 to 2 options; you chose 3/],
    ['what is not offered', { which: 'v7' }, /"Which": The menu does not offer "v7"/],
    ['nothing of what is required', { which: null }, /"Which": This is required/],
    ['one thing twice', { cards: ['v1', 'l1'] }, /twice/],
    ['a text that is too short', { words: 'x' }, /"Words": Type at least 2 characters/],
    ['a tick that is a word', { sure: 'yes' }, /"Sure"/],
    ['a field it does not have', { price: 1 }, /no field "price"/],
  ])('cannot say %s', async (_what, fields, told) => {
    show(everything);
    const opened = await table.ann.command('act');
    await expect(table.ann.submit(opened, fields)).rejects.toThrow(told);
  });

  test('gives people, roles, channels and files as they are', async () => {
    const modal = {
      custom_id: 'm',
      title: 'M',
      components: [
        { type: 18, label: 'Who', component: { type: 5, custom_id: 'who', max_values: 2 } },
        { type: 18, label: 'Where', component: { type: 8, custom_id: 'where', required: false } },
        {
          type: 18,
          label: 'Any',
          component: { type: 7, custom_id: 'any', default_values: [{ id: table.sandbox.people['dan'], type: 'user' }] },
        },
        { type: 18, label: 'File', component: { type: 19, custom_id: 'file' } },
      ],
    };
    const said = await sent(modal, { Who: ['bob', 'cleo'], File: [{ name: 'a.png', data: png.toString('base64') }] });
    expect(said).toMatchObject({
      who: [table.sandbox.people['bob'], table.sandbox.people['cleo']],
      where: [],
      any: [table.sandbox.people['dan']],
    });
    const attached = Object.values(heard?.resolved?.attachments ?? {})[0];
    expect(attached).toMatchObject({ filename: 'a.png', width: 1, ephemeral: true });
    show(modal);
    await expect(table.ann.submit(await table.ann.command('act'), { who: 'bob' })).rejects.toThrow(
      /"File": This is required/,
    );
  });

  test('filled in at random is accepted or rejected with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(anyForm, fc.nat(3), async (raw, at) => {
        const form = plain(raw) as { components: Json[] };
        const parts = form.components.flatMap(({ component }) =>
          component ? [component as { type: number; custom_id: string; options?: { value: string }[] }] : [],
        );
        const field = parts[at % Math.max(1, parts.length)];
        show(form);
        const opened = await table.ann.command('act');
        expect(opened.kind).toBe('modal');
        const fields = field?.options
          ? { [field.custom_id]: field.type === 21 ? field.options[0]?.value : field.options.map(({ value }) => value) }
          : {};
        const reason = await table.ann.submit(opened, fields).then(
          (outcome) => outcome.message?.content,
          (error: unknown) => (error as Error).message,
        );
        expect(reason).toMatch(
          /^taken$|required|Choose (exactly \d+|\d+ to \d+ options); you chose \d+|Type at (least|most) \d+ characters/,
        );
      }),
      { numRuns: 40 },
    );
  });

  test('from a button comes with its message', async () => {
    table.onInteraction(async (interaction) => {
      const open = new ActionRowBuilder<ButtonBuilder>().addComponents(
        new ButtonBuilder().setCustomId('open').setLabel('Open').setStyle(ButtonStyle.Primary),
      );
      if (interaction.isChatInputCommand()) await interaction.reply({ content: 'press', components: [open] });
      if (interaction.isButton()) await callback(interaction, { type: 9, data: everything });
      if (interaction.isModalSubmit()) await interaction.reply(interaction.message?.content ?? 'no message');
    });
    const shown = await table.ann.command('act');
    const outcome = await table.ann.submit(await table.ann.press(shown.message!, 'Open'), {});
    expect(outcome.message?.content).toBe('press');
  });
});

describe('a form comes first or not at all:', () => {
  const answerWith = async (before: (interaction: Interaction) => Promise<unknown>): Promise<unknown> => {
    const error = new Promise<unknown>((resolve) => {
      table.onInteraction(async (interaction) => {
        if (!interaction.isChatInputCommand()) return;
        await before(interaction);
        resolve(await callback(interaction, { type: 9, data: everything }));
      });
    });
    await table.ann.command('act', {}, { settleMs: 0 });
    return error;
  };

  test('after a deferral it is refused with 40060', async () => {
    expect(codeOf(await answerWith((interaction) => callback(interaction, { type: 5 })))).toBe(40060);
  });

  test('after an answer it is refused with 40060', async () => {
    expect(codeOf(await answerWith((interaction) => callback(interaction, { type: 4, data: { content: 'x' } })))).toBe(
      40060,
    );
  });

  test('after a form it is refused with 50035', async () => {
    const error = new Promise<unknown>((resolve) => {
      table.onInteraction(async (interaction) => {
        if (interaction.isChatInputCommand()) await callback(interaction, { type: 9, data: everything });
        if (!interaction.isModalSubmit()) return;
        resolve(await callback(interaction, { type: 9, data: everything }));
        await interaction.reply('no second form');
      });
    });
    await table.ann.submit(await table.ann.command('act'), {});
    expect(codeOf(await error)).toBe(50035);
  });
});

test('a refusal says which part is wrong', () => {
  const form = new Validator();
  checkModal(one({ type: 21, options: choices(1) }), form.at('data'), () => false);
  let thrown: unknown;
  try {
    form.finish();
  } catch (error) {
    thrown = error;
  }
  expect((thrown as DiscordError).errors).toMatchObject({
    data: { components: { 0: { component: { options: { _errors: [{ code: 'BASE_TYPE_BAD_LENGTH' }] } } } } },
  });
});
