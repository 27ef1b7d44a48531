import { readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { runCommand, type CommandResult } from '#cli/commands.ts';
import { startExpectingFailure } from '../../scripts/e2e/bot-process.ts';
import { folder } from '../folder.ts';

/** What a host may have put into the address as it is; the second leaves one that still parses. */
const ADDRESSES = ['s3cr3t/w', '53/s3cr3t', '53#s3cr3t', '53?s3cr3t'].map(
  (password) => `postgres://ann:${password}@127.0.0.1:1/games`,
);
const EXPLAINED =
  'must look like postgres://user:password@host:5432/name. Percent-encode special characters of the password';

/** The same arguments with their files inside a folder. */
const within = (place: string, args: string[]): string[] =>
  args.map((one) => (/^game[\w]*\.\w+$/.test(one) ? path.join(place, one) : one));

const moveIn = (place: string, ...args: string[]): Promise<CommandResult> =>
  runCommand(['move', ...within(place, args)], { DATABASE_PATH: path.join(place, 'none.db') });

/** One sentence that names the setting and not the password. */
function isExplained({ code, said }: { code: number | null; said: string }, setting: string): void {
  expect(code).toBe(1);
  expect(said).toContain(`${setting} ${EXPLAINED}`);
  expect(said.split('\n')).toHaveLength(1);
  expect(said).not.toContain('s3cr3t');
}

test('startup names DATABASE_URL when its password is not encoded', async () => {
  for (const url of ADDRESSES)
    isExplained(await startExpectingFailure(folder(), { DATABASE_URL: url }), 'DATABASE_URL');
});

test.for([
  ['doctor'],
  ['forget', '100000000000000001'],
  ['export', 'ABCDEF', 'game.json'],
  ['import', 'game.json'],
  ['backup'],
])('%s names DATABASE_URL when its password is not encoded', async (args) => {
  const place = folder();
  writeFileSync(path.join(place, 'game.json'), '{}');
  for (const url of ADDRESSES.slice(1, 2))
    isExplained(
      await runCommand(within(place, args), { DATABASE_URL: url, DATABASE_PATH: `${place}/none.db` }),
      'DATABASE_URL',
    );
  expect(readdirSync(place)).toEqual(['game.json']);
});

test('move names the option whose password is not encoded', async () => {
  const place = folder();
  writeFileSync(path.join(place, 'games.db'), '');
  const [, url] = ADDRESSES;
  isExplained(await moveIn(place, '--from', url, '--to', 'games.db'), '--from');
  isExplained(await moveIn(place, '--from', 'games.db', `--to=${url}`), '--to');
  for (const args of [
    [url, 'games.db'],
    ['--from', 'games.db', '--to', url.replace('postgres', 'postgre')],
    ['--from', url],
    ['--too', url],
  ]) {
    const { code, said } = await moveIn(place, ...args);
    expect(code).toBe(1);
    expect(said).toMatch(/^(Name both databases: npm run move -- --from .*|--to must start with postgres:\/\/\.)$/);
    expect(said).not.toContain('s3cr3t');
  }
  expect(readdirSync(place)).toEqual(['games.db']);
});
