import { spawnSync } from 'node:child_process';
import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { startInVain } from '../../scripts/play/process.ts';
import { folder } from '../folder.ts';

const PROGRAM = path.resolve('bin/custodian.mjs');
/** What a host may have put into the address as it is; the second leaves one that still parses. */
const ADDRESSES = ['s3cr3t/w', '53/s3cr3t', '53#s3cr3t', '53?s3cr3t'].map((password) => `postgres://ann:${password}@127.0.0.1:1/games`);
const EXPLAINED = 'must look like postgres://user:password@host:5432/name, with special characters of the password percent-encoded';

function run(place: string, args: string[], environment: Record<string, string> = {}): { code: number | null; said: string } {
  const { status, stdout, stderr } = spawnSync(process.execPath, [PROGRAM, ...args], {
    cwd: place,
    env: { PATH: process.env.PATH, ...environment },
    encoding: 'utf8',
  });
  return { code: status, said: (stdout + stderr).trim() };
}

/** One sentence that names the setting and not the password. */
function isExplained({ code, said }: { code: number | null; said: string }, setting: string): void {
  expect(code).toBe(1);
  expect(said).toContain(`${setting} ${EXPLAINED}`);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toContain('s3cr3t');
}

test('the start names DATABASE_URL where its password is not encoded', async () => {
  for (const url of ADDRESSES) isExplained(await startInVain(folder(), { DATABASE_URL: url }), 'DATABASE_URL');
});

test.for([['doctor'], ['forget', '100000000000000001'], ['export', 'ABCDEF', 'game.json'], ['import', 'game.json'], ['backup']])(
  'DATABASE_URL is named by %s where its password is not encoded',
  (args) => {
    const place = folder();
    writeFileSync(path.join(place, 'game.json'), '{}');
    for (const url of ADDRESSES.slice(1, 2)) isExplained(run(place, args, { DATABASE_URL: url }), 'DATABASE_URL');
    expect(readdirSync(place)).toEqual(['game.json']);
  },
);

test('move names the option whose password is not encoded', () => {
  const place = folder();
  writeFileSync(path.join(place, 'games.db'), '');
  const [, url] = ADDRESSES;
  isExplained(run(place, ['move', '--from', url, '--to', 'games.db']), '--from');
  isExplained(run(place, ['move', '--from', 'games.db', `--to=${url}`]), '--to');
  for (const args of [
    [url, 'games.db'],
    ['--from', 'games.db', '--to', url.replace('postgres', 'postgre')],
    ['--from', url],
    ['--too', url],
  ]) {
    const { code, said } = run(place, ['move', ...args]);
    expect(code).toBe(1);
    expect(said).toMatch(/^(Name both databases: npm run move -- --from .*|--to must begin with postgres:\/\/\.)$/);
    expect(said).not.toContain('s3cr3t');
  }
  expect(readdirSync(place)).toEqual(['games.db']);
});
