import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { locateChange, type Change } from './locate-change.ts';
import { readSources } from './source-files.ts';

const PARTS = [
  'src',
  'test',
  'scripts',
  'bin',
  'docs',
  'assets',
  'migrations',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'Dockerfile',
  '.dockerignore',
];

/** Test results of a change. */
export interface Outcome {
  passed: number;
  failed: number;
  /** The first test that failed. */
  by?: string;
  /** Reason why the change could not be made. */
  problem?: string;
}

/** Timeout of a test run in ms; a run that hangs counts as failed. */
const HANGS = 400_000;

/** A copy of this tree in which code is changed in one place at a time and tests are run. */
export class TrialTree {
  private readonly home = join(import.meta.dirname, '../../..');
  private readonly copy = mkdtempSync(join(tmpdir(), 'custodian-breaks-'));

  constructor() {
    for (const part of PARTS) cpSync(join(this.home, part), join(this.copy, part), { recursive: true });
    symlinkSync(join(this.home, 'node_modules'), join(this.copy, 'node_modules'));
  }

  /** Makes a change, runs the test files and reverts the change. `only`: a pattern for test names. */
  try(change: Change, files: readonly string[], only?: string): Outcome {
    const place = locateChange(change, readSources(this.copy));
    if (typeof place === 'string') return { passed: 0, failed: 0, problem: place };
    const file = join(this.copy, place.file);
    const before = readFileSync(file, 'utf8');
    writeFileSync(file, before.slice(0, place.start) + place.replace + before.slice(place.end));
    try {
      return this.run(files, only);
    } finally {
      writeFileSync(file, before);
    }
  }

  remove(): void {
    rmSync(this.copy, { recursive: true, force: true });
  }

  private run(files: readonly string[], only?: string): Outcome {
    const report = join(this.copy, 'report.json');
    rmSync(report, { force: true });
    const vitest = join(this.home, 'node_modules/vitest/vitest.mjs');
    const given = [
      'run',
      ...files,
      '--bail=1',
      '--reporter=json',
      `--outputFile=${report}`,
      ...(only ? ['-t', only] : []),
    ];
    const { signal, stdout } = spawnSync(process.execPath, [vitest, ...given], {
      cwd: this.copy,
      encoding: 'utf8',
      timeout: HANGS,
      // Some of the tests belong to the longer run.
      env: { ...process.env, TESTS: 'all' },
    });
    if (signal) return { passed: 0, failed: 1, by: 'nothing: the tests did not end' };
    if (!existsSync(report)) return { passed: 0, failed: 0, problem: stripVTControlCharacters(stdout).slice(-300) };
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const red = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .find(({ status }) => status === 'failed');
    return { passed: numPassedTests, failed: numFailedTests, ...(red && { by: red.fullName }) };
  }
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

/** Prints the outcome of a change. Returns whether a test failed. */
export function report(name: string, { passed, failed, by, problem }: Outcome): boolean {
  const said = problem ?? (failed ? `by ${by ?? 'a test'}` : passed ? `${passed} tests still pass` : 'no test ran');
  console.log(`${failed ? 'noticed  ' : 'UNNOTICED'} ${name}: ${said}`);
  return failed > 0;
}

/** Draws `count` elements of a list at random; the same seed draws the same ones. */
export function drawn<T>(list: readonly T[], count: number, below: (n: number) => number): T[] {
  const rest = [...list];
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]);
}
