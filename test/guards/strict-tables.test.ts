import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const from = (file: string): string => JSON.stringify(path.join(root, file));

/** Tests as they might be written, and how each ends. */
const PLANTED: Record<string, [body: string, ends: RegExp | 'well']> = {
  'a question is left open': ['hit(1);', /The test ends while these are asked: bob assign-hits/],
  'the last answer opens another question': [
    "hit(1, '1 dreadnought, 1 cruiser').bob.sustains();",
    /ends while these are asked: bob assign-hits/,
  ],
  'one question is spoken of, another is open': [
    "const t = vote(); t.begin(assignHits, hits(1)); t.leaves('ann', 'vote-for');",
    /ann is not asked vote-for; open: bob assign-hits/,
  ],
  'it stops at a question that is not open': [
    "hit(1).leaves('bob', 'sustain-damage');",
    /bob is not asked sustain-damage; open: bob assign-hits/,
  ],
  'it is refused for another reason': [
    "const t = hit(1); expect(t.bob.refusal('2 cruiser', 'assign-hits')).toBe('Too few.');",
    /expected 'Cruiser: choose at most 1\.'/,
  ],
  'what is said is not offered': [
    "hit(1).bob.loses('war-sun');",
    /bob, assign-hits: "war-sun" is not offered; offered: cruiser \(cruiser\), carrier/,
  ],
  'somebody answers what nobody asked': ['hit(1).ann.retreats();', /ann is not asked announce-retreat, but nothing/],
  'several things go by that name': [
    "const t = hit(1); t.seat('bob').chooses('c', 'assign-hits');",
    /"c" is not offered/,
  ],
  'declining leaves what cannot be saved': [
    "const t = vote({ hands: { bob: ['veto'] } }); Object.assign(t.state, { lost: new Date(0) }); t.declineAll();",
    /^AssertionError: expected '\{"active"/,
  ],
  'a card is lost': ['doing((game) => void game.state.decks.action.draw.pop());', /\d+ cards \(action\) became/],
  'a card lies in two places': [
    'doing(({ state }) => void state.seats.ann.actionCards.push(state.decks.action.draw[0]));',
    /is in action deck and in ann/,
  ],
  'there are more units than figures': [
    "doing(({ state }) => { for (let i = 0; i < 5; i++) state.units['x' + i] = { id: 'x' + i, type: 'carrier', owner: 'ann', system: '26' }; });",
    /ann has 5 of at most 4 carrier/,
  ],
  'all are told a secret objective': [
    "doing((game) => game.addFact({ type: 'deal-noted', seats: ['ann', 'bob'], note: 'Cut Supply Lines' }));",
    /Cut Supply Lines is mentioned in/,
  ],
  'all see a card of the deck': [
    "doing(({ state }) => { state.laws[state.decks.agenda.draw[0]] = { component: 'mutiny' }; });",
    /is visible to all players/,
  ],
  'a table is laid as no game comes to it': [
    "const draw = ['mutiny', 'mutiny', 'economic-equality']; vote({ change: ({ decks }) => { decks.agenda.draw = draw; } }).bob.abstains().cat.abstains().ann.votesFor('against', 'lodor');",
    'well',
  ],
  'all is answered': ["hit(1).bob.loses('cruiser');", 'well'],
  'units that differ go by names of their own': [
    "lastCruiser().bob.chooses('Tequ’ran and Torkan (103)', 'unit-to-take');",
    'well',
  ],
  'of units that differ one is named': [
    "lastCruiser().bob.chooses('Tequ’ran and Torkan (103) (damaged)', 'unit-to-take');",
    'well',
  ],
  'it says where it stops': ["hit(1).leaves('bob', 'assign-hits');", 'well'],
  'it looks at what is asked': [
    "expect(hit(1).options('bob', 'assign-hits')).toEqual(['cruiser', 'carrier']);",
    'well',
  ],
  'it says what is asked': ["expect(hit(1)).toAsk('bob assign-hits');", 'well'],
  'an agenda is to be voted on': ['vote();', 'well'],
  'it has failed already': ["hit(1); throw new Error('first');", /^Error: first/],
};

const text = `
import { expect, test } from ${from('node_modules/vitest/dist/index.js')};
import { assignHits } from ${from('src/editions/ti4/rules/combat/assign-hits.ts')};
import { agendaPhase } from ${from('src/editions/ti4/rules/politics/agenda-phase.ts')};
import { actionCard, on } from ${from('src/editions/ti4/rules/components/component.ts')};
import { table } from ${from('test/rules/table.ts')};
const hits = (count) => ({ seat: 'bob', by: 'ann', purpose: 'space-combat', system: '27', hits: count });
const hit = (count, ships = '1 cruiser, 1 carrier') => table({ space: { 27: { bob: ships } } }).begin(assignHits, hits(count));
const vote = (setting = {}) =>
  table({ planets: { ann: ['lodor'] }, space: { 27: { bob: '1 cruiser, 1 carrier' } }, phase: 'agenda', ...setting }).begin(agendaPhase, {});
const lastCruiser = () =>
  table({
    space: { 27: { bob: '6 cruiser' }, 28: { bob: '1 cruiser, 1 cruiser (damaged)' } },
    change: (state) => { state.systems['27'].tokens = ['bob']; state.seats.bob.tokens.fleet = 8; },
  }).begin('place-unit', { seat: 'bob', type: 'cruiser', system: '31' });
const doing = (effect) => {
  const wrong = actionCard({
    id: 'wrong', name: 'Wrong', set: 'base', text: 'test', copies: 1,
    reactions: [on('when', 'voting-begins', { isUsable: () => true, effect })],
  });
  const change = (state) => { state.seats.bob.secretObjectives = ['cut-supply-lines']; };
  return vote({ components: [wrong], hands: { bob: ['wrong'] }, change }).bob.plays('wrong');
};
${Object.entries(PLANTED)
  .map(([name, [body]]) => `test(${JSON.stringify(name)}, () => { ${body} });`)
  .join('\n')}
`;

interface Report {
  testResults: { message: string; assertionResults: { title: string; status: string; failureMessages: string[] }[] }[];
}

// Node runs the sources directly, as in vitest.config.ts.
const LOADING = new URL('../../bin/loading.mjs', import.meta.url).href;

let folder = '';
let ended: Record<string, string> = {};
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'custodian-strict-'));
  writeFileSync(path.join(folder, 'planted.test.mts'), text);
  writeFileSync(
    path.join(folder, 'vitest.config.mjs'),
    `export default ${JSON.stringify({ test: { dir: folder, include: ['**/planted.test.mts'], experimental: { viteModuleRunner: false }, execArgv: ['--import', LOADING] } })};\n`,
  );
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [vitest, 'run', '--root', root, '--config', path.join(folder, 'vitest.config.mjs'), '--reporter=json'],
    { cwd: root, encoding: 'utf8', maxBuffer: 64 * 2 ** 20 },
  );
  const [file] = (JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report).testResults;
  if (!file?.assertionResults.length) throw new Error(file?.message ?? stderr);
  ended = Object.fromEntries(
    file.assertionResults.map(({ title, status, failureMessages }) => [
      title,
      status === 'passed' ? 'well' : failureMessages.join('\n'),
    ]),
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('A test of the rules', () => {
  test.each(Object.entries(PLANTED).map(([name, [, ends]]) => ({ name, ends })))(
    'in which $name ends as it should',
    ({ name, ends }) => {
      if (ends === 'well') expect(ended[name]).toBe('well');
      else expect(ended[name]).toMatch(ends);
    },
  );
});

const eslint = new ESLint({ cwd: root });
const refusals = async (line: string): Promise<string[]> => {
  const [result] = await eslint.lintText(`${line}\n`, { filePath: path.join(root, 'test/content/planted.test.ts') });
  const found = result.messages.filter(({ ruleId }) => ruleId === 'no-restricted-syntax');
  return [...new Set(found.map(({ message }) => message.split(':')[0]))];
};

const POSITIONS = [
  'spec.options[0].key;',
  'spec.lines[1];',
  "t.options('ann')[0];",
  't.open[0];',
  'frame.asks[0];',
  'openAsks(state)[0];',
  "const [first] = t.options('ann');",
  'const [first] = spec.lines;',
  'spec.options.slice(0, 1);',
  't.open.at(-1);',
  "t.ann.chooses('pillage/1', 'window');",
  "t.ann.plays('munitions-reserves/1');",
  'Object.values(t.state.offers)[0];',
  'Object.keys(t.state.offers).at(-1);',
  't.seat(seat).plays(`${card}/1`);',
  "t.ann.chooses('u33', 'choose-unit');",
];
const REASONS = [
  "expect(t.refusal('ann', 'x')).toBeDefined();",
  "expect(t.ann.refusal('x', 'turn')).toBeTruthy();",
  "expect(t.refusal('ann', 'x')).not.toBeUndefined();",
  "expect(researchProblem(t.game, 'ann', 'x')).toBeDefined();",
  'expect(() => it()).toThrow();',
  "expect(t.refusal('ann', 'x')).toMatch(/./);",
  'expect(() => it()).toThrow(/.*/);',
];
const FRAGMENTS = [
  "expect(t.refusal('ann', 'x')).toMatch(/too few/);",
  "expect(t.ann.refusal('x', 'turn')).toContain('few');",
  "expect(researchProblem(t.game, 'ann', 'x')).toMatch(/lack/);",
  'expect(() => it()).toThrow(/too few/);',
  'expect(() => it()).toThrow(Illegal);',
];
const RAW = [
  "t.answers('ann', 'x');",
  "t.begin(turn, {}).answers('ann', ['x'], 'window');",
  "t.ann.passes().table.answers('bob', 1);",
];
const FINE = [
  "t.ann.plays('x').bob.chooses('y', 'choose-planet');",
  "expect(() => it()).toThrow('No.');",
  "t.ann.uses('pillage');",
  "expect(pools(t)).toBe('3/3/1');",
  'expect(() => it()).not.toThrow();',
  "expect(t.refusal('ann', 'x')).toBe('No.');",
];

describe('In tests of rules and components', () => {
  test.each(POSITIONS)('positional choices are refused: %s', async (line) => {
    expect(await refusals(line)).toEqual(['Say what is meant']);
  });
  test.each(REASONS)('a refusal assertion without its reason is refused: %s', async (line) => {
    expect(await refusals(line)).toEqual(['Compare the sentence']);
  });
  test.each(FRAGMENTS)('a partial refusal text is refused: %s', async (line) => {
    expect(await refusals(line)).toEqual(['Compare the sentence']);
  });
  test.each(RAW)('answers without the named verbs are refused: %s', async (line) => {
    expect(await refusals(line)).toEqual(['Say it with a verb']);
  });
  test('a test that does not check where play stops is refused', async () => {
    expect(await refusals('t.stopsAt();')).toEqual(['Say at what it stops']);
    expect(await refusals("expect(t.stopsAt()).toEqual(['ann window']);")).toEqual([]);
  });
  test.each(FINE)('named and complete checks are allowed: %s', async (line) => {
    expect(await refusals(line)).toEqual([]);
  });
});
