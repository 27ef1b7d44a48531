// Runs mutation testing by Stryker: changes operators, conditions and calls in a room and checks whether its tests
// fail.
//   npm run -s tool -- mutate --room combat                  all files of a room
//   npm run -s tool -- mutate --file src/engine/window.ts    one file, with the tests of its room
//   npm run -s tool -- mutate --list                         the rooms, their files and their tests
// The report is written to out/mutation/.
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { ROOMS, type MutationRoom } from './rooms.ts';
import { readOptions } from '../lib/options.ts';

const { values } = readOptions('Runs Stryker’s mutation testing on a room or on files.', {
  room: { type: 'string', about: 'room of scripts/mutation/rooms.ts' },
  file: { type: 'string', multiple: true, about: 'a file, tested by the tests of its room; may be repeated' },
  list: { type: 'boolean', default: false, about: 'prints rooms, files and tests' },
  concurrency: { type: 'string', default: '2', about: 'processes at once' },
});

const root = join(import.meta.dirname, '../..');
const matching = (patterns: readonly string[]): string[] => {
  const [without, wanted] = [true, false].map((is) => patterns.filter((one) => one.startsWith('!') === is));
  return globSync(wanted, { cwd: root, exclude: without.map((one) => one.slice(1)) }).sort();
};

/** Returns the room of a file. Throws an Error if it has none. */
function roomOf(file: string): MutationRoom {
  const room = Object.values(ROOMS).find(({ code }) => matching(code).includes(file));
  if (!room) throw new Error(`${file} is in no room of scripts/mutation/rooms.ts`);
  return room;
}

if (values.list) {
  for (const [name, { code, tests }] of Object.entries(ROOMS))
    console.log(`${name}: ${matching(code).length} files, judged by ${matching(tests).length} test files`);
} else {
  const files = values.file ?? matching(ROOMS[values.room ?? '']?.code ?? []);
  if (!files.length) throw new Error(`Name a room (--list shows them) or files.`);
  const rooms = [...new Set(files.map(roomOf))];
  process.env.MUTATION_TESTS = rooms.flatMap(({ tests }) => matching(tests)).join(',');
  process.chdir(root);
  await new Stryker({
    mutate: files,
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutation.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    // Texts are excluded: their mutants only show that a sentence is not compared word for word.
    mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral', 'ArrayDeclaration', 'Regex'] },
    ignoreStatic: true,
    coverageAnalysis: 'perTest',
    concurrency: Number(values.concurrency),
    timeoutMS: 60_000,
    dryRunTimeoutMinutes: 60,
    ignorePatterns: ['out', 'data', 'coverage', 'docs/images', '.stryker-tmp'],
    tempDirName: 'out/mutation/tmp',
    testRunnerNodeArgs: ['--import', `${root}/bin/loading.mjs`],
    reporters: ['clear-text', 'json', 'progress'],
    clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false, logTests: false },
    jsonReporter: { fileName: 'out/mutation/report.json' },
    disableTypeChecks: false,
    checkers: [],
  }).runMutationTest();
}
