import { defineConfig } from 'vitest/config';
import { findPostgresBinaries } from './scripts/e2e/postgres-cluster.ts';
import { HANG } from './test/hang.ts';

/** `npm test` runs what fits into five minutes; `npm run test:all`, which sets this, runs everything. */
const ALL = process.env.TESTS === 'all';

/** Whole games, played without people. */
const GAMES = [
  'test/corpus/**/*.test.ts',
  'test/simulation/*.test.ts',
  'test/content/limits/{universals,voids}.test.ts',
  'test/rules/{victory-whole-games,question-titles,movement-random,space-combat-random}.test.ts',
  'test/{ti3,ti2}/ai/**/*.test.ts',
  'test/edition/{choices-told-apart,corrections-played,draft,second-forms,third-forms}.test.ts',
  'test/{ti2/games,ti3/expansions-played,ti2/content/same-target}.test.ts',
];
/** Odds against many combats that are rolled. */
const SAMPLED = ['test/{odds,ti2/odds,ti3/odds}/**/*.test.ts'];
/** The whole tree read by a tool that `.ci/run` runs by itself as well. */
const TREE = ['test/guards/{arrows,lint,strict-tables}.test.ts', 'test/contract.test.ts'];
/** The rules, their components, and what is shown of them. */
const UNIT = [
  'test/{engine,kit,rules,content,views,text,odds,edition,coverage,guards,app,ti3,ti2}/**/*.test.ts',
  'test/render/*.test.ts',
  'test/simulation/common/*.test.ts',
  'test/*.test.ts',
];
/** The service, what is kept, and Discord's side, without a process of its own. */
const TABLE = ['test/{service,store,scheduler,discord}/**/*.test.ts'];
/** Of these, the long ones: every text of every option, every point at which a process may be killed, rounds and games played whole. */
const TABLE_LONG = [
  'test/discord/{growth-of-work,round,looks,limits-of-eight}.test.ts',
  'test/service/{kill,forgetting,coming-back,veil,kept-state,practice}.test.ts',
];
/** What is kept, and what the table does with it: on PostgreSQL as on SQLite. */
const STORED = ['test/{service,store}/**/*.test.ts'];
/** On PostgreSQL alone; and on a file alone. */
const DATABASE = [
  'test/store/{both,care,claim,many,passwords,postgres,restart,spoken,together,ways}.test.ts',
  'test/service/move.test.ts',
];
const FILE = ['test/service/steady.test.ts', 'test/store/there.test.ts'];
/** What is hidden, drawn and thought: up to the table alone, which does nothing there with what is kept that it does not do elsewhere. */
const TABLE_ALONE = process.env.POSTGRES_ALL
  ? []
  : ['test/service/{alone,alone-fourth,dice,in-secret,practice}.test.ts'];
/** The bot's process, played with, killed and searched for secrets: all that can be done over PostgreSQL as over a file. */
const PLAYED = ['test/e2e/**/*.test.ts', 'test/chaos/{kills,kills-third,secrets,secrets-editions}.test.ts'];
/** What is played on both; and on PostgreSQL in place of files, where other tests do the like on files. */
const PLAYED_ON_BOTH = ['test/chaos/secrets.test.ts'];
const PLAYED_THERE = ['test/e2e/{cut-short,faults,third-kill}.test.ts', 'test/chaos/kills-third.test.ts'];
const onPostgres = ALL && (findPostgresBinaries() !== undefined || Boolean(process.env.POSTGRES_REQUIRED));
const played = process.env.POSTGRES_ALL ? PLAYED : [...PLAYED_ON_BOTH, ...PLAYED_THERE];
const elsewhere = onPostgres ? PLAYED_THERE : [];
/** One game of each edition as people play it, one of them in a browser. */
const PLAYED_SHORT = ['test/e2e/{game,second,third}.test.ts', 'test/browser/second.test.ts', 'test/cli/care.test.ts'];
/** Those games, the stand-in for Discord, and pictures. */
const BOT_SHORT = ['test/{sandbox,render/boards}/**/*.test.ts', ...PLAYED_SHORT];
const PICTURES = ['test/render/boards/{board,older-tiles,golden,one-system}.test.ts'];
/** More of the bot's process and of pictures. */
const BOT_LONG = ['test/{browser,cli,e2e,image}/**/*.test.ts', ...PICTURES];
/** What kills it, floods it and looks for what it lets out. */
const FIRE = ['test/chaos/**/*.test.ts'];
/** What measures how soon the bot answers. */
const LOAD = ['test/chaos/load.test.ts'];
/** What changes or watches something that the whole process shares, such as a prototype: each file in a process of its own. */
const WATCHING = ['test/discord/{bounded-texts,growth-of-work,typed-readers}.test.ts', 'test/workers/pool.test.ts'];

const project = (name: string, include: string[], exclude: string[] = [], more: object = {}) => ({
  extends: true as const,
  // Files of a project share what they load: loading takes 2 s of each process, and none of them changes what another finds.
  test: {
    name,
    include,
    exclude: ['node_modules/**', ...exclude],
    isolate: false,
    provide: { project: name },
    ...more,
  },
});

/** What `npm test` runs is one project, and so is most of the rest: each project loads the program once for each worker. */
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
  // By itself, after all others: what it measures is not to be the others.
  project('load', LOAD, [], { isolate: true, maxWorkers: 1, sequence: { groupOrder: 1 } }),
];

export default defineConfig({
  test: {
    reporters: ['default', './test/report.ts'],
    // How fast a test is depends on what else the machine does: no test has a limit of its own.
    testTimeout: HANG,
    hookTimeout: HANG,
    // Also where there are only two processors: much of the time one waits for a program of its own.
    maxWorkers: 3,
    setupFiles: ['./test/measured.ts'],
    // Node itself runs the sources here as everywhere else.
    experimental: { viteModuleRunner: false },
    execArgv: ['--import', new URL('./bin/loading.mjs', import.meta.url).href],
    projects: ALL ? [...short, ...long] : short,
  },
});
