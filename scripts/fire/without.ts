// Takes each protection away, one after the other, in a copy of this tree, and looks whether its test fails then.
//   npm run -s fire:without                   all
//   npm run -s fire:without -- --only nonce   those whose name has this in it
//   npm run -s fire:without -- --shard 2/4    the second of each four
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { PROTECTIONS } from './protections.ts';

const { values } = parseArgs({ options: { only: { type: 'string', default: '' }, shard: { type: 'string', default: '1/1' } } });
const [nth = 1, of = 1] = values.shard.split('/').map(Number);
const home = fileURLToPath(new URL('../..', import.meta.url));
const copy = mkdtempSync(path.join(tmpdir(), 'custodian-without-'));
for (const part of [
  'src',
  'test',
  'scripts',
  'migrations',
  'assets',
  'docs',
  'bin',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vitest.config.ts',
  'Dockerfile',
  '.dockerignore',
])
  cpSync(path.join(home, part), path.join(copy, part), { recursive: true });
symlinkSync(path.join(home, 'node_modules'), path.join(copy, 'node_modules'));

const missed: string[] = [];
for (const { name, file, line, without, test, only } of PROTECTIONS.filter(
  ({ name }, i) => name.includes(values.only) && i % of === nth - 1,
)) {
  const target = path.join(copy, file);
  const whole = readFileSync(target, 'utf8');
  if (whole.split(line).length !== 2) {
    missed.push(name);
    console.log(`??      ${name}: ${file} has the line ${whole.split(line).length - 1} times`);
    continue;
  }
  writeFileSync(
    target,
    whole.replace(line, () => without),
  );
  const begun = performance.now();
  const { status, stdout } = spawnSync(
    process.execPath,
    [path.join(home, 'node_modules/vitest/vitest.mjs'), 'run', test, '--bail=1', ...(only ? ['-t', only] : [])],
    { cwd: copy, encoding: 'utf8', timeout: 400_000 },
  );
  writeFileSync(target, whole);
  const noticed = status !== 0 && /\d+ failed/.test(stdout);
  if (!noticed) missed.push(name);
  const by = /FAIL.*? > (.*)/.exec(stripVTControlCharacters(stdout))?.[1] ?? '';
  const took = Math.round((performance.now() - begun) / 1000);
  console.log(`${noticed ? 'noticed' : 'MISSED '} ${name} (${test}, ${took} s${by && `: ${by}`})`);
}
rmSync(copy, { recursive: true, force: true });
console.log(missed.length ? `${missed.length} were not noticed: ${missed.join('; ')}` : 'All were noticed.');
process.exit(missed.length ? 1 : 0);
