import { execFileSync, spawnSync } from 'node:child_process';
import { createHash, createHmac } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { verifyRolls } from '../../scripts/simulation/verify-rolls.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { openStore } from '#store';
import { GameService } from '#service';
import { place } from '../store/stored.ts';
import { abandoned, folder, fromSeed, moves, room, started } from './room.ts';
import { singleRulebook } from '#ti4/rules/rulebooks.ts';

type Line = {
  command: number;
  kind: string;
  back?: number;
  steps?: [string, ...(string | number)[]][];
  facts?: object[];
} & Record<string, unknown>;

const linesOf = (record: string): Line[] =>
  record
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const textOf = (lines: object[]): string => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
const NODE = process.execPath;
const page = readFileSync(new URL('../../docs/dice.md', import.meta.url), 'utf8');
const blockOf = (language: string): string => new RegExp(`\`\`\`${language}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';

/** A game with forks, dice and something taken back, played to its end. */
async function toyRecord(): Promise<string> {
  const here = await room();
  const { game, users } = await started(here, { target: 30 });
  for (const key of ['roll', 'guess', 'roll', 'poll', 'roll']) {
    const user = await moves(here, game, key);
    for (const other of Object.values(users))
      for (const { ask, question, reply } of await here.table.openQuestions(game, other))
        if (question === 'guess' && reply === undefined) await here.table.answer({ user: other }, game, ask, 3);
    for (const other of Object.values(users))
      for (const { ask, question } of await here.table.openQuestions(game, other))
        if (question === 'window') await here.table.answer({ user: other }, game, ask, []);
    if (key !== 'roll') continue;
    const { request } = await here.table.undo({ user }, game);
    for (const other of Object.values(users))
      if (request !== null && other !== user) await here.table.agree({ user: other }, request);
    await moves(here, game, key);
  }
  await moves(here, game, 'take'); // after the last roll
  await abandoned(here, game);
  return (await here.table.findDiceRecord(game)) ?? '';
}

/** The beginning of a game of the fourth edition with practice players, then given up. */
async function realRecord(): Promise<string> {
  let now = 1_000_000;
  const store = await openStore(await place());
  const edition = createFourthEdition(singleRulebook(rulebookOf()));
  const table = new GameService({
    store,
    editions: [edition],
    clock: () => now,
    random: fromSeed(3),
    log: { info: () => {}, warn: () => {}, error: () => {} },
  });
  const { game } = await table.createGame(
    { user: 'ann' },
    { edition: 'ti4', settings: { ...(edition.defaultSettings as object), board: 'fair' }, place: {} },
  );
  await table.join({ user: 'ann' }, game, { name: 'Ann' });
  for (let n = 0; n < 3; n++) await table.seatAi({ user: 'ann' }, game);
  await table.startGame({ user: 'ann' }, game);
  await table.act({ user: 'ann' }, game, 'offer', { to: 'p1', give: {}, take: {}, note: SECRET } as never);
  for (let n = 0; n < 3_000 && ((await table.getGameWithState(game)).state as { round?: number }).round === 1; n++) {
    now += 1_000;
    await table.answerExpired(now);
    const [open] = (await table.openQuestions(game, 'ann')).filter(({ reply }) => reply === undefined);
    if (!open) continue;
    const check = (value: unknown) => open.problem(value as never);
    await table.answer(
      { user: 'ann' },
      game,
      open.ask,
      edition.ai?.fallback({
        open: { ask: { question: open.question, data: open.data } } as never,
        spec: open.spec,
        check,
      }) ?? null,
    );
  }
  expect(await table.findDiceRecord(game)).toBeUndefined();
  await table.abandon({ user: 'ann' }, game);
  const record = (await table.findDiceRecord(game)) ?? '';
  await store.close();
  return record;
}

const SECRET = 'nobody but you may know of our treaty';

describe('the record of a game’s dice', () => {
  const made: Partial<Record<'toy' | 'real', Promise<string>>> = {};
  const records = {
    get toy(): Promise<string> {
      return (made.toy ??= toyRecord());
    },
    get real(): Promise<string> {
      return (made.real ??= realRecord());
    },
  };

  test.each(['toy', 'real'] as const)('holds every roll, as it should be (%s)', async (which) => {
    const rolls = verifyRolls(await records[which]);
    expect(rolls).toBeGreaterThan(which === 'toy' ? 3 : 200);
    expect(
      linesOf(await records[which])
        .flatMap(({ steps = [] }) => steps)
        .filter(([what]) => what === 'draw'),
    ).toHaveLength(rolls);
    for (const kind of ['link', 'fork', 'join', 'draw']) expect(await records[which]).toContain(`["${kind}",`);
    if (which === 'toy') expect(await records.toy).toContain('"kind":"undo"');
  });

  test('holds no private and no hidden information', async () => {
    expect(await records.real).not.toContain(SECRET);
    expect(await records.real).not.toContain('treaty');
    for (const { facts = [] } of linesOf(await records.real))
      for (const fact of facts) expect(Array.isArray((fact as { to?: unknown }).to)).toBe(false);
    expect(Buffer.byteLength(await records.real)).toBeLessThan(1_000_000);
  });

  test('is verified by a standalone program that explains errors', async () => {
    const file = join(folder(), 'dice.jsonl');
    const check = (text: string) => {
      writeFileSync(file, text);
      return spawnSync(
        NODE,
        ['--experimental-strip-types', '--no-warnings', 'scripts/simulation/verify-rolls.ts', file],
        {
          encoding: 'utf8',
        },
      );
    };
    expect(check(await records.toy)).toMatchObject({
      status: 0,
      stdout: `${verifyRolls(await records.toy)} rolls, all as they should be.\n`,
    });
    expect(check((await records.toy).replace('"seed":"', '"seed":"0'))).toMatchObject({
      status: 1,
      stderr: 'The seed is not the one whose hash was announced at the start.\n',
    });
    expect(check('{')).toMatchObject({
      status: 1,
      stderr: 'This is no record of the dice of a game: a line of it cannot be read.\n',
    });
    const source = readFileSync(new URL('../../scripts/simulation/verify-rolls.ts', import.meta.url), 'utf8');
    expect(source.match(/from '([^']+)'/g)).toEqual(["from 'node:crypto'", "from 'node:fs'", "from 'node:zlib'"]);
    expect(source.split('\n').length).toBeLessThan(180);
  });

  /** Every way of changing one thing in a record, the head left as it was. */
  const changed = (
    lines: Line[],
    change: (step: [string, ...(string | number)[]]) => [string, ...(string | number)[]] | undefined,
  ): Line[][] =>
    lines.flatMap((line, i) =>
      (line.steps ?? []).flatMap((step, j): Line[][] => {
        const other = change(step);
        return other ? [lines.with(i, { ...line, steps: (line.steps ?? []).with(j, other) })] : [];
      }),
    );
  /** With its head as somebody careful would leave it, who cannot choose the seed, the last chain and the numbers all could count. */
  const careful = ([head, ...rest]: Line[]): Line[] => [
    { ...head, sha256: createHash('sha256').update(textOf(rest)).digest('hex') },
    ...rest,
  ];
  const TAMPERED: [string, RegExp, (lines: Line[]) => Line[][]][] = [
    [
      'one roll is another',
      /^Command \d+: a roll for ".+" \(.+\) is \d+ of \d+ in the record, and \d+ by the seed/,
      (lines) =>
        changed(lines, (step) =>
          step[0] === 'draw' ? (step.with(6, (Number(step[6]) + 1) % Number(step[5])) as typeof step) : undefined,
        ).filter((_, i) => i % 7 === 0),
    ],
    [
      'one answer is another',
      /by the seed and the answers|The answers at the end|changed since/,
      (lines) =>
        changed(lines, (step) =>
          step[0] === 'link'
            ? (step.with(3, createHash('sha256').update('other').digest('hex')) as typeof step)
            : undefined,
        ),
    ],
    [
      'one answer is on another line',
      /by the seed and the answers|The answers at the end|changed since/,
      (lines) =>
        changed(lines, (step) =>
          step[0] === 'link' && step[1] !== '' ? (step.with(1, '') as typeof step) : undefined,
        ),
    ],
    [
      'one command is left out',
      /^Command \d+ is missing|^There are \d+ commands/,
      (lines) => lines.slice(1).map((_, i) => lines.toSpliced(i + 1, 1)),
    ],
    [
      'one command is left out, and the others are counted anew',
      /by the seed and the answers|was never begun|takes back what there is not|^There are \d+ commands/,
      (lines) =>
        lines.flatMap((line, i) =>
          line.steps?.length
            ? [lines.toSpliced(i, 1).map((one, k) => (k && 'command' in one ? { ...one, command: k } : one))]
            : [],
        ),
    ],
    [
      'a roll is left out',
      /^There are \d+ rolls/,
      (lines) =>
        lines.flatMap((line, i) =>
          line.steps?.some(([what]) => what === 'draw')
            ? [lines.with(i, { ...line, steps: line.steps.filter(([what]) => what !== 'draw') })]
            : [],
        ),
    ],
    [
      'a roll stands twice',
      /stands in the record twice/,
      ([head, ...lines]) =>
        lines.flatMap((line, i) =>
          line.steps?.some(([what]) => what === 'draw')
            ? [
                [
                  { ...head, rolls: Number(head.rolls) + 1 },
                  ...lines.with(i, {
                    ...line,
                    steps: line.steps.flatMap((step, j, all) =>
                      j === all.findIndex(([what]) => what === 'draw') ? [step, step] : [step],
                    ),
                  }),
                ] as Line[],
              ]
            : [],
        ),
    ],
    ...([0, -6, 2.5, 2 ** 50, 'six', null] as number[]).map((sides): [string, RegExp, (lines: Line[]) => Line[][]] => [
      `a die has ${String(sides)} sides`,
      /^Command \d+ has a step that cannot be read/,
      (lines) =>
        changed(lines, (step) => (step[0] === 'draw' ? (step.with(5, sides) as typeof step) : undefined)).slice(0, 2),
    ]),
    [
      'a line is none',
      /^Command 2 cannot be read/,
      ([head, first]) => [null, 5, 'draw', []].map((one) => [head, first, one] as never),
    ],
    [
      'a step is none',
      /^Command \d+ has a step that cannot be read/,
      (lines) =>
        [null, 5, [], ['cast', ''], ['link', '', 'p1'], {}].flatMap((one) =>
          changed(lines, () => one as never).slice(0, 1),
        ),
    ],
    [
      'the seed is another',
      /by the seed and the answers/,
      (lines) => [
        [
          { ...lines[0], seed: 'f'.repeat(64), commitment: createHash('sha256').update('f'.repeat(64)).digest('hex') },
          ...lines.slice(1),
        ],
      ],
    ],
    [
      'the seed does not fit its hash',
      /^The seed is not the one/,
      (lines) => [[{ ...lines[0], seed: 'f'.repeat(64) }, ...lines.slice(1)]],
    ],
  ];
  test.each(TAMPERED)('a record in which %s is rejected', async (what, why, tamper) => {
    const head = what.startsWith('one answer') ? (lines: Line[]) => lines : careful;
    const ways = [...tamper(linesOf(await records.toy)), ...tamper(linesOf(await records.real)).slice(0, 3)];
    expect(ways.length).toBeGreaterThan(1);
    for (const lines of ways) expect(() => verifyRolls(textOf(head(lines)))).toThrow(why);
  });

  test('a record with a changed answer is detected by rolls and chain', async () => {
    const lines = linesOf(await records.toy);
    const back = lines.flatMap((line) => (line.back === undefined ? [] : [[line.back, line.command]]));
    const counted = lines
      .filter(({ command }) => command && !back.some(([from, to]) => command >= from && command < to))
      .map(({ command }) => command);
    const ways = changed(lines, (step) =>
      step[0] === 'link' ? (step.with(3, 'f'.repeat(64)) as typeof step) : undefined,
    ).filter((way) =>
      way.some((line, i) => counted.includes(line.command) && JSON.stringify(line) !== JSON.stringify(lines[i])),
    );
    expect(ways.length).toBeGreaterThan(3);
    for (const way of ways)
      expect(() => verifyRolls(textOf(careful(way)))).toThrow(/by the seed and the answers|The answers at the end/);
  });

  test('docs/dice.md: its recipes reproduce the rolls without the program', async () => {
    const file = join(folder(), 'dice.jsonl');
    for (const record of [await records.toy, await records.real]) {
      writeFileSync(file, record);
      expect(independently(record)).toBe(verifyRolls(record));
      if (!has('python3')) continue;
      expect(Number(execFileSync('python3', ['-', file], { input: blockOf('python'), encoding: 'utf8' }))).toBe(
        verifyRolls(record),
      );
    }
    const [head, begin] = linesOf(await records.real);
    const [, , , label, , sides, result] = (begin.steps ?? [])[0];
    const byHand = has('openssl')
      ? execFileSync('sh', ['-c', blockOf('sh')], {
          env: { ...process.env, LABEL: String(label), SEED: String(head.seed) },
          encoding: 'utf8',
        }).trim()
      : createHmac('sha256', String(head.seed)).update(`setup/0/${label}/0/0`).digest('hex').slice(0, 12);
    expect(parseInt(byHand, 16) % Number(sides)).toBe(result);
  });
});

const has = (program: string): boolean =>
  !spawnSync(program, ['--version']).error || !spawnSync(program, ['version']).error;

/** The page's recipe once more, in another way: hexadecimal digits and large numbers. Gives the rolls that are right. */
function independently(record: string): number {
  const [head, ...commands] = linesOf(record);
  const sha = (text: string) => createHash('sha256').update(text, 'utf8').digest('hex');
  const linked = (chain: string, hash: string) => sha(`${chain}\n${hash}`).substring(0, 24);
  let chains: Record<string, string> = { '': sha(String(head.seed)).substring(0, 24), setup: 'setup' };
  const before: Record<number, Record<string, string>> = {};
  let right = 0;
  for (const { command, back, steps = [] } of commands) {
    before[command] = { ...chains };
    if (back !== undefined) chains = { ...before[back] };
    for (const [what, line, ...rest] of steps as [string, string, ...(string | number)[]][]) {
      if (what === 'fork') chains[line] = linked(chains[rest[0]], sha(line));
      if (what === 'join') chains[line] = linked(chains[line], chains[rest[0]]);
      if (what === 'link') chains[line] = linked(chains[line], String(rest[1]));
      if (what !== 'draw') continue;
      const [frame, label, index, sides, result] = rest;
      const numbers = [0, 1, 2, 3].map((attempt) =>
        BigInt(
          `0x${createHmac('sha256', String(head.seed)).update(`${chains[line]}/${frame}/${label}/${index}/${attempt}`).digest('hex').substring(0, 12)}`,
        ),
      );
      const most = ((1n << 48n) / BigInt(sides)) * BigInt(sides);
      if (Number((numbers.find((number) => number < most) ?? 0n) % BigInt(sides)) === result) right++;
    }
  }
  return right;
}
