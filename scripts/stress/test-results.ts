import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { StressRun } from './plan.ts';

const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

/** Result of a run: the number of tests passed, and each failure with the first line of its message. */
export interface TestRun {
  passed: number;
  failed: { file: string; test: string; message: string }[];
}

interface JsonReport {
  numPassedTests: number;
  testResults: {
    name: string;
    message: string;
    status: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** Runs tests of all projects in the order of the seed and reads vitest's report. */
export async function runTests({ files, seed }: StressRun): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'custodian-stress-'));
  const report = join(folder, 'report.json');
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests', `--sequence.seed=${seed}`];
  const child = spawn(
    process.execPath,
    [VITEST, 'run', ...order, '--reporter=json', `--outputFile=${report}`, ...files],
    {
      env: { ...process.env, TESTS: 'all', SAMPLES: 'all' },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await new Promise((resolve, reject) => child.once('exit', resolve).once('error', reject));
  try {
    return readReport(JSON.parse(readFileSync(report, 'utf8')) as JsonReport);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport({ numPassedTests, testResults }: JsonReport): TestRun {
  const failed = testResults.flatMap(({ name, message, status, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const wrong = assertionResults.filter((one) => one.status === 'failed');
    // A file that could not be loaded has no tests.
    if (status === 'failed' && !wrong.length) return [{ file, test: '', message: firstLine(message) }];
    return wrong.map((one) => ({ file, test: one.fullName, message: firstLine(one.failureMessages?.[0] ?? '') }));
  });
  return { passed: numPassedTests, failed };
}

const firstLine = (text: string): string => text.split('\n', 1)[0];
