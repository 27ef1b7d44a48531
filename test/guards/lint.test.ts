import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: root });

/** What is refused for a text that would lie in a folder, by the rules that refuse it. */
async function refused(file: string, text: string): Promise<string[]> {
  const [result] = await eslint.lintText(text, { filePath: path.join(root, file) });
  return [...new Set(result.messages.map(({ ruleId, message }) => ruleId ?? message))];
}

const TI4 = 'src/editions/ti4';
const RULES = `${TI4}/rules`;
const CONTENT = `${TI4}/content`;
/** No clock, chance or I/O. */
const PURE = [
  'src/engine',
  'src/kit',
  RULES,
  CONTENT,
  `${TI4}/ai`,
  `${TI4}/odds`,
  `${TI4}/render`,
  'src/render',
  'src/simulation',
];
/** No component by its id. */
const NAMELESS = [
  'src/engine',
  'src/kit',
  'src/render',
  RULES,
  'src/service',
  'src/store',
  'src/discord',
  'src/scheduler',
  `${TI4}/render`,
  `${TI4}/views`,
  `${TI4}/odds`,
  `${TI4}/ai`,
  `${TI4}/narration`,
  `${TI4}/forms`,
  `${TI4}/service`,
  `${TI4}/discord`,
  `${TI4}/simulation`,
  'src/simulation',
  'src/cli',
];

const IMPURE = {
  chance: ['export const it = Math.random();\n', 'no-restricted-properties'],
  'the clock': ['export const it = Date.now();\n', 'no-restricted-properties'],
  'a date': ['export const it = new Date();\n', 'no-restricted-syntax'],
  'a timer': ['setTimeout(() => undefined, 1);\n', 'no-restricted-globals'],
  'the network': ["export const it = fetch('https://example.org');\n", 'no-restricted-globals'],
  'the disk': ["import { readFileSync } from 'node:fs';\nexport const it = readFileSync;\n", 'no-restricted-syntax'],
  'the disk by another way': ['export const it = globalThis.process;\n', 'no-restricted-globals'],
  'a date in words': ['export const it = Date();\n', 'no-restricted-globals'],
  'chance of the machine': ['export const it = crypto.randomUUID();\n', 'no-restricted-globals'],
  'the process': ['export const it = process.env;\n', 'no-restricted-globals'],
  'what is not there': ['export const it = (one: string[]): string => one.at(0)!;\n', 'no-restricted-syntax'],
} as const;

const KEPT = {
  'where a unit stands': 'export const it = (unit: { planet: string }): void => { unit.planet = "x"; };\n',
  'in which system a unit is': 'export const it = (unit: { system?: string }): void => { delete unit.system; };\n',
  'a unit of the board':
    'export const it = (game: { state: { units: Record<string, object> } }): void => { game.state.units.a = {}; game.state.units["b"] = {}; };\n',
  'a technology that is owned':
    'export const it = (seat: { technologies: Record<string, object> }, id: string): void => { seat.technologies[id] = {}; };\n',
  'a law':
    'export const it = (state: { laws: Record<string, object> }, id: string): void => { delete state.laws[id]; };\n',
  'a lasting effect':
    'export const it = (state: { effects: Record<string, object> }, id: string): void => { state.effects[id] = {}; };\n',
  'what a holding remembers': 'export const it = (holding: { memory?: string }): void => { delete holding.memory; };\n',
  'what a sheet remembers':
    'export const it = (seat: { abilities: Record<string, string> }, key: string): void => { seat.abilities[key] = "x"; };\n',
  'whom a law elected': 'export const it = (law: { elected?: string }): void => { law.elected = "ann"; };\n',
  'the card of a unit':
    'export const it = (seat: { units: Record<string, string> }, type: string): void => { seat.units[type] = "x"; };\n',
  'a play area': 'export const it = (seat: { playArea: string[] }): void => { seat.playArea.push("x"); };\n',
  'all units': 'export const it = (state: { units: object }): void => { state.units = {}; };\n',
  'all laws': 'export const it = (state: { laws: object }): void => { state.laws = {}; };\n',
  'a law by name': 'export const it = (state: { laws: Record<string, object> }): void => { delete state.laws.x; };\n',
  'a place in a play area': 'export const it = (seat: { playArea: string[] }): void => { seat.playArea[0] = "x"; };\n',
  'the end of a play area':
    'export const it = (seat: { playArea: string[] }): void => { seat.playArea.length = 0; };\n',
  'a faction': 'export const it = (seat: { faction: string }): void => { seat.faction = "x"; };\n',
};

/** No component is asked for its kind. */
const KINDLESS = [
  'src/kit',
  ...[
    'rules',
    'content',
    'views',
    'narration',
    'odds',
    'ai',
    'forms',
    'service',
    'discord',
    'render',
    'simulation',
  ].map((room) => `${TI4}/${room}`),
];
const switching = (given: string, on: string, kind: string): string =>
  `export function it(${given}): number {\n  switch (${on}) {\n    case '${kind}':\n      return 1;\n    default:\n      return 2;\n  }\n}\n`;
const ASKED = {
  'a switch': switching('component: { kind: string }', 'component.kind', 'agenda'),
  'a switch over what may be missing': switching('component?: { kind: string }', 'component?.kind', 'unit'),
  'a switch over a kind taken out': switching('{ kind }: { kind: string }', 'kind', 'action-card'),
  'a comparison': "export const it = (one: { kind: string }): boolean => one.kind === 'technology';\n",
  'a comparison in other quotes': 'export const it = (one: { kind: string }): boolean => one[`kind`] === `agenda`;\n',
  'a list of kinds': "export const it = (one: { kind: string }): boolean => ['unit', 'agenda'].includes(one.kind);\n",
  'a comparison with what may be missing':
    "export const it = (one?: { kind: string }): boolean => 'promissory-note' !== one?.kind;\n",
};
const OTHER_KINDS = {
  'a Spec': switching('spec: { kind: string }', 'spec.kind', 'choose'),
  'the Spec of an ask': switching('asked: { spec: { kind: string } }', 'asked.spec.kind', 'allot'),
  'a change': switching('change: { kind: string }', 'change.kind', 'technology'),
  'a change taken out': "export const it = ({ kind }: { kind: string }): boolean => kind === 'technology';\n",
  'a shape': switching('shape: { kind: string }', 'shape.kind', 'circle'),
};

describe('Each lint rule refuses its violations', () => {
  test.each(PURE)('%s uses no clock, randomness or disk', async (folder) => {
    for (const [what, [text, rule]] of Object.entries(IMPURE))
      expect([what, await refused(`${folder}/planted.ts`, text)]).toEqual([what, expect.arrayContaining([rule])]);
  });

  test.each(NAMELESS)('%s names no component', async (folder) => {
    for (const quote of ["'", '`'])
      expect(await refused(`${folder}/planted.ts`, `export const it = ${quote}sabotage${quote};\n`)).toContain(
        'custodian/no-component-id',
      );
  });

  test('doc comments start with a verb or noun and plain words', async () => {
    const about = (comment: string) => refused('src/text/planted.ts', `/** ${comment} */\nexport const it = 1;\n`);
    expect(await about('What a seat may see.')).toEqual(['custodian/plain-comments']);
    expect(await about('Tells whoever asks.')).toEqual(['custodian/plain-comments']);
    expect(await about('Parts of a text that a seat may see.')).toEqual([]);
  });

  test('test titles have at most 14 words besides references', async () => {
    const about = (title: string) => refused('test/planted.test.ts', `test('${title}', () => expect(1).toBe(1));\n`);
    expect(await about('78.4c, Duranium Armor note 1, Duranium Armor note 2: repairs a ship that was not hit')).toEqual(
      [],
    );
    expect(await about('78.4c '.concat('word '.repeat(15)))).toEqual(['custodian/test-titles']);
  });

  test.each(KINDLESS)('%s does not compare a component’s kind', async (folder) => {
    for (const [what, text] of Object.entries(ASKED))
      expect([what, await refused(`${folder}/planted.ts`, text)]).toEqual([what, ['custodian/no-component-kind']]);
    for (const [what, text] of Object.entries(OTHER_KINDS))
      expect([what, await refused(`${folder}/planted.ts`, text)]).toEqual([what, []]);
  });

  test.each([RULES, CONTENT])('%s changes shared state only through its functions', async (folder) => {
    for (const [what, text] of Object.entries(KEPT))
      expect([what, await refused(`${folder}/planted.ts`, text)]).toEqual([
        what,
        expect.arrayContaining(['no-restricted-syntax']),
      ]);
  });

  test.each(['rules', 'content'])('src/editions/ti3/%s treats ground forces as one kind', async (folder) => {
    const TYPE = 'unit: { type: string }';
    const ONE_TYPE = {
      'a comparison': `export const it = (${TYPE}): boolean => unit.type === 'ground-force';\n`,
      'a comparison the other way': `export const it = (${TYPE}): boolean => unit.type !== 'ground-force';\n`,
      'a count by type': "export const it = (units: Record<string, number>): number => units['ground-force'];\n",
      'a measure by type': "export const it = (units: (type: string) => number): number => units('ground-force');\n",
    };
    for (const [what, text] of Object.entries(ONE_TYPE))
      expect([what, await refused(`src/editions/ti3/${folder}/planted.ts`, text)]).toEqual([
        what,
        ['no-restricted-syntax'],
      ]);
  });

  test('In Discord code a game is loaded in one way only', async () => {
    expect(
      await refused(
        'src/discord/planted.ts',
        'type GameService = object;\nexport const it = (one: unknown): GameService => one as GameService;\n',
      ),
    ).toContain('no-restricted-syntax');
  });

  test('A function is short and simple', async () => {
    const long = `export function it(): void {\n${'  console.info();\n'.repeat(61)}}\n`;
    const nested = `export function it(a: number): number {\n${'  if (a > 1) {\n'.repeat(6)}${'  }\n'.repeat(6)}  return a;\n}\n`;
    const drawn = ['src/render', 'src/render/raster', `${TI4}/render/tile`, `${TI4}/views`];
    const rehearsed = ['src/simulation', `${TI4}/simulation`];
    for (const folder of [
      'src',
      'src/workers',
      'src/service',
      'src/discord',
      `${TI4}/narration`,
      `${TI4}/forms`,
      `${TI4}/service`,
      `${TI4}/discord`,
      'scripts',
      RULES,
      ...drawn,
      ...rehearsed,
    ]) {
      expect(await refused(`${folder}/planted.ts`, long)).toContain('max-lines-per-function');
      expect(await refused(`${folder}/planted.ts`, nested)).toContain('sonarjs/cognitive-complexity');
    }
    const plain = (text: string): string => text.replaceAll(/: (void|number)/g, '');
    for (const file of ['bin/planted.mjs', 'scripts/e2e/planted.mjs', 'src/sandbox/page/planted.js']) {
      expect(await refused(file, plain(long))).toContain('max-lines-per-function');
      expect(await refused(file, plain(nested))).toContain('sonarjs/cognitive-complexity');
    }
  });

  test('A regular expression runs in linear time', async () => {
    const SLOW = {
      'two that share white space': String.raw`/^(?<name>.+?)\s*x\s*\d+$/s`,
      'a search for what ends the text': String.raw`/\s+$/`,
      'what stands before a word': String.raw`/\s+and\s+/i`,
      'a repeated repetition': '/^(?:a+)+$/',
    };
    for (const [what, pattern] of Object.entries(SLOW)) {
      const [, source, flags] = /^\/(.*)\/([a-z]*)$/.exec(pattern) ?? [];
      for (const made of [pattern, `new RegExp(${JSON.stringify(source)}, '${flags}')`])
        expect([what, await refused('src/text/planted.ts', `export const it = ${made};\n`)]).toEqual([
          what,
          expect.arrayContaining(['custodian/no-slow-pattern']),
        ]);
    }
    expect(await refused('scripts/planted.ts', 'export const it = /^(?:a+)+$/;\n')).toContain('sonarjs/slow-regex');
    expect(
      await refused('src/text/planted.ts', 'export const it = /^(?<count>\\d{1,3}) ?x ?(?<name>\\S.*)$/s;\n'),
    ).toEqual([]);
  });

  test('A test neither returns early, sleeps nor depends on chance', async () => {
    const EARLY = {
      'a return': 'if (process.env.NOTHING) return;',
      'a return of something said': "if (process.env.NOTHING) return console.warn('Not here');",
      'a return in a block': "if (process.env.NOTHING) {\n    console.warn('Not here');\n    return;\n  }",
      'a return in a loop': 'for (const one of [1]) if (one) return;',
      'a return from what may fail':
        'try {\n    if (process.env.NOTHING) return;\n  } finally {\n    console.info();\n  }',
      'a return in one case': "switch (process.env.NOTHING) {\n    case '1':\n      return;\n  }",
    };
    for (const [what, text] of Object.entries(EARLY))
      for (const test of ['test', 'it', 'test.each([1])', 'test.concurrent'])
        expect([
          what,
          test,
          await refused('test/planted.test.ts', `${test}('it', async () => {\n  ${text}\n});\n`),
        ]).toEqual([what, test, ['custodian/no-early-end']]);
    const PLANTED = {
      'only one test': "test.only('it', () => {\n  console.info();\n});\n",
      'a test that is skipped': "describe.skip('it', () => {\n  test('it', () => {\n    console.info();\n  });\n});\n",
      'a test that is run at times': "test.runIf(process.env.NOTHING)('it', () => {\n  console.info();\n});\n",
      'chance without a seed': "test('it', () => {\n  console.info(Math.random());\n});\n",
      'properties without a seed': "import fc from 'fast-check';\nfc.assert(fc.property(fc.nat(), (n) => n >= 0));\n",
      'chance of the machine': "import { randomInt } from 'node:crypto';\nconsole.info(randomInt(3));\n",
      'a sleep': "test('it', async () => {\n  await new Promise((resolve) => setTimeout(resolve, 50));\n});\n",
      'text evaluated by a page': "test('it', async () => {\n  await page.waitForFunction('1 < 2');\n});\n",
    };
    for (const [what, text] of Object.entries(PLANTED))
      expect([what, await refused('test/planted.test.ts', text)]).toEqual([what, ['no-restricted-syntax']]);
    const within =
      "test('it', () => {\n  const it = (): number => {\n    if (process.env.NOTHING) return 1;\n    return 2;\n  };\n  it();\n});\n";
    expect(await refused('test/planted.test.ts', within)).toEqual([]);
  });

  test('Files follow the same conventions everywhere', async () => {
    const HABITS = {
      'max-lines': `${Array.from({ length: 401 }, (_, i) => `export const a${i} = ${i};`).join('\n')}\n`,
      eqeqeq: 'export const it = (a: number, b: number): boolean => a == b;\n',
      'no-var': 'var it = 1;\nexport { it };\n',
      'prefer-const': 'let it = 1;\nexport { it };\n',
      '@typescript-eslint/no-non-null-assertion': 'export const it = (one: string[]): string => one.at(0)!;\n',
      '@typescript-eslint/consistent-type-imports': "import { Game } from './game.ts';\nexport type It = Game;\n",
      '@typescript-eslint/no-unused-vars': 'const it = 1;\n',
    };
    for (const [rule, text] of Object.entries(HABITS))
      expect([rule, await refused('src/planted.ts', text)]).toEqual([rule, expect.arrayContaining([rule])]);
  });
});

test('oxlint checks types and promises in src, scripts and test', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-lint-'));
  const text = [
    'export const later = async (): Promise<number> => 1;',
    'export const forgotten = (): void => { later(); };',
    'export const misused = (list: number[]): void => list.forEach(async () => { await later(); });',
    'export const wrong: string = 1;',
  ].join('\n');
  try {
    copyFileSync(path.join(root, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
    writeFileSync(
      path.join(folder, 'tsconfig.json'),
      JSON.stringify({ extends: path.join(root, 'tsconfig.json'), compilerOptions: { types: [] } }),
    );
    for (const room of ['src', 'scripts', 'test']) {
      mkdirSync(path.join(folder, room));
      writeFileSync(path.join(folder, room, 'planted.ts'), text);
    }
    const bin = (name: string): string => path.join(root, 'node_modules/.bin', name);
    const { stdout } = spawnSync(bin('oxlint'), ['--type-aware', '--type-check', '--format=unix'], {
      cwd: folder,
      encoding: 'utf8',
      env: { PATH: process.env.PATH, OXLINT_TSGOLINT_PATH: bin('tsgolint') },
    });
    for (const room of ['src', 'scripts', 'test'])
      for (const rule of ['no-floating-promises', 'no-misused-promises', 'TS2322'])
        expect(stdout).toMatch(new RegExp(`^${room}/planted\\.ts:.*typescript\\(${rule}\\)`, 'm'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('Every folder that the rules cover exists', () => {
  for (const folder of new Set([...PURE, ...NAMELESS, ...KINDLESS]))
    expect(readdirSync(path.join(root, folder)).length).toBeGreaterThan(0);
});

test('Faultless code is not refused', async () => {
  for (const folder of new Set([...PURE, ...NAMELESS, ...KINDLESS]))
    expect(await refused(`${folder}/planted.ts`, 'export const it = 1;\n')).toEqual([]);
});
