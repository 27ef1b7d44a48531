// Measures what players wait for, each beside the least that the same work could cost, in the same run.
//   npm run -s bench            in words
//   npm run -s bench -- --json  as JSON
//   npm run -s bench -- --sets all    an answer and the board with these sets beside the base game alone
// --answers: how many answers are measured; --games: how many whole games are played; --seed: which games.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import Sqlite from 'better-sqlite3';
import sharp from 'sharp';
import { SETS } from '../src/editions/ti4/content/sets.ts';
import { bookOf } from '../src/editions/ti4/book.ts';
import { fourthEdition } from '../src/editions/ti4/face/index.ts';
import { clone, done, procedureOf, randomAnswer, type Answer } from '../src/engine/index.ts';
import { reckonLists } from '../src/editions/ti4/odds/index.ts';
import { newGame, type Game, type Rulebook } from '../src/editions/ti4/rules/game.ts';
import type { State } from '../src/editions/ti4/rules/state.ts';
import { playOut } from '../src/editions/ti4/rehearsal/play.ts';
import { laidOut } from '../src/editions/ti4/rehearsal/run.ts';
import { openStore } from '../src/store/index.ts';
import { Illegal, Table, type Edition, type OpenQuestion } from '../src/table/index.ts';
import { boardView } from '../src/editions/ti4/views/index.ts';
import { bareOdds, type BareSide } from './bare-odds.ts';
import { Bare } from './bench/bare.ts';
import { sweeps } from './bench/sweep.ts';
import { ratios, rounded, share, timed, times } from './bench/times.ts';
import { generator, numberFrom } from '../src/rehearsal/index.ts';
import { onlyBook } from '../src/editions/ti4/rules/books.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    answers: { type: 'string', default: '400' },
    games: { type: 'string', default: '6' },
    seed: { type: 'string', default: 'bench' },
    sets: { type: 'string' },
  },
});

const PLAYERS = 6;
const LATE = 5;
const WARM_BOARDS = 15;
/** How many times as long as encoding it a board may take: drawn by a process that has just started, and with one system changed. */
const MOST = { cold: 8, warm: 1.5 };
/** Answers that are not measured, at the beginning. */
const WARMING = 30;

// The drawing reads where its art is kept as it is loaded.
const art = mkdtempSync(path.join(tmpdir(), 'custodian-art-'));
process.env.DRAWN_ART = art;
process.on('exit', () => rmSync(art, { recursive: true, force: true }));
const { drawBoard } = await import('../src/editions/ti4/map/index.ts');
const { Drawing, forget } = await import('../src/drawing/raster/drawing.ts');

// Figures

async function waited<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  into.push(performance.now() - begun);
  return result;
}

// A late game, and whole games

/** Six players in the action phase of a late round, after random play. */
function lateState(book: Rulebook): State {
  for (let i = 0; ; i++) {
    const seed = `${values.seed} late ${i}`;
    let found: State | undefined;
    const state = laidOut(book, { players: PLAYERS, seed });
    playOut({
      book,
      state,
      below: generator(numberFrom(seed)),
      watch: ({ state: now }: Game) => {
        if (!found && now.round >= LATE && now.phase === 'action' && now.turn.number > 2) found = clone(now);
      },
    });
    if (found) return found;
  }
}

function wholeGames(book: Rulebook, count: number) {
  const each: number[] = [];
  let answers = 0;
  for (let i = 0; i < count; i++) {
    const seed = `${values.seed} ${i}`;
    const state = laidOut(book, { players: PLAYERS, seed });
    answers += timed(each, () => playOut({ book, state, below: generator(numberFrom(seed)) })).answers;
  }
  const total = each.reduce((sum, ms) => sum + ms, 0);
  return {
    games: count,
    perMinute: rounded((60_000 * count) / total),
    slowestMs: rounded(Math.max(...each)),
    answersEach: Math.round(answers / count),
    msPerAnswer: rounded(total / answers),
  };
}

// An answer with its commit, beside the same rows written by bare SQLite

/** Above a game as it stood, and gone at once: the table takes it up from there. */
const takenUp = procedureOf<never>()<object>()('taken-up', { start: () => done() });

const legal = (table: Table, user: string, open: OpenQuestion, below: (n: number) => number): Answer => {
  for (let attempt = 0; attempt < 6; attempt++) {
    const reply = randomAnswer(open.spec, below);
    if (table.problem(open.game, user, open.ask, reply) === undefined) return reply;
  }
  return open.spec.kind === 'allot' ? open.spec.start : randomAnswer(open.spec, below);
};

/** A game that goes on from a late moment, at a table with a file of its own. */
function lateGame(book: Rulebook, late: State, file: string) {
  const clock = { now: Date.now() };
  const below = generator(numberFrom(values.seed));
  const edition: Edition<State> = {
    ...fourthEdition(onlyBook({ ...book, procedures: { ...book.procedures, [takenUp.name]: takenUp } })),
    create: () => clone(late),
    first: { procedure: takenUp.name, data: {} },
  };
  const quiet = (): void => {};
  const store = openStore(file);
  const table = new Table({
    store,
    editions: [edition],
    clock: () => clock.now,
    random: below,
    log: { info: quiet, warn: quiet, error: quiet },
  });
  const users = late.order.map((seat) => `10000000000000000${seat.slice(1)}`);
  const by = { user: users[0] };
  const { game } = table.createGame(by, {
    edition: edition.id,
    settings: { sets: book.sets.map((name) => name.split('@')[0]) },
    place: { guild: '1', channel: '2', thread: '3' },
  });
  for (const user of users) table.join({ user }, game, { name: `Player ${user.at(-1)}` });
  table.start(by, game);
  return { clock, below, store, table, users, game };
}

/** The milliseconds of so many answers, and of the same rows written by bare SQLite; and the bytes of those. */
function answersBeside(bare: Bare, { clock, below, table, users, game }: ReturnType<typeof lateGame>, count: number) {
  const whole: number[] = [];
  const least: number[] = [];
  const bytes: number[] = [];
  let refused = 0;
  for (let i = 0; whole.length < count && table.game(game).status === 'running'; i++) {
    clock.now += 60_000;
    const asked = users.flatMap((user) =>
      table
        .openAsks(game, user)
        .filter((one) => one.reply === undefined && !one.veiled)
        .map((open) => ({ user, open })),
    );
    const one = asked[below(Math.max(1, asked.length))];
    if (!one) {
      // Nobody but the table itself is waited for.
      clock.now += 3_600_000;
      table.closeDue(clock.now);
      bare.prepared(bare.changes())();
      continue;
    }
    const reply = legal(table, one.user, one.open, below);
    try {
      timed(whole, () =>
        table.answer({ user: one.user, interaction: `1300000000000${String(i).padStart(6, '0')}` }, game, one.open.ask, reply),
      );
    } catch (error) {
      // Trying at random may find nothing legal now and then; the next try finds something else.
      if (!(error instanceof Illegal) || ++refused > 20) throw error;
      continue;
    }
    const writes = bare.changes();
    bytes.push(
      writes.reduce((sum, [, row, , kind]) => sum + (kind === 'delete' ? 0 : Buffer.byteLength(JSON.stringify(Object.values(row)))), 0),
    );
    timed(least, bare.prepared(writes));
    bare.send(clock.now);
  }
  return { whole, least, bytes };
}

function savedSizes(file: string) {
  const size = new Sqlite(file, { readonly: true })
    .prepare<[], { state: number; command: number; commands: number }>(
      'select (select length(cast(state as blob)) from games) state, (select avg(length(payload) + length(facts) + length(reverse)) from commands) command, (select count(*) from commands) commands',
    )
    .get();
  return { stateBytes: size?.state ?? 0, bytesPerAnswer: Math.round(size?.command ?? 0) };
}

function answers(book: Rulebook, late: State, count: number) {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-bench-'));
  const file = path.join(folder, 'table.db');
  const played = lateGame(book, late, file);
  const bare = new Bare(file, path.join(folder, 'bare.db'));
  const { whole, least, bytes } = answersBeside(bare, played, count + WARMING);
  const differences = bare.differences();
  const saved = savedSizes(file);
  bare.close();
  played.store.close();
  rmSync(folder, { recursive: true, force: true });
  if (differences.length) throw new Error(`The bare transactions wrote something else into ${differences.join(', ')}`);
  const answer = times(whole.slice(WARMING));
  const transaction = times(least.slice(WARMING));
  return {
    answer: {
      answers: whole.length - WARMING,
      round: late.round,
      answer,
      transaction,
      ratio: ratios(answer, transaction),
      bytesWritten: Math.round(
        share(
          [...bytes].sort((a, b) => a - b),
          0.5,
        ),
      ),
    },
    saved,
  };
}

// The board

async function boards(book: Rulebook, late: State) {
  const names = Object.fromEntries(late.order.map((seat) => [seat, `Player ${seat.slice(1)}`]));
  const draw = (state: State, table: boolean) => drawBoard(boardView(newGame(state, book), null, names), { table });
  const never: number[] = [];
  await waited(never, () => draw(late, false));
  // As by a process that has just been started: what lasts lies in files.
  const cold: number[] = [];
  for (let i = 0; i < 5; i++) {
    forget();
    await waited(cold, () => draw(late, false));
  }
  const pauseMs = await longestPause(() =>
    Promise.all([1, 2, 3, 4].map((game) => drawBoard(boardView(newGame(late, book), null, { ...names, p1: `Game ${game}` })))),
  );
  const [first] = await draw(late, false);
  const { data: pixels, info } = await sharp(first.data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  await draw(late, true);
  const state = clone(late);
  const placed = Object.values(state.systems).filter(({ position }) => position !== null);
  const warm: number[] = [];
  const encoding: number[] = [];
  const both: number[] = [];
  for (let i = 0; i < 2 * WARM_BOARDS; i++) {
    // A picture nobody has seen before: another destroyer in one system.
    const id = `u${state.nextId++}`;
    state.units[id] = { id, type: 'destroyer', owner: state.order[i % state.order.length], system: placed[i % placed.length].id };
    await waited(i % 2 ? both : warm, () => draw(state, i % 2 === 1));
    if (i % 2 === 0) await waited(encoding, () => new Drawing(1).encode(pixels, info.width, info.height));
  }
  const middle = (list: number[]): number => times(list).median;
  return {
    neverDrawnMs: middle(never),
    coldMs: middle(cold),
    warmMs: middle(warm),
    encodingMs: middle(encoding),
    withTableMs: middle(both),
    ratio: { cold: rounded(middle(cold) / middle(encoding)), warm: rounded(middle(warm) / middle(encoding)) },
    most: MOST,
    pauseMs,
    width: info.width,
    height: info.height,
    bytes: first.data.length,
  };
}

/** How long nothing else could happen meanwhile, at the longest. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return rounded(delays.max / 1e6);
}

// The odds of a combat, beside the same chances reckoned from bare numbers

const ODDS = { attacker: '5 dreadnought, 2 war sun, 5 cruiser', defender: '4 carrier, 4 cruiser, 4 fighter' };
const BARE: { attacker: BareSide; defender: BareSide } = {
  attacker: { sustains: 7, units: [...alike(5, 0.4), ...alike(5, 0.6), ...alike(2, 0.8, 3)] },
  defender: { sustains: 0, units: [...alike(4, 0.2), ...alike(4, 0.4), ...alike(4, 0.2)] },
};

function alike(count: number, chance: number, dice = 1): BareSide['units'] {
  return Array.from({ length: count }, () => ({ chance, dice }));
}

function chances(book: Rulebook) {
  const whole: number[] = [];
  const least: number[] = [];
  for (let i = 0; i < 60; i++) {
    const { odds } = timed(whole, () => reckonLists(book, { attacker: { list: ODDS.attacker }, defender: { list: ODDS.defender } }));
    const bare = timed(least, () => bareOdds(BARE.attacker, BARE.defender));
    if (Math.abs(odds.win - bare.win) > 1e-9) throw new Error(`The odds are ${odds.win}; from bare numbers they are ${bare.win}`);
  }
  const [odds, bare] = [times(whole.slice(10)), times(least.slice(10))];
  return { firstMs: rounded(whole[0] ?? 0), odds, bare, ratio: ratios(odds, bare) };
}

// A sweep of the clock over many games, beside the same waits read by bare SQLite

/** An answer and the board with some sets, beside the same of the base game alone: middle ones of several turns, taken in turn. */
async function withSets(names: string): Promise<void> {
  const measured = async (sets: string[]) => {
    const book = bookOf([], sets);
    const late = lateState(book);
    const { answer } = answers(book, late, Number(values.answers));
    const { warmMs, withTableMs } = await boards(book, late);
    return { answer: answer.answer.median, board: warmMs, table: withTableMs };
  };
  const sets = names === 'all' ? SETS.map(({ id }) => id) : names.split(',');
  const turns: { base: Awaited<ReturnType<typeof measured>>; sets: Awaited<ReturnType<typeof measured>> }[] = [];
  for (let i = 0; i < 3; i++) turns.push({ base: await measured(['base']), sets: await measured(sets) });
  const middle = (which: 'base' | 'sets', what: 'answer' | 'board' | 'table'): number =>
    times(turns.map((turn) => turn[which][what])).median;
  for (const what of ['answer', 'board', 'table'] as const) {
    const [alone, all] = [middle('base', what), middle('sets', what)];
    console.log(`${what}: base game ${alone} ms, with ${sets.join(', ')} ${all} ms: ${rounded(all / alone)} times as long`);
  }
}

if (values.sets !== undefined) {
  await withSets(values.sets);
  process.exit();
}

const book = bookOf();
const odds = chances(book);
const swept = sweeps(book, values.seed);
const late = lateState(book);
const { answer, saved } = answers(book, late, Number(values.answers));
const board = await boards(book, late);
const games = wholeGames(book, Number(values.games));
const found = { answer, board, games, saved, odds, swept };

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;
console.log(
  values.json
    ? JSON.stringify(found, null, 2)
    : [
        `An answer with its commit, round ${answer.round} of a game of six (${answer.answers} answers, ${kb(answer.bytesWritten)} written):`,
        `  median ${answer.answer.median} ms, p99 ${answer.answer.p99} ms`,
        `  the same rows by bare SQLite: median ${answer.transaction.median} ms, p99 ${answer.transaction.p99} ms`,
        `  so ${answer.ratio.median} times as long (p99: ${answer.ratio.p99})`,
        `The board, ${board.width} × ${board.height}, ${kb(board.bytes)}:`,
        `  never drawn before ${board.neverDrawnMs} ms, cold ${board.coldMs} ms, one system changed ${board.warmMs} ms, encoding alone ${board.encodingMs} ms; with the players' areas ${board.withTableMs} ms`,
        `  so ${board.ratio.warm} times as long as encoding (at most ${board.most.warm}), cold ${board.ratio.cold} (at most ${board.most.cold}); while four games are drawn at once, nothing waits longer than ${board.pauseMs} ms`,
        `The odds of ${ODDS.attacker} against ${ODDS.defender}:`,
        `  median ${odds.odds.median} ms, p99 ${odds.odds.p99} ms, the first time ${odds.firstMs} ms; from bare numbers ${odds.bare.median} ms, so ${odds.ratio.median} times as long`,
        `Whole games of six, at random: ${games.perMinute} a minute; slowest ${games.slowestMs} ms, ${games.answersEach} answers each, ${games.msPerAnswer} ms an answer`,
        `A sweep of the clock over ${swept.games} games of which none is due: median ${swept.quietly.median} ms, p99 ${swept.quietly.p99} ms; who is waited for read by bare SQLite ${swept.reading.median} ms, so ${swept.ratio.median} times as long`,
        `  one in which ${swept.reminded} people are due: ${swept.msPerReminder} ms for each`,
        `A saved late game: ${kb(saved.stateBytes)}, and ${kb(saved.bytesPerAnswer)} for each answer`,
      ].join('\n'),
);
