import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { summarizeTimes } from './times.ts';

const HERE = fileURLToPath(new URL('../..', import.meta.url));
const CHILD = fileURLToPath(new URL('answers-worker.ts', import.meta.url));

interface Answer {
  answer: { median: number };
  transaction: { median: number };
  ratio: { median: number };
}

/** Median time of an answer over several runs, in ms and as a multiple of the bare transaction. */
interface Taken {
  answerMs: number;
  transactionMs: number;
  ratio: number;
}

const middle = (turns: readonly Answer[], of: (one: Answer) => number): number =>
  summarizeTimes(turns.map((one) => of(one))).median;

const taken = (turns: readonly Answer[]): Taken => ({
  answerMs: middle(turns, ({ answer }) => answer.median),
  transactionMs: middle(turns, ({ transaction }) => transaction.median),
  ratio: middle(turns, ({ ratio }) => ratio.median),
});

/** Checks out the sources of a commit in a temporary folder for the duration of `body`. */
function checkedOut<T>(commit: string, body: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'custodian-beside-'));
  const git = (...args: string[]) => execFileSync('git', args, { cwd: HERE, stdio: 'pipe' });
  git('worktree', 'add', '--detach', '--force', folder, commit);
  try {
    symlinkSync(path.join(HERE, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
    return body(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Measures an answer in this version and an earlier one alternately, each in its own process and database. */
export function compareVersions(
  commit: string,
  { edition, answers, seed, turns }: { edition: string; answers: number; seed: string; turns: number },
) {
  return checkedOut(commit, (before) => {
    const run = (folder: string): Answer =>
      JSON.parse(
        execFileSync(process.execPath, [CHILD, folder, edition, String(answers), seed], { encoding: 'utf8' }),
      ) as Answer;
    const both: { old: Answer; new: Answer }[] = [];
    for (let i = 0; i < turns; i++) both.push({ old: run(before), new: run(HERE) });
    return { old: taken(both.map((one) => one.old)), new: taken(both.map((one) => one.new)) };
  });
}
