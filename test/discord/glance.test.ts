import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  parseRetry,
  createCommands,
  executeCommand,
  findCommand,
  optionsFromRetry,
  handleMenuCommand,
} from '#discord/commands/registry.ts';
import { UserQuota } from '#discord/access/user-quota.ts';
import type { Fact, Spec } from '#engine';
import { withEventsButton } from '#discord/questions/controls/reply-buttons.ts';
import { questionMessage } from '#discord/questions/question-message.ts';
import { formatSinceLastMove } from '#discord/commands/look/history.ts';
import { endSentence, formatMove } from '#discord/format/last-move.ts';
import { commonCommands } from '#discord/commands/look/common-commands.ts';
import { parseCustomId } from '#discord/interactions/custom-id.ts';
import { textReply } from '#discord/interactions/replies.ts';
import type { GameInteraction, Reply } from '#discord/edition/edition-adapter.ts';
import type { InteractionOrigin } from '#discord/channels/game-place.ts';
import { handleComponent } from '#discord/interactions/component-handler.ts';
import { fakeSeen } from './fake.ts';
import { lateTable } from './late.ts';

let late: Awaited<ReturnType<typeof lateTable>>;
let user = '';
beforeAll(async () => {
  late = await lateTable();
  [user] = late.users;
});
afterAll(() => late.close());

const from = (who: string): InteractionOrigin => ({
  caller: { user: who },
  name: 'Somebody',
  guild: '1',
  channel: '3',
});

/** What is answered to somebody who types a command. */
const gives = (path: string, options: Record<string, string> = {}): Promise<Reply> => {
  const found = findCommand(createCommands(late.context.adapters), path);
  if (!found) throw new Error(`No /${path}`);
  return executeCommand(late.context, from(user), found, optionsFromRetry({ game: late.game, ...options }), path);
};
const buttons = ({ message }: Reply): { label: string; id: string }[] =>
  (message?.components ?? []).flatMap(({ components }) =>
    components.flatMap((one) =>
      'custom_id' in one && 'label' in one ? [{ label: one.label ?? '', id: one.custom_id }] : [],
    ),
  );

test('An unknown name is refused with buttons for near matches', async () => {
  for (const [path, options] of [
    ['board', { system: '999' }],
    ['player', { seat: 'Zorg' }],
    ['objectives', { player: 'Zorg' }],
    ['odds', { system: 'Zorgon' }],
    ['why activate', { about: 'zzz' }],
    ['trade offer', { to: 'Zorg' }],
    ['orders', { moment: 'zzz' }],
  ] as const) {
    const reply = await gives(path, options);
    expect(reply.message?.content, path).toMatch(/\.$|:/);
    expect(buttons(reply).length, path).toBeGreaterThan(1);
    const id = parseCustomId(buttons(reply)[0].id);
    const again = id && parseRetry(id);
    expect(again?.path, path).toBe(path);
    expect(again?.options).not.toMatchObject(options);
  }
  expect((await gives('board', { system: '999' })).message?.content).toMatch(
    /^I don't know the system “999” on this board\./,
  );
});

test('Standing orders are listed privately, with a menu to cancel them', async () => {
  expect((await gives('orders')).message?.content).toMatch(/^You have no standing orders/);
  expect((await gives('orders', { moment: 'end-turn', 'how-long': 'always' })).message?.content).toMatch(
    /^Noted\. No one else can see this\.\nYour standing orders \(I do not ask you about these\):\n- the end of my turn \(it ends automatically\) \(always\)$/,
  );
  await gives('orders', { moment: 'action-card-played' });
  const listed = await gives('orders');
  expect(listed.message?.content).toContain('- an action card is played (Sabotage) (this round)');
  const menu = (listed.message?.components ?? []).flatMap(({ components }) => components)[0];
  const id = 'custom_id' in menu ? menu.custom_id : '';
  const after = await handleComponent(late.context, from(user), id, ['end-turn']);
  expect(after.update).toBe(true);
  expect(after.message?.content).not.toContain('the end of my turn');
  expect(after.message?.content).toContain('Sabotage');
  await expect(handleComponent(late.context, from('99'), id, ['end-turn'])).rejects.toThrow(
    'You are not playing in this game.',
  );
  user = late.users[1];
  expect((await gives('orders')).message?.content).toMatch(/^You have no standing orders/);
});

test('History lists public events turn by turn', async () => {
  const facts = [
    { type: 'phase', title: 'Round 1, action phase' },
    { type: 'turn', title: 'Sol' },
    { type: 'said', text: 'Sol moves 2 cruisers.' },
    { type: 'said', text: 'Sol lands on Lodor.' },
    { type: 'secret' },
    { type: 'turn', title: 'Hacan' },
    { type: 'secret' },
    { type: 'turn', title: 'Letnev' },
    { type: 'said', text: 'Letnev passes.' },
  ];
  const seen = fakeSeen({
    game: { head: facts.length },
    facts: async (first, last) =>
      facts.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
    presenter: {
      narrate: (list) => list.flatMap((one) => ('text' in one ? [String(one.text)] : [])),
      sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: fact.type === 'turn' } : undefined),
    },
  });
  const history = commonCommands.find(({ name }) => name === 'history')?.leaf;
  const told = async (options: Record<string, number>) =>
    (
      await history?.run(
        { origin: from(user), loaded: seen, seat: undefined } as GameInteraction,
        optionsFromRetry(options),
      )
    )?.message?.content;
  expect(await told({})).toBe(
    '**Round 1, action phase**\n- **Sol**: Sol moves 2 cruisers. Sol lands on Lodor\n- **Letnev**: Letnev passes',
  );
  expect(await told({ turns: 1 })).toBe('- **Letnev**: Letnev passes');
  expect(await told({ moves: 1 })).toBe('- Letnev passes.');
});

test('A past turn is chosen by name and shown with its board', async () => {
  const facts = [
    [{ type: 'phase', title: 'Round 1, action phase' }],
    [{ type: 'turn', title: 'Sol' }],
    [{ type: 'said', text: 'Sol moves 2 cruisers.' }],
    // What ends a turn may begin the next.
    [{ type: 'said', text: 'Sol gains 1 trade good.' }, { type: 'turn', title: 'Hacan' }, { type: 'secret' }],
    [{ type: 'said', text: 'Hacan passes.' }],
  ];
  const seen = fakeSeen({
    game: { head: facts.length },
    facts: async (first, last) =>
      facts.slice(first - 1, last).flatMap((list, i) => list.map((fact) => ({ command: first + i, fact }))),
    presenter: {
      narrate: (list) => list.flatMap((one) => ('text' in one ? [String(one.text)] : [])),
      sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: fact.type === 'turn' } : undefined),
    },
    alias: (...what) => `alias of ${what.join(' ')}`,
    after: async (command) => ({
      drawBoard: () => Promise.resolve([{ name: `after-${command}.jpg`, data: Buffer.from(''), alt: '' }]),
    }),
  });
  const history = commonCommands.find(({ name }) => name === 'history')?.leaf;
  const context = { quota: new UserQuota(() => 0) };
  const at = { context, origin: from(user), loaded: seen, seat: undefined } as unknown as GameInteraction;
  const choices = (await history?.complete?.(at, 'turn', '', optionsFromRetry({}))) ?? [];
  expect(choices.map(({ label, hint }) => [label, hint])).toEqual([
    ['Round 1, action phase: Hacan', 'Hacan passes.'],
    ['Round 1, action phase: Sol', 'Sol moves 2 cruisers.'],
    ['Round 1, action phase', undefined],
  ]);
  const reply = await history?.run(at, optionsFromRetry({ turn: choices[1].key }));
  expect(reply?.message?.content).toBe(
    '**Round 1, action phase: Sol**\n- Sol moves 2 cruisers.\n- Sol gains 1 trade good.',
  );
  expect(reply?.message?.pictures?.map(({ name }) => name)).toEqual(['after-4.jpg']);
  await expect(async () => history?.run(at, optionsFromRetry({ turn: 'another' }))).rejects.toThrow(
    'I no longer have that turn. `/history` shows the last turns.',
  );
});

test('History links to past turns and the board after each', async () => {
  const listed = await gives('history');
  const led = parseCustomId(buttons(listed).find(({ label }) => label === 'Show the board after a turn')?.id ?? '');
  const all = createCommands(late.context.adapters);
  const asked = led && (await handleMenuCommand(late.context, all, from(user), led, []));
  const [row] = asked?.message?.components ?? [];
  const [menu] = row.components;
  if (!led || menu.type !== ComponentType.StringSelect) throw new Error('No turns are offered');
  const then = parseCustomId(menu.custom_id);
  const shown = then && (await handleMenuCommand(late.context, all, from(user), then, [menu.options[1].value]));
  expect(shown?.message?.content).toContain(`**${menu.options[1].label}**`);
  expect(shown?.message?.pictures?.length).toBeGreaterThan(0);
});

test('The history of a game names its rounds and phases', async () => {
  const { message } = await gives('history');
  expect(message?.content).toMatch(/\*\*Round \d, (strategy|action|status|agenda) phase\*\*/);
});

test('Corrective options appear only after a problem; capacity reads in words', () => {
  const spec: Extract<Spec, { kind: 'allot' }> = {
    kind: 'allot',
    prompt: 'Which ships move?',
    amounts: [
      { key: 'carrier', label: 'Carrier', max: 1, weights: { room: -4 } },
      { key: 'infantry', label: 'Infantry', max: 6, weights: { room: 1 } },
      { key: 'give-up', label: 'Remove units', max: 13, isCorrective: true },
    ],
    limits: [{ measure: 'room', measureLabel: 'capacity', atMost: 0, message: 'Capacity exceeded by {sum}.' }],
    proposed: {},
  };
  const shown = (counts: Record<string, number>, more: { problem?: string; summary?: string } = {}): string =>
    JSON.stringify(questionMessage({ game: 'BXKDQ', ask: 'A', spec, draft: { counts }, closesAt: null, ...more }));
  expect(shown({})).not.toContain('Remove 1 unit');
  expect(shown({}, { problem: 'Your fleet pool allows 3.' })).toContain('Remove 1 unit');
  expect(shown({ 'give-up': 1 })).toContain('Remove 1 unit');
  expect(shown({ carrier: 1, infantry: 2 })).toContain('Capacity left: 2');
  expect(shown({ carrier: 1, infantry: 6 })).toContain('Capacity exceeded by 2');
  expect(shown({ carrier: 1 }, { summary: 'It costs 4.' })).toContain('It costs 4.');
  expect(shown({ carrier: 1 }, { summary: 'It costs 4.' })).not.toContain('Capacity left');
});

test('Events since one’s last move precede the question, at most five lines', async () => {
  const said = (text: string) => ({ type: 'said', text });
  const passes = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((title) => [
    { type: 'turn', title },
    said(`${title} passes.`),
    { type: 'secret' },
  ]);
  const facts: Fact[] = [said('Before.'), said('My own move.'), said('Then this.'), ...passes];
  const seen = (number: number | undefined) =>
    fakeSeen({
      game: { head: facts.length },
      facts: async (first, last) =>
        facts.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
      presenter: {
        narrate: (list) => list.flatMap((one) => ('text' in one ? [String(one.text)] : [])),
        sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: true } : undefined),
      },
      ...(number !== undefined && {
        lastMove: async () => ({ alias: 'X', number, until: number, facts: [], since: [] }),
      }),
    });
  for (const none of [undefined, facts.length, facts.length - 1])
    expect(await formatSinceLastMove(seen(none), '1', null)).toEqual({ short: '', long: '' });
  const { short, long } = await formatSinceLastMove(seen(2), '1', null);
  expect(short.split('\n')).toEqual([
    '-# Since your last move',
    ...['B', 'C', 'D', 'E', 'F'].map((one) => `- **${one}**: ${one} passes`),
  ]);
  expect(long.split('\n')).toEqual([
    '-# Since your last move',
    '- Then this',
    ...['A', 'B', 'C', 'D', 'E', 'F'].map((one) => `- **${one}**: ${one} passes`),
  ]);
  // The turn it was part of has begun before that move.
  expect((await formatSinceLastMove(seen(facts.length - 5), '1', null)).short.split('\n').slice(1)).toEqual([
    '- **E**: E passes',
    '- **F**: F passes',
  ]);
});

test('In a phase without turns only events affecting the player appear', async () => {
  const facts: Fact[] = [
    { type: 'phase', title: 'Senate' },
    { type: 'said', text: 'My own move.' },
    { type: 'said', text: 'Others vote.' },
    { type: 'refused', text: 'Your offer is declined.' },
  ];
  const since = async (viewer: string | null) => {
    const { short } = await formatSinceLastMove(
      fakeSeen({
        game: { head: facts.length },
        facts: async (first, last) =>
          facts.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
        presenter: {
          narrate: (list) => list.flatMap((one) => ('text' in one ? [String(one.text)] : [])),
          sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: false } : undefined),
          affectsSeat: ({ type }, seat) => type === 'refused' && seat === 'a',
        },
        lastMove: async () => ({ alias: 'X', number: 2, until: 2, facts: [], since: [] }),
      }),
      '1',
      viewer,
    );
    return short;
  };
  expect(await since('a')).toBe('-# Since your last move\n- Your offer is declined.');
  expect([await since('b'), await since(null)]).toEqual(['', '']);
});

test('Each player has one line without card texts; a button shows the rest', async () => {
  const said = (text: string, card = '') => ({ type: 'said', text, card });
  const facts: Fact[] = [
    said('My own move.'),
    { type: 'turn', title: 'A' },
    said('Takes Lodor: Freelancers.', ' You may produce 1 unit in this system.'),
    said('Rolls 3. No hit.'),
    { type: 'turn', title: 'B' },
    said('Passes.'),
    { type: 'turn', title: 'A' },
    said('Explores 305: Derelict Vessel.', ' Draw 1 secret objective.'),
  ];
  const events = await formatSinceLastMove(
    fakeSeen({
      game: { head: facts.length },
      facts: async (first, last) =>
        facts.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
      presenter: {
        narrate: (list, _viewer, style) =>
          list.flatMap((one) => ('text' in one ? [`${String(one.text)}${style?.brief ? '' : String(one.card)}`] : [])),
        sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: true } : undefined),
      },
      lastMove: async () => ({ alias: 'X', number: 1, until: 1, facts: [], since: [] }),
    }),
    '1',
    null,
  );
  expect(events.short.split('\n')).toEqual([
    '-# Since your last move',
    '- **B**: Passes',
    '- **A**: Takes Lodor: Freelancers. Rolls 3. No hit. Explores 305: Derelict Vessel',
  ]);
  expect(events.long).toContain('You may produce 1 unit in this system');
  expect(events.long.split('\n')).toHaveLength(4);
  const labels = (since: { short: string; long: string }): string[] =>
    (withEventsButton(textReply('Your turn.'), 'G', since).message?.components ?? []).flatMap(({ components }) =>
      components.flatMap((one) => ('label' in one && one.label ? [one.label] : [])),
    );
  expect(labels(events)).toEqual(['Show what happened']);
  expect(labels({ short: 'Same.', long: 'Same.' })).toEqual([]);
});

test('Without room for a whole turn, notable events come first', async () => {
  const facts: Fact[] = [
    { type: 'turn', title: 'A', seat: 's1' },
    ...Array.from({ length: 12 }, (_, i) => ({ type: 'said', text: `Ship ${i + 1} flies a long way.` })),
    { type: 'taken', text: 'A planet is taken.' },
    { type: 'turn', title: 'B', seat: 's2' },
    { type: 'said', text: 'A ship flies.' },
    { type: 'taken', text: 'A planet is taken.' },
  ];
  const subjects: unknown[] = [];
  const told = (
    await formatSinceLastMove(
      fakeSeen({
        game: { head: facts.length },
        facts: async (first, last) =>
          facts.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
        presenter: {
          narrate: (list, _viewer, style) => {
            subjects.push(style?.subject);
            return list.flatMap((one) => ('text' in one ? [String(one.text)] : []));
          },
          isNotable: ({ type }) => type === 'taken',
          sectionOf: (fact) =>
            'title' in fact ? { title: String(fact.title), turn: true, subject: String(fact.seat) } : undefined,
        },
        lastMove: async () => ({ alias: 'X', number: 0, until: 0, facts: [], since: [] }),
      }),
      '1',
      null,
    )
  ).short.split('\n');
  expect(told[1]).toMatch(/^- \*\*A\*\*: Ship 1 flies a long way\. Ship 2 .*\. A planet is taken …$/);
  expect(told[2]).toBe('- **B**: A ship flies. A planet is taken');
  // The name stands before it already.
  expect([...new Set(subjects)]).toEqual(['s1', 's2']);
});

test('A draft with several units on a planet names the planet once', () => {
  const line = (type: string, planet: string, max: number) => ({
    key: `${type}@${planet}`,
    label: `${type} on ${planet}`,
    group: planet,
    max,
  });
  const spec: Extract<Spec, { kind: 'allot' }> = {
    kind: 'allot',
    prompt: 'On which home planets do you place your starting ground forces and structures?',
    amounts: [
      line('infantry', 'Quinarra', 5),
      line('space dock', 'Quinarra', 1),
      line('infantry', 'Trenlak', 5),
      line('PDS', 'Trenlak', 1),
    ],
    proposed: {},
  };
  const shown = (counts: Record<string, number>): string =>
    questionMessage({ game: 'BXKDQ', ask: 'A', spec, draft: { counts }, closesAt: null }).content;
  expect(shown({ 'infantry@Quinarra': 3, 'space dock@Quinarra': 1, 'infantry@Trenlak': 2 })).toContain(
    '- On Quinarra: 3 × infantry, 1 × space dock\n- 2 × infantry on Trenlak',
  );
  expect(shown({ 'infantry@Quinarra': 3, 'PDS@Trenlak': 1 })).toContain(
    '- 3 × infantry on Quinarra\n- 1 × PDS on Trenlak',
  );
});

test('A shortened turn keeps notable events in order and the outcome', async () => {
  const long = 'Ann explores a planet and finds something there of which there is a lot to say.';
  const said = (text: string, matters = false): Fact => ({ type: matters ? 'matter' : 'said', text });
  const facts: Fact[] = [
    { type: 'turn', title: 'Ann' },
    said('Ann moves to Mecatol Rex.', true),
    ...Array.from({ length: 6 }, () => said(long)),
    said('Ann rolls 3, 9: 1 hit.', true),
    said('Ann takes Mecatol Rex.', true),
  ];
  const seen = (list: Fact[]) =>
    fakeSeen({
      game: { head: list.length },
      lastMove: async () => ({ until: 0 }) as never,
      facts: async (first, last) =>
        list.flatMap((fact, i) => (i + 1 >= first && i + 1 <= last ? [{ command: i + 1, fact }] : [])),
      presenter: {
        narrate: (some) => some.flatMap((one) => ('text' in one ? [String(one.text)] : [])),
        sectionOf: (fact) => ('title' in fact ? { title: String(fact.title), turn: true } : undefined),
        isNotable: ({ type }) => type === 'matter',
      },
    });
  expect(await formatSinceLastMove(seen(facts), '1', null)).toEqual({
    short:
      '-# Since your last move\n- **Ann**: Ann moves to Mecatol Rex. Ann rolls 3, 9: 1 hit. Ann takes Mecatol Rex …',
    long: `-# Since your last move\n- **Ann**: Ann moves to Mecatol Rex. ${long} ${long} Ann rolls 3, 9: 1 hit. Ann takes Mecatol Rex …`,
  });
  const fight = Array.from({ length: 20 }, (_, i) => said(`Round ${i}: nobody hits anything.`, true));
  const { short, long: told } = await formatSinceLastMove(seen([facts[0], ...fight, facts[9]]), '1', null);
  expect(short).toMatch(/: … Round 19: nobody hits anything\. Ann takes Mecatol Rex$|: … .*Ann takes Mecatol Rex$/);
  expect(told).toMatch(/\*\*Ann\*\*: … Round .*Round 19: nobody hits anything\. Ann takes Mecatol Rex$/);
  expect(told.length).toBeLessThan(330);
});

test('A long joint move is named by its own player’s part', () => {
  const facts: Fact[] = ['Naalu', 'Yin', 'Saar', 'Arborec', 'Sol'].map((seat) => ({
    type: 'sheet-set',
    seat,
    text: `${seat} sets the command sheet to 3 fleet, 2 strategy and 3 tactic, and thinks about it for a while.`,
  }));
  const narrate = (some: Fact[]): string[] => some.map(({ text }) => String(text));
  expect(formatMove({ narrate }, facts, { viewer: null, mover: 'Sol' })).toMatch(/^Sol sets .*; Naalu sets .*…$/);
  expect(formatMove({ narrate }, facts.slice(0, 2), { viewer: null, mover: 'Yin' })).toMatch(
    /^Naalu sets .*; Yin sets .*a while$/,
  );
  expect([endSentence('a'), endSentence('a…'), endSentence('a', '?')]).toEqual(['a.', 'a…', 'a?']);
});

test('Long option hints are shortened, and none is omitted', () => {
  const options = Array.from({ length: 8 }, (_, i) => ({
    key: `card-${i}`,
    label: `Card ${i}`,
    hint: `What card ${i} does: ${'x'.repeat(400)}`,
  }));
  const { content } = questionMessage({
    game: 'BXKDQ',
    ask: 'A',
    spec: { kind: 'choose', prompt: 'Which?', min: 1, max: 1, options },
    closesAt: null,
  });
  expect(content?.length).toBeLessThanOrEqual(2000);
  for (const { label } of options) expect(content).toContain(`**${label}**: What card`);
  const short = options.map((one) => ({ ...one, hint: 'Few words.' }));
  const whole = questionMessage({
    game: 'BXKDQ',
    ask: 'A',
    spec: { kind: 'choose', prompt: 'Which?', min: 1, max: 1, options: short },
    closesAt: null,
  });
  expect(whole.content).not.toContain('…');
});

test('A limit with a hidden tally shows no tally', () => {
  const told = (plain?: true) =>
    questionMessage({
      game: 'BXKDQ',
      ask: 'A',
      spec: {
        kind: 'allot',
        prompt: 'Units to pick up?',
        amounts: [{ key: 'a', label: 'On the carrier', max: 1, weights: { maban: 1 } }],
        limits: [{ measure: 'maban', atMost: 1, message: 'One ship.', ...(plain && { hideTally: plain }) }],
        proposed: {},
      },
      draft: { counts: { a: 1 } },
      closesAt: null,
    }).content;
  expect(told()).toContain('Maban: 1 of 1');
  expect(told(true)).not.toContain('1 of 1');
});
