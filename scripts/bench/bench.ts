// Measures what players wait for, each next to the least that the same work could cost, in the same run.
//   npm run -s bench            in words; an answer, the board and whole games of all editions, the rest of the fourth
//   npm run -s bench -- --json  as JSON
//   npm run -s bench -- --edition ti3    an answer, the board and whole games of one edition only
//   npm run -s bench -- --sets all    an answer and the board with these sets compared with the base game alone
//   npm run -s bench -- --beside HEAD~20   an answer compared with an earlier version, alternately; the fourth edition
//                                          or that of --edition
// --answers: number of measured answers; --games: number of whole games; --seed: random seed.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { SETS } from '#ti4/content/sets.ts';
import { rulebookOf } from '#ti4/rulebook.ts';
import { computeScenarioOdds } from '#ti4/odds/index.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { computeBaselineOdds, type BaselineSide } from '../odds/baseline-odds.ts';
import { measureAnswers } from './answers.ts';
import type { BenchmarkedEdition } from './benchmarked-edition.ts';
import { compareVersions } from './compare-versions.ts';
import { measureSweeps } from './sweep.ts';
import { ratios, rounded, measureTime, summarizeTimes } from './times.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Measures what players wait for, next to the least that the same work could cost.', {
  json: { type: 'boolean', default: false, about: 'prints JSON' },
  answers: { type: 'string', default: '400', about: 'measured answers' },
  games: { type: 'string', default: '6', about: 'whole games' },
  seed: { type: 'string', default: 'bench', about: 'random seed' },
  sets: { type: 'string', about: 'sets compared with the base game' },
  edition: { type: 'string', about: 'ti4, ti3 or ti2' },
  beside: { type: 'string', about: 'commit to compare an answer with' },
});

// The drawing code reads this setting when it is loaded.
const art = mkdtempSync(path.join(tmpdir(), 'custodian-art-'));
process.env.DRAWN_ART = art;
process.on('exit', () => rmSync(art, { recursive: true, force: true }));
const { measureBoards } = await import('./boards.ts');
const { ti4Benchmark } = await import('./ti4.ts');
const { ti3Benchmark } = await import('./ti3.ts');
const { ti2Benchmark } = await import('./ti2.ts');

function wholeGames({ play }: BenchmarkedEdition, count: number) {
  const each: number[] = [];
  let given = 0;
  for (let i = 0; i < count; i++) given += measureTime(each, () => play(`${values.seed} ${i}`));
  const total = each.reduce((sum, ms) => sum + ms, 0);
  return {
    games: count,
    perMinute: rounded((60_000 * count) / total),
    slowestMs: rounded(Math.max(...each)),
    answersEach: Math.round(given / count),
    msPerAnswer: rounded(total / given),
  };
}

// The odds of a combat, compared with the same odds computed from bare numbers

const ODDS = { attacker: '5 dreadnought, 2 war sun, 5 cruiser', defender: '4 carrier, 4 cruiser, 4 fighter' };
const BARE: { attacker: BaselineSide; defender: BaselineSide } = {
  attacker: { sustains: 7, units: [...alike(5, 0.4), ...alike(5, 0.6), ...alike(2, 0.8, 3)] },
  defender: { sustains: 0, units: [...alike(4, 0.2), ...alike(4, 0.4), ...alike(4, 0.2)] },
};

function alike(count: number, chance: number, dice = 1): BaselineSide['units'] {
  return Array.from({ length: count }, () => ({ chance, dice }));
}

function chances(book: Rulebook) {
  const whole: number[] = [];
  const least: number[] = [];
  for (let i = 0; i < 60; i++) {
    const { odds } = measureTime(whole, () =>
      computeScenarioOdds(book, { attacker: { list: ODDS.attacker }, defender: { list: ODDS.defender } }),
    );
    const bare = measureTime(least, () => computeBaselineOdds(BARE.attacker, BARE.defender));
    if (Math.abs(odds.win - bare.win) > 1e-9)
      throw new Error(`The odds are ${odds.win}; from bare numbers they are ${bare.win}`);
  }
  const [odds, bare] = [summarizeTimes(whole.slice(10)), summarizeTimes(least.slice(10))];
  return { firstMs: rounded(whole[0] ?? 0), odds, bare, ratio: ratios(odds, bare) };
}

/**
 * Measures an answer and the board with some sets and with the base game alone: medians of several alternating runs.
 */
async function withSets(names: string): Promise<void> {
  const played = async (sets: string[]) => {
    const book = rulebookOf([], sets);
    const benched = ti4Benchmark(book, values.seed);
    const { answer } = await measureAnswers(benched, values.seed, Number(values.answers));
    const { warmMs, withTableMs } = await measureBoards(benched);
    return { answer: answer.answer.median, board: warmMs, table: withTableMs };
  };
  const sets = names === 'all' ? SETS.map(({ id }) => id) : names.split(',');
  const turns: { base: Awaited<ReturnType<typeof played>>; sets: Awaited<ReturnType<typeof played>> }[] = [];
  for (let i = 0; i < 3; i++) turns.push({ base: await played(['base']), sets: await played(sets) });
  const middle = (which: 'base' | 'sets', what: 'answer' | 'board' | 'table'): number =>
    summarizeTimes(turns.map((turn) => turn[which][what])).median;
  for (const what of ['answer', 'board', 'table'] as const) {
    const [alone, all] = [middle('base', what), middle('sets', what)];
    console.log(
      `${what}: base game ${alone} ms, with ${sets.join(', ')} ${all} ms: ${rounded(all / alone)} times as long`,
    );
  }
}

if (values.sets !== undefined) {
  await withSets(values.sets);
  process.exit();
}

if (values.beside !== undefined) {
  const found = compareVersions(values.beside, {
    edition: values.edition ?? 'ti4',
    answers: Number(values.answers),
    seed: values.seed,
    turns: 5,
  });
  const said = ([which, { answerMs, transactionMs, ratio }]: [string, (typeof found)['old']]) =>
    `${which}: an answer ${answerMs} ms, the bare transaction ${transactionMs} ms, so ${ratio} times as long`;
  console.log(values.json ? JSON.stringify(found, null, 2) : Object.entries(found).map(said).join('\n'));
  process.exit();
}

/** Measures an answer, the board and whole games of an edition. */
async function measured(benched: BenchmarkedEdition) {
  const { answer, saved } = await measureAnswers(benched, values.seed, Number(values.answers));
  const board = await measureBoards(benched);
  return { title: benched.title, answer, board, games: wholeGames(benched, Number(values.games)), saved };
}

/** Runs tasks one after the other, because simultaneous measurements disturb each other. */
async function inTurn<T, R>(list: readonly T[], work: (one: T) => Promise<R>): Promise<R[]> {
  const found: R[] = [];
  for (const one of list) found.push(await work(one));
  return found;
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

const inWords = ({ title, answer, board, games, saved }: Awaited<ReturnType<typeof measured>>): string[] => [
  `${title}. An answer with its commit, round ${answer.round} of a game of six (${answer.answers} answers, ${kb(answer.bytesWritten)} written):`,
  `  median ${answer.answer.median} ms, p99 ${answer.answer.p99} ms`,
  `  the same rows by bare SQLite: median ${answer.transaction.median} ms, p99 ${answer.transaction.p99} ms`,
  `  so ${answer.ratio.median} times as long (p99: ${answer.ratio.p99})`,
  `The board, ${board.width} × ${board.height}, ${kb(board.bytes)}:`,
  `  never drawn before ${board.neverDrawnMs} ms, cold ${board.coldMs} ms, one system changed ${board.warmMs} ms, encoding alone ${board.encodingMs} ms; with the players' areas ${board.withTableMs} ms`,
  `  so ${board.ratio.warm} times as long as encoding (at most ${board.most.warm}), cold ${board.ratio.cold} (at most ${board.most.cold}); while four games are drawn at once, nothing waits longer than ${board.pauseMs} ms`,
  `Whole games of six, at random: ${games.perMinute} a minute; slowest ${games.slowestMs} ms, ${games.answersEach} answers each, ${games.msPerAnswer} ms an answer`,
  `A saved late game: ${kb(saved.stateBytes)}, and ${kb(saved.bytesPerAnswer)} for each answer`,
];

const book = rulebookOf();
const editions: Record<string, () => BenchmarkedEdition> = {
  ti4: () => ti4Benchmark(book, values.seed),
  ti3: () => ti3Benchmark(values.seed),
  ti2: () => ti2Benchmark(values.seed),
};

if (values.edition !== undefined) {
  const names = values.edition.split(',');
  if (!names.every((name) => name in editions)) throw new Error(`--edition is of ${Object.keys(editions).join(', ')}.`);
  const found = Object.fromEntries(
    await inTurn(names, async (name) => [name, await measured(editions[name]())] as const),
  );
  console.log(values.json ? JSON.stringify(found, null, 2) : Object.values(found).flatMap(inWords).join('\n'));
  process.exit();
}

const odds = chances(book);
const swept = await measureSweeps(book, values.seed);
const [of4, of3, of2] = await inTurn(Object.values(editions), (benched) => measured(benched()));
const found = { ...of4, odds, swept, third: of3, second: of2 };

console.log(
  values.json
    ? JSON.stringify(found, null, 2)
    : [
        ...inWords(of4),
        ...inWords(of3),
        ...inWords(of2),
        `The odds of ${ODDS.attacker} against ${ODDS.defender}:`,
        `  median ${odds.odds.median} ms, p99 ${odds.odds.p99} ms, the first time ${odds.firstMs} ms; from bare numbers ${odds.bare.median} ms, so ${odds.ratio.median} times as long`,
        `A sweep of the clock over ${swept.games} games of which none is due: median ${swept.quietly.median} ms, p99 ${swept.quietly.p99} ms; who is waited for read by bare SQLite ${swept.reading.median} ms, so ${swept.ratio.median} times as long`,
        `  one in which ${swept.reminded} people are due: ${swept.msPerReminder} ms for each`,
      ].join('\n'),
);
