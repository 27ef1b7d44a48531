import { defineConfig } from 'vitest/config';
import { HANG } from './test/hang.ts';
import { binaries } from './scripts/play/cluster.ts';

/** Whole games, played without people. */
const GAMES = [
  'test/simulation/**/*.test.ts',
  'test/content/limits/universals.test.ts',
  'test/rules/{victory-whole-games,question-titles,movement-random,space-combat-random}.test.ts',
  'test/{practice,ti3/practice}/**/*.test.ts',
];
/** The rules, their components, what is shown of them, and how the code stands: what is run at every step of the work. */
const UNIT = [
  'test/{engine,kit,rules,content,views,words,odds,edition,coverage,guards,running,drawing,rehearsal,ti3,ti2}/**/*.test.ts',
  'test/*.test.ts',
];
/** The table and what is said at it, without a process of its own. */
const TABLE = ['test/{table,store,clock,log,discord}/**/*.test.ts'];
/** What is kept, and what the table does with it: on PostgreSQL as on SQLite, where there is one, or has to be. */
const STORED = ['test/{table,store}/**/*.test.ts'];
/** Of PostgreSQL alone; and of a file alone. */
const DATABASE = ['test/store/{both,care,claim,many,passwords,postgres,restart,spoken,together,ways}.test.ts', 'test/table/move.test.ts'];
const FILE = ['test/table/steady.test.ts', 'test/store/there.test.ts'];
/** What is hidden, drawn and thought: up to the table alone, which does nothing there with what is kept that it does not do elsewhere. */
const TABLE_ALONE = process.env.POSTGRES_ALL ? [] : ['test/table/{alone,alone-fourth,dice,in-secret,practice}.test.ts'];
/** The bot's process, played with, killed and searched for secrets: all that can be done over PostgreSQL as over a file. */
const PLAYED = ['test/e2e/**/*.test.ts', 'test/fire/{kills,kills-third,secrets,secrets-editions}.test.ts'];
/**
 * What is done there at every run: on files as well; or in place of them, where others do the like on files: whole games (displayed, second,
 * third), messages cut short (fire/kills), a kill amid a combat (second-kill).
 */
const PLAYED_ON_BOTH = ['test/fire/secrets.test.ts'];
const PLAYED_THERE = ['test/e2e/{cut-short,faults,game,third-kill}.test.ts', 'test/fire/kills-third.test.ts'];
const onPostgres = binaries() !== undefined || Boolean(process.env.POSTGRES_REQUIRED);
const played = process.env.POSTGRES_ALL ? PLAYED : [...PLAYED_ON_BOTH, ...PLAYED_THERE];
const elsewhere = onPostgres ? PLAYED_THERE : [];
/** What kills it, floods it and looks for what it lets out. */
const FIRE = ['test/fire/**/*.test.ts'];
/** What measures how soon the bot answers. */
const LOAD = ['test/fire/load.test.ts'];

const project = (name: string, include: string[], exclude: string[] = [], more: object = {}) => ({
  extends: true as const,
  test: { name, include, exclude: ['node_modules/**', ...exclude], ...more },
});

export default defineConfig({
  test: {
    reporters: ['default', './test/not-run.ts'],
    // How fast a test is depends on what else the machine does: no test has a limit of its own.
    testTimeout: HANG,
    hookTimeout: HANG,
    // Also where there are only two processors: much of the time one waits for a program of its own.
    maxWorkers: 3,
    // Node itself runs the sources here as everywhere else.
    experimental: { viteModuleRunner: false },
    execArgv: ['--import', new URL('./bin/loading.mjs', import.meta.url).href],
    projects: [
      // Nothing in these changes what another finds: what they share is loaded once.
      project('unit', UNIT, GAMES, { isolate: false }),
      project('games', GAMES, [], { isolate: false }),
      project('table', TABLE, DATABASE, { isolate: false }),
      ...(onPostgres
        ? [
            project('postgres', [...STORED, ...played], [...FILE, ...TABLE_ALONE], {
              isolate: false,
              env: { TEST_STORE: 'postgres' },
              globalSetup: ['test/store/cluster-setup.ts'],
            }),
          ]
        : []),
      project('bot', ['test/**/*.test.ts'], [...UNIT, ...GAMES, ...TABLE, ...FIRE, ...elsewhere], { isolate: false }),
      project('fire', FIRE, [...LOAD, ...elsewhere], { isolate: false }),
      // By itself, after all others: what it measures is not to be the others.
      project('load', LOAD, [], { maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
});
