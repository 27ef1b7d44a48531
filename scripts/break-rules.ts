// Do the tests notice a broken rule? Draws breaks from test/coverage/breaks by a seed, makes each one alone in a copy of the
// project, and runs the tests that name the rule: at least one of them must go red.
//   npm run rules:break -- --count 50 --seed 1      fifty of them
//   npm run rules:break -- --count 50 --third       fifty of the third edition's; --second: of the second's
//   npm run rules:break -- --count 50 --skip 30    the last twenty of these fifty: a long list in pieces
//   npm run rules:break -- --only 58.4b             every break of one rule (or `--only sections-01`, of the lists so called)
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { breaks as fourth, breaksByList, named, naming, testNames, type Break } from './coverage/list.ts';
import { second } from './coverage/second.ts';
import { third } from './coverage/third.ts';
import { fromSeed } from './from-seed.ts';

const root = path.join(import.meta.dirname, '..');
const value = (name: string, otherwise: string): string => {
  const at = process.argv.indexOf(`--${name}`);
  return at < 0 ? otherwise : (process.argv[at + 1] ?? otherwise);
};

/** The same seed draws the same breaks. */
function drawn(list: Break[], count: number, seed: number): Break[] {
  const rest = [...list];
  const below = fromSeed(seed);
  return Array.from({ length: Math.min(count, rest.length) }, () => rest.splice(below(rest.length), 1)[0]).filter(
    (one) => one !== undefined,
  );
}

const copy = fs.mkdtempSync(path.join(os.tmpdir(), 'custodian-breaks-'));
for (const part of ['src', 'bin', 'test', 'scripts', 'assets', 'migrations', 'package.json', 'tsconfig.json', 'vitest.config.ts']) {
  fs.cpSync(path.join(root, part), path.join(copy, part), { recursive: true });
}
fs.symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));

const numbered = process.argv.includes('--third') ? third : process.argv.includes('--second') ? second : undefined;
const breaks = numbered?.breaks ?? fourth;
const found =
  numbered?.testsByRule() ??
  named(
    breaks.map((one) => one.rule),
    testNames(),
  );
const patternOf = (rule: string): string => (numbered?.numberIn(rule) ?? naming(rule)).source;
const report = path.join(copy, 'report.json');

interface Result {
  numPassedTests: number;
  numFailedTests: number;
}
/** How many of the tests in these files whose name fits passed and failed; none where the files do not even load. */
function outcome(files: string[], pattern: string): { passed: number; failed: number } {
  fs.rmSync(report, { force: true });
  const vitest = path.join(root, 'node_modules/vitest/vitest.mjs');
  spawnSync(
    process.execPath,
    [vitest, 'run', ...files.map((file) => `test/${file}`), '-t', pattern, '--reporter=json', `--outputFile=${report}`],
    { cwd: copy },
  );
  if (!fs.existsSync(report)) return { passed: 0, failed: 0 };
  const { numPassedTests, numFailedTests } = JSON.parse(fs.readFileSync(report, 'utf8')) as Result;
  return { passed: numPassedTests, failed: numFailedTests };
}

const only = value('only', '');
const list = only
  ? [
      ...breaks.filter((one) => one.rule === only || one.rule.startsWith(`${only} `)),
      ...Object.entries(numbered ? {} : breaksByList()).flatMap(([name, listed]) => (name.startsWith(only) ? listed : [])),
    ]
  : drawn(breaks, Number(value('count', '50')), Number(value('seed', '1'))).slice(Number(value('skip', '0')));
let red = 0;
const unnoticed: string[] = [];
for (const one of list) {
  const file = path.join(copy, one.file);
  const before = fs.readFileSync(file, 'utf8');
  const files = [...new Set((found.get(one.rule) ?? []).map((test) => test.file))];
  const pieces = before.split(one.find);
  let said: string;
  if (files.length === 0) said = 'no test names it';
  else if (pieces.length !== 2) said = `the text to replace stands ${pieces.length - 1} times in ${one.file}`;
  else {
    fs.writeFileSync(file, pieces.join(one.replace));
    const { passed, failed } = outcome(files, patternOf(one.rule));
    fs.writeFileSync(file, before);
    said = failed > 0 ? '' : passed > 0 ? `${passed} tests still pass` : 'no test ran';
  }
  if (said === '') red += 1;
  else unnoticed.push(one.rule);
  process.stdout.write(`${said === '' ? 'red      ' : 'UNNOTICED'} ${one.rule}  ${one.file}  ${said}\n`);
}
fs.rmSync(copy, { recursive: true });
process.stdout.write(`${JSON.stringify({ broken: list.length, red, unnoticed })}\n`);
process.exitCode = unnoticed.length === 0 ? 0 : 1;
