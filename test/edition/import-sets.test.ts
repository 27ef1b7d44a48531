import path from 'node:path';
import { expect, test } from 'vitest';
import { exportGame, importGame } from '#cli/game-file.ts';
import { rulebooksBySets } from '#ti4/rulebook.ts';
import { createFourthEdition } from '#ti4/service/edition.ts';
import { fingerprint } from '#engine';
import type { Edition } from '#service';
import { folder, room } from '../service/room.ts';

const edition = createFourthEdition(rulebooksBySets()) as unknown as Edition<never>;

interface File {
  game: { state: string; settings: string };
  tables: { commands: { hash: string }[]; members: { wishes: string }[] };
}

/** A game with the base game alone: as a lobby, or begun. */
async function exported(begun: boolean): Promise<File> {
  const here = await room({ editions: [edition] });
  const place = { guild: '1', channel: '2', thread: '3' };
  const { game } = await here.table.createGame(
    { user: 'ann' },
    { edition: 'ti4', settings: { sets: ['base'] }, place },
  );
  for (const user of ['ann', 'bob', 'cat']) await here.table.join({ user }, game, { name: user });
  if (begun) await here.table.startGame({ user: 'ann' }, game);
  return JSON.parse(await exportGame(here.path, game)) as File;
}

const imported = async (file: File): Promise<string> =>
  importGame(path.join(folder(), 'other.db'), JSON.stringify(file), [edition as unknown as Edition]);

test.each([
  ['of a later release', ['base@9']],
  ['that there are not', ['base@1', 'codex-9@1']],
  ['named twice', ['base@1', 'base@1']],
  ['left out', undefined],
  ['without their releases', ['base']],
  ['that lack the base game', ['codex-1@1']],
  ['that are none', []],
])('A game file with sets %s is refused', async (_what, sets) => {
  const file = await exported(true);
  const state = JSON.parse(file.game.state) as { options: { sets?: unknown } };
  expect(state.options.sets).toEqual(['base@1']);
  state.options.sets = sets;
  file.game.state = JSON.stringify(state);
  (file.tables.commands.at(-1) as { hash: string }).hash = fingerprint(file.game.state);
  await expect(async () => imported(file)).rejects.toThrow(
    'Cannot import the game: its state cannot be read. Export it again, or update this Custodian.',
  );
});

test.each([
  ['sets that there are not', { sets: ['base', 'codex-9'] }],
  ['a release for a set', { sets: ['base@1'] }],
  ['a text for its sets', { sets: 'base' }],
  ['no base game', { sets: ['codex-1'] }],
  ['no sets', { sets: [] }],
])('A lobby in a file with %s is refused', async (_what, settings) => {
  const file = await exported(false);
  file.game.settings = JSON.stringify(settings);
  await expect(async () => imported(file)).rejects.toThrow(
    'Cannot import the game: this program does not accept the settings of its lobby. Export it again, or update this Custodian.',
  );
});

test('An exported game and an exported lobby are imported', async () => {
  for (const begun of [true, false]) expect(await imported(await exported(begun))).toMatch(/^[A-Z0-9]+$/);
});
