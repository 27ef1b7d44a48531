import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { expect, test } from 'vitest';
import { restore } from '#cli/backup.ts';
import { runCommand, type CommandResult } from '#cli/commands.ts';
import { runChecks } from '#cli/doctor.ts';
import { exportGame } from '#cli/game-file.ts';
import { openStore } from '#store';
import { startExpectingFailure } from '../../scripts/e2e/bot-process.ts';
import { folder } from '../folder.ts';

const ANN = '100000000000000001';

/** Makes, by name, every kind of path that somebody may give in place of the right one. */
async function place(): Promise<string> {
  const root = folder();
  for (const name of ['sound', 'newer', 'old']) await (await openStore(path.join(root, `${name}.db`))).close();
  written(root, 'newer.db', 'pragma user_version = 99');
  // As made before the migrations of today: the list of what it has been through begins earlier.
  written(root, 'old.db', 'update __drizzle_migrations set created_at = 1; pragma user_version = 1');
  written(root, 'foreign.db', 'create table bookmarks (url text)');
  fs.writeFileSync(path.join(root, 'text.db'), 'No database, and longer than the header of one. '.repeat(20));
  fs.mkdirSync(path.join(root, 'folder'));
  fs.symlinkSync('sound.db', path.join(root, 'link.db'));
  fs.linkSync(path.join(root, 'sound.db'), path.join(root, 'hard.db'));
  return root;
}

/** Words of a command line that are no paths. */
const COMMANDS = new Set(['restore', 'backup', 'export', 'import', 'move', 'forget', 'ann']);

function written(root: string, name: string, statements: string): void {
  const db = new Sqlite(path.join(root, name));
  db.exec(statements);
  db.pragma('journal_mode = DELETE');
  db.close();
}

/** Everything there but locks and the files that SQLite makes beside a database when it reads it. */
const contents = (root: string): Record<string, string> =>
  Object.fromEntries(
    fs
      .readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((name) => !/(\.lock|-wal|-shm)$/.test(name) && fs.statSync(path.join(root, name)).isFile())
      .sort()
      .map((name) => [
        name,
        createHash('sha256')
          .update(fs.readFileSync(path.join(root, name)))
          .digest('hex'),
      ]),
  );

const UNUSABLE: [database: string, said: RegExp][] = [
  [
    'old.db',
    /Cannot update the database old\.db: its version of Custodian is too old\. .* set another DATABASE_PATH for this one\.$/,
  ],
  [
    'newer.db',
    /Cannot open the database newer\.db: a newer version of Custodian wrote it \(version 99, this program knows \d+\)\. Install that version, or restore a backup from before the update\.$/,
  ],
  ['foreign.db', /Cannot use the database foreign\.db: it belongs to another program\. Set another DATABASE_PATH\.$/],
  ['text.db', /Cannot open text\.db: it is not a database\. Name another file, or restore a backup\.$/],
  ['folder', /Cannot use folder: it is a folder\. Name a file\.$/],
  [
    'text.db/x.db',
    /(Cannot find text\.db\/?x?|text\.db\/?x?.* already exists|Cannot find the database text\.db\/x\.db|Its folder must exist).*\.$/,
  ],
];

const WRONG: [args: string[], said: RegExp][] = [
  [['restore'], /^Name the backup file: npm run restore -- FILE$/],
  [['restore', 'none.db'], /^Cannot find the file none\.db\. Check the path\.$/],
  [['restore', 'folder'], /^Cannot use folder: it is a folder\. Name a file\.$/],
  [['restore', 'sound.db'], /^Cannot restore sound\.db: it is the database itself\. Name a backup file\.$/],
  [['restore', 'link.db'], /^Cannot restore link\.db: it is the database itself\. Name a backup file\.$/],
  [['restore', 'hard.db'], /^Cannot restore hard\.db: it is the database itself\. Name a backup file\.$/],
  [['restore', 'text.db'], /^Cannot restore text\.db: file is not a database\.$/],
  [['restore', 'foreign.db'], /^Cannot restore foreign\.db: it is not a Custodian database\.$/],
  [
    ['restore', 'old.db'],
    /^Cannot restore old\.db: Cannot update the database old\.db: its version of Custodian is too old\. /,
  ],
  [['restore', 'newer.db'], /^Cannot restore newer\.db: Cannot open the database newer\.db: a newer version /],
  [['backup', 'folder'], /^Cannot write folder: it already exists\. Name another file\.$/],
  [['backup', 'text.db/copy.db'], /^Cannot write text\.db: it already exists\. Name another file\.$/],
  [['export', 'ABCDEF'], /^Name the game and the file: npm run export -- GAME FILE$/],
  [['export', 'ABCDEF', 'game.json'], /^Cannot export game ABCDEF: the database has no such game\. Check its code\.$/],
  [['import'], /^Name the file: npm run import -- FILE \[CHANNEL\]$/],
  [['import', 'none.json'], /^Cannot find the file none\.json\. Check the path\.$/],
  [['import', 'folder'], /^Cannot use folder: it is a folder\. Name a file\.$/],
  [['import', 'text.db'], /^Cannot import this file: it is not an exported game\. Name a file from npm run export\.$/],
  [['import', 'text.db', 'general'], /^Cannot read the channel\. Give its link \(/],
  [['import', 'text.db', 'https://discord.com/channels/@me/77'], /^Cannot read the channel\. Give its link \(/],
  [
    ['import', 'text.db', 'https://discord.com/channels/9/77'],
    /^Cannot import this file: it is not an exported game\. Name a file from npm run export\.$/,
  ],
  [['move', '--from', 'none.db', '--to', 'to.db'], /^Cannot find the database none\.db\. Check --from\.$/],
  [['move', '--from', 'folder', '--to', 'to.db'], /^Cannot use folder: it is a folder\. Name a file\.$/],
  [['move', '--from', 'sound.db', '--to', 'folder'], /^Cannot use folder: it is a folder\. Name a file\.$/],
  [
    ['move', '--from', 'sound.db', '--to', './sound.db'],
    /^Cannot copy the database: --from and --to are the same\. Nothing was changed\. Name two databases\.$/,
  ],
  [
    ['move', '--from', 'old.db', '--to', 'to.db'],
    /^Cannot update the database old\.db: its version of Custodian is too old\. /,
  ],
  [
    ['move', '--from', 'sound.db', '--to', 'none/to.db'],
    /^Cannot open the database none\/to\.db\. Its folder must exist and be writable\.$/,
  ],
  [['forget', 'ann'], /^Give the Discord id of the person \(a long number\): npm run forget -- USER-ID$/],
];

/** Runs a command with its paths inside `root`; says what it said of them without naming `root`. */
async function run(root: string, args: string[], database: string): Promise<CommandResult> {
  const inside = args.map((one) =>
    /^(?!https:).*[./]|^[a-z]+$/.test(one) && !COMMANDS.has(one) ? `${root}/${one}` : one,
  );
  const { code, said } = await runCommand(inside, { DATABASE_PATH: `${root}/${database}` });
  return { code, said: said.replaceAll(`${root}/`, '') };
}

test('maintenance commands reject a wrong path and change nothing', async () => {
  const root = await place();
  const before = contents(root);
  for (const [args, said] of WRONG) {
    const found = await run(root, args, 'sound.db');
    expect.soft(found, args.join(' ')).toEqual({ code: 1, said: expect.stringMatching(said) as string });
    expect.soft(found.said.split('\n'), args.join(' ')).toHaveLength(1);
    expect.soft(contents(root), args.join(' ')).toEqual(before);
  }
});

test('restore rejects a backup named like its own temporary file', async () => {
  const root = await place();
  fs.copyFileSync(path.join(root, 'sound.db'), path.join(root, 'sound.db.new'));
  const before = contents(root);
  await expect(restore(path.join(root, 'sound.db'), path.join(root, 'sound.db.new'), new Date(0))).rejects.toThrow(
    /^Cannot restore .*sound\.db\.new: restore uses a temporary file of that name\. Rename the backup first\.$/,
  );
  expect(contents(root)).toEqual(before);
});

test.for(UNUSABLE)('%s as DATABASE_PATH: startup and commands explain it', async ([database, said]) => {
  const root = await place();
  const before = contents(root);
  const one: unknown = { code: 1, said: expect.stringMatching(said) };
  expect(await startExpectingFailure(root, { DATABASE_PATH: database }), 'start').toEqual(one);
  const forgotten = await run(root, ['forget', ANN], database);
  expect(forgotten, 'forget').toEqual(one);
  expect(forgotten.said.split('\n')).toHaveLength(1);
  const there = path.join(root, database);
  await expect(exportGame(there, 'ABCDEF')).rejects.toThrow(/^[^\n]*\.$/);
  const findings = await runChecks({ DATABASE_PATH: there });
  expect(findings.filter(({ ok }) => !ok)).toEqual([
    {
      subject: expect.stringMatching(/^(Database|Disk)$/) as string,
      ok: false,
      message: expect.stringMatching(/^[^\n]*\.$/) as string,
    },
  ]);
  expect(contents(root)).toEqual(before);
});
