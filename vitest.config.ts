import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { findPostgresBinaries } from './scripts/e2e/postgres-cluster.ts';
import { HANG } from './test/hang.ts';

/** `npm test` runs what fits into five minutes; `npm run test:all`, which sets TESTS, runs everything. */
const ALL = process.env.TESTS === 'all';

/** Whole games played without people. */
const GAMES = [
  'test/corpus/**/*.test.ts',
  'test/simulation/*.test.ts',
  'test/content/limits/{universals,voids}.test.ts',
  'test/rules/{victory-whole-games,question-titles,movement-random,space-combat-random}.test.ts',
  'test/{ti3,ti2}/ai/**/*.test.ts',
  'test/edition/{choices-told-apart,corrections-played,draft,second-forms,third-forms,voids/*}.test.ts',
  'test/{ti2/games,ti3/expansions-played,ti2/content/same-target}.test.ts',
];
/** Odds checked against many simulated combats. */
const SAMPLED = ['test/{odds,ti2/odds,ti3/odds}/**/*.test.ts'];
/** Checks of the whole tree by tools that `.ci/run` also runs. */
const TREE = ['test/guards/{arrows,lint,strict-tables}.test.ts', 'test/contract.test.ts'];
/** The rules, their components and their presentation. */
const UNIT = [
  'test/{engine,kit,rules,content,views,text,odds,edition,coverage,guards,app,ti3,ti2}/**/*.test.ts',
  'test/render/*.test.ts',
  'test/simulation/common/*.test.ts',
  'test/*.test.ts',
];
/** The service, the store and the Discord layer, without a separate process. */
const TABLE = ['test/{service,store,scheduler,discord}/**/*.test.ts'];
/**
 * The long ones of these: every text of every option, every point at which a process may be killed, whole rounds and
 * games.
 */
const TABLE_LONG = [
  'test/discord/{growth-of-work,round,looks,limits-of-eight}.test.ts',
  'test/service/{kill,forgetting,coming-back,veil,kept-state,practice}.test.ts',
];
/** The store and the service's use of it, run on both PostgreSQL and SQLite. */
const STORED = ['test/{service,store}/**/*.test.ts'];
/** Tests that run only on PostgreSQL, and those that run only on a file. */
const DATABASE = [
  'test/store/{both,care,claim,many,passwords,postgres,restart,spoken,together,ways}.test.ts',
  'test/service/move.test.ts',
];
const FILE = ['test/service/steady.test.ts', 'test/store/there.test.ts'];
/** Tests of secrets, drawing and AI players, whose use of the store other tests already cover. */
const TABLE_ALONE = process.env.POSTGRES_ALL
  ? []
  : ['test/service/{alone,alone-fourth,dice,in-secret,practice}.test.ts'];
/** The bot's process: played, killed and searched for secrets; all of it can run on PostgreSQL as well as on a file. */
const PLAYED = [
  'test/e2e/**/*.test.ts',
  'test/chaos/{kills,kills-third,secrets,secrets-editions,secrets-skips}.test.ts',
];
/** Tests that run on both, and tests that run on PostgreSQL only because others do the same on files. */
const PLAYED_ON_BOTH = ['test/chaos/secrets.test.ts'];
const PLAYED_THERE = ['test/e2e/{cut-short,faults,third-kill}.test.ts', 'test/chaos/kills-third.test.ts'];
const onPostgres = ALL && (findPostgresBinaries() !== undefined || Boolean(process.env.POSTGRES_REQUIRED));
const played = process.env.POSTGRES_ALL ? PLAYED : [...PLAYED_ON_BOTH, ...PLAYED_THERE];
const elsewhere = onPostgres ? PLAYED_THERE : [];
/** One game of each edition as people play it, one of them in a browser. */
const PLAYED_SHORT = ['test/e2e/{game,second,third}.test.ts', 'test/browser/second.test.ts', 'test/cli/care.test.ts'];
/** Those games, the Discord sandbox and pictures. */
const BOT_SHORT = ['test/{sandbox,render/boards}/**/*.test.ts', ...PLAYED_SHORT];
const PICTURES = ['test/render/boards/{board,older-tiles,golden,one-system}.test.ts'];
/** More tests of the bot's process and of pictures. */
const BOT_LONG = ['test/{browser,cli,e2e,image}/**/*.test.ts', ...PICTURES];
/** Tests that kill the bot, flood it and search for leaks. */
const FIRE = ['test/chaos/**/*.test.ts'];
/** Tests of the bot's response time. */
const LOAD = ['test/chaos/load.test.ts'];
/** Tests that change or watch process-wide state, such as a prototype; each file runs in its own process. */
const WATCHING = ['test/discord/{bounded-texts,growth-of-work,typed-readers}.test.ts', 'test/workers/pool.test.ts'];

// Workers and the processes that tests start share compiled modules: loading takes 2 s of processor instead of 3.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'custodian-compiled');

const project = (name: string, include: string[], exclude: string[] = [], more: object = {}) => ({
  extends: true as const,
  // The files of a project share loaded modules: loading takes 2 s per process, and no file changes what another relies
  // on.
  test: {
    name,
    include,
    exclude: ['node_modules/**', ...exclude],
    isolate: false,
    provide: { project: name },
    ...more,
  },
});

/** Each project loads the program once per worker, so `npm test` and most other tests form one project each. */
const short = [
  project(
    'short',
    [...UNIT, ...TABLE, ...BOT_SHORT],
    [...GAMES, ...SAMPLED, ...TREE, ...DATABASE, ...TABLE_LONG, ...WATCHING, ...PICTURES],
  ),
  project('alone', WATCHING, ALL ? [] : TABLE_LONG, { isolate: true }),
];

const long = [
  project(
    'long',
    [...GAMES, ...SAMPLED, ...TREE, ...TABLE_LONG, ...BOT_LONG, ...FIRE],
    [...WATCHING, ...PLAYED_SHORT, ...LOAD, ...elsewhere],
  ),
  ...(onPostgres
    ? [
        project('postgres', [...STORED, ...played], [...FILE, ...TABLE_ALONE], {
          env: { TEST_STORE: 'postgres' },
          globalSetup: ['test/store/cluster-setup.ts'],
        }),
      ]
    : []),
  // Runs alone after all others, so that only its own load is measured.
  project('load', LOAD, [], { isolate: true, maxWorkers: 1, sequence: { groupOrder: 1 } }),
];

export default defineConfig({
  test: {
    reporters: ['default', './test/report.ts'],
    // A test's duration depends on the load of the machine, so tests only have a limit for hanging.
    testTimeout: HANG,
    hookTimeout: HANG,
    // Three workers even on two processors, since tests often wait for a child process.
    maxWorkers: 3,
    setupFiles: ['./test/measured.ts'],
    // Node runs the sources directly, as everywhere else.
    experimental: { viteModuleRunner: false },
    execArgv: ['--import', new URL('./bin/loading.mjs', import.meta.url).href],
    projects: ALL ? [...short, ...long] : short,
  },
});
