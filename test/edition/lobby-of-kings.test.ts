import { beforeEach, describe, expect, test } from 'vitest';
import { rulebookOf } from '#ti4/rulebook.ts';
import { POK } from '../rules/exploring.ts';
import { LobbyRoom } from './lobby-room.ts';

const KINGS = 'Base game, Codex 1, Prophecy of Kings';
const book = rulebookOf([], POK);

/** The map of a ready-made board with some of its tiles replaced, counted from 1. */
const map = (board: string, changes: Record<number, string> = {}): string =>
  book.boards[board].map
    .trim()
    .split(/\s+/)
    .map((word, i) => changes[i + 1] ?? word)
    .join(' ');

let lobby: LobbyRoom;
beforeEach(async () => {
  lobby = await LobbyRoom.open();
});

describe.each(['game create', 'game settings'])('/%s', (path) => {
  const refused = async (options: Record<string, string>, words: string): Promise<void> => {
    const game: Record<string, string> =
      path === 'game settings' ? { game: await lobby.creates({ sets: KINGS }) } : { sets: KINGS };
    await lobby.refuses('ann', path, { ...game, ...options }, words);
  };

  test('88.7 refuses a wrongly rotated hyperlane and names it', () =>
    refused(
      { map: map('hyperlanes-5', { 4: '86A6' }) },
      'tile 4, "86A6": a hyperlane is rotated by 0 to 5 sides, not by 6.',
    ));

  test('88.2 refuses a map that fits no number of players', () =>
    refused(
      { map: '0 0 22 23' },
      'The map has 2 positions for home systems (0, or a home tile), but with these sets a game is for 3 to 8 players. Write -1 for a position without a tile.',
    ));

  test('88.2 refuses two places for one home system or its gate', async () => {
    await refused(
      { map: map('standard-8', { 19: '07', 22: '07' }) },
      'tile 22, "07": this tile is already used for tile 19.',
    );
    await refused(
      { map: map('standard-8', { 19: '17', 22: '51' }) },
      'tile 22, "51": the home system of the Ghosts of Creuss is already used for tile 19.',
    );
  });

  test('88 refuses and names tiles of a set that is off', () =>
    refused(
      { sets: 'base', map: '86A0 62 19 20' },
      'The sets of this game (Base game) do not include tiles 86a, 62 of the map.',
    ));

  test('refuses a board of a set that is off', () =>
    refused(
      { sets: 'base', board: 'standard-8' },
      'The sets of this game (Base game) do not include the board “Standard, 8 players”.',
    ));
});

test('39.1 eight players join a game with Prophecy of Kings, not nine', async () => {
  const game = await lobby.creates({ sets: KINGS });
  for (const user of ['bob', 'cid', 'dan', 'eve', 'fay', 'gus'])
    expect(await lobby.says(user, 'game join', { game })).toMatch(/joined/);
  expect(await lobby.says('ann', 'game seat bot', { game })).toMatch(/^A practice player joined/);
  // A practice player gives way to a person.
  expect(await lobby.says('hal', 'game join', { game })).toMatch(/joined/);
  await lobby.refuses('ivy', 'game join', { game }, 'The game is full: it has at most 8 players.');
  await lobby.refuses('ann', 'game seat bot', { game, count: 1 }, 'The game is full: it has at most 8 players.');
  const tooMany = 'A game with these sets (Base game, Codex 1) is for 3 to 6 players, but 8 have joined.';
  await lobby.refuses('ann', 'game settings', { game, sets: 'Base game, Codex 1' }, tooMany);
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
});

test('a demonstration seats six, though eight could play', async () => {
  const [, game] = /\*\*([A-Z0-9]+)\*\*/.exec(await lobby.says('ann', 'game demonstration', { sets: KINGS })) ?? [];
  expect((await lobby.here.table.getGame(game)).members).toHaveLength(6);
});

test('one organizer fills all other seats with practice players at once', async () => {
  const game = await lobby.creates({ sets: KINGS });
  expect(await lobby.says('ann', 'game seat bot', { game, count: 7 })).toMatch(/^7 practice players joined/);
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
});

test('refuses to start a map whose homes do not match the players', async () => {
  const game = await lobby.creates({ sets: KINGS, map: map('standard-8') });
  for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game });
  await lobby.refuses(
    'ann',
    'game start',
    { game },
    'The map has 8 positions for home systems (0, or a home tile), but there are 3 players.',
  );
});

test('refuses a map for fewer players, and players beyond a map’s number', async () => {
  const game = await lobby.creates({ sets: KINGS });
  for (const user of ['bob', 'cid', 'dan']) await lobby.says(user, 'game join', { game });
  const four = '87A1 26 25 88A2 24 23 37 19 34 36 33 20 38 21 32 35 31 22 0 27 0 0 0 0 0 0 28 0 29 0 0 0 0 0 0 30';
  await lobby.says('ann', 'game settings', { game, map: four });
  const full = 'The map is for 4 players, but 5 have joined.';
  await lobby.refuses('eve', 'game join', { game }, full);
  await lobby.says('ann', 'game settings', { game, board: 'standard-5' });
  expect(await lobby.says('eve', 'game join', { game })).toMatch(/joined/);
  await lobby.refuses('ann', 'game settings', { game, map: four }, full);
});

test('the lobby and /board give a map string that creates another game', async () => {
  const first = await lobby.creates({ sets: KINGS, board: 'standard-3' });
  const [, text] = /^-# Map string: `(.*)`$/m.exec(await lobby.described(first)) ?? [];
  expect(text).toBe(map('standard-3').replace(/( -1)+$/, ''));
  const again = await lobby.creates({ sets: KINGS, map: text });
  expect(await lobby.described(again)).toContain(`Map string: \`${text}\``);
  for (const user of ['bob', 'cid']) await lobby.says(user, 'game join', { game: again });
  await lobby.says('ann', 'game start', { game: again });
  expect(await lobby.says('ann', 'board', { game: again })).toContain(`Map string: \`${text}\``);
});

test('the lobby says which zeros mean no tile and which hyperlanes were replaced', async () => {
  const notch = '39 28 27 26 25 24 0 19 38 30 20 40 21 41 22 32 34 23 0 0 29 45 46 0 37 44 31 0 36 43 35 0 47 42 33 0';
  expect(await lobby.described(await lobby.creates({ sets: KINGS, map: notch }))).toContain(
    '-# For 5 players, I read each 0 at 201 and 301 as “no tile”.',
  );
  const lanes =
    '28 29 34 85A0 38 33 22 23 24 30 35 87A2 42 87A0 41 37 32 27 0 19 20 0 25 31 0 39 83A0 85A0 83A1 43 0 40 36 0 26 21';
  expect(await lobby.described(await lobby.creates({ sets: KINGS, map: lanes }))).toContain(
    'tile 14, "87A0" (88A4), tile 28, "85A0" (86A0) and tile 29, "83A1" (84A0).',
  );
});

test('88.2 refuses a faction or color wished twice, or a missing color', async () => {
  const game = await lobby.creates({ sets: 'base' });
  await lobby.says('bob', 'game join', { game });
  expect(await lobby.says('ann', 'game wish', { game, faction: 'sol', colour: 'red' })).toMatch(
    /^Noted: .*Sol, red\.$/,
  );
  await lobby.refuses(
    'bob',
    'game wish',
    { game, faction: 'sol' },
    'ann and bob both chose Sol. One of them must choose again.',
  );
  await lobby.refuses(
    'bob',
    'game wish',
    { game, colour: 'red' },
    'ann and bob both chose red. One of them must choose again.',
  );
  await lobby.refuses(
    'bob',
    'game wish',
    { game, colour: 'pink' },
    'The sets of this game (Base game) do not include pink pieces (chosen by bob).',
  );
});

const ALL = 'Base game, Codex 1, Prophecy of Kings, Codex 3';

test('The Council Keleres are wished with a home nobody else plays', async () => {
  const game = await lobby.creates({ sets: ALL });
  for (const user of ['bob', 'cid', 'dan']) await lobby.says(user, 'game join', { game });
  expect(await lobby.says('ann', 'game wish', { game, faction: 'keleres', home: 'mentak' })).toMatch(
    /^Noted: Keleres, in the home system of Mentak\.$/,
  );
  expect(await lobby.described(game)).toContain('- ann (organizer): Keleres, in the home system of Mentak');
  await lobby.refuses(
    'bob',
    'game wish',
    { game, faction: 'mentak' },
    'ann chose the home system of Mentak, but bob chose that faction. One of them must choose again.',
  );
  await lobby.refuses(
    'bob',
    'game wish',
    { game, faction: 'sol', home: 'xxcha' },
    "bob chose a home system, but not a faction that takes another faction's home system.",
  );
  await lobby.refuses(
    'ann',
    'game settings',
    { game, sets: 'Base game, Codex 1, Codex 3' },
    'The sets of this game (Base game, Codex 1, Codex 3) do not include Keleres (chosen by ann).',
  );
  expect(await lobby.says('ann', 'game start', { game })).toBe('The game starts.');
});
