import { expect, test } from 'vitest';
import { abandoned, kinds, moves, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

/** A toy edition with a new round every second turn. */
const rounds = { ...toy, roundOf: ({ turn }: { turn: number }) => 1 + Math.floor(turn / 2) };

const ANN = { user: 'ann' };
const TOO_LONG = 'The name of a game can have 1 to 40 visible characters.';

const titles = async (here: Room, game: string): Promise<string[]> =>
  (await here.store.outbox.ofGame(game)).flatMap(({ kind, status }) => (kind === 'title' ? [status] : []));

/** Records all titles as set. */
async function setTitles({ store, now }: Room, game: string): Promise<void> {
  const ids = (await store.outbox.ofGame(game)).filter(({ kind }) => kind === 'title').map(({ id }) => id);
  await store.outbox.sent(ids, null, now);
}

test('The organizer names a game in the lobby and while it runs', async () => {
  const here = await room();
  const { game } = await here.table.createGame(ANN, { edition: 'toy', place: {}, name: 'Friday' });
  expect((await here.table.getGame(game)).name).toBe('Friday');
  for (const user of ['ann', 'bob']) await here.table.join({ user }, game, { name: user });
  await here.table.nameGame(ANN, game, 'Friday night');
  expect((await here.table.listGames({ user: 'bob' })).map(({ name }) => name)).toEqual(['Friday night']);
  await here.table.startGame(ANN, game);
  expect((await here.table.snapshot(game)).game.name).toBe('Friday night');
  await here.table.nameGame(ANN, game, 'x'.repeat(40));
  await here.restart();
  expect((await here.table.getGame(game)).name).toBe('x'.repeat(40));
  await moves(here, game, 'take');
  expect((await here.store.record(game)).game?.name).toBe('x'.repeat(40));
});

test('Only the organizer names a game, in 1 to 40 characters', async () => {
  const here = await room();
  const { game } = await started(here);
  await expect(here.table.nameGame({ user: 'bob' }, game, 'Mine')).rejects.toThrow(
    'Only the organizer of this game may do that.',
  );
  for (const name of ['', 'x'.repeat(41)]) {
    await expect(here.table.nameGame(ANN, game, name)).rejects.toThrow(TOO_LONG);
    await expect(here.table.createGame(ANN, { edition: 'toy', place: {}, name })).rejects.toThrow(TOO_LONG);
  }
  expect((await here.table.getGame(game)).name).toBeNull();
  await abandoned(here, game);
  await expect(here.table.nameGame(ANN, game, 'Late')).rejects.toThrow('The game is over.');
});

test('A name queues one title and the lobby message', async () => {
  const here = await room();
  const { game } = await here.table.createGame(ANN, { edition: 'toy', place: {} });
  expect(await kinds(here, game)).toEqual(['lobby']);
  await here.table.nameGame(ANN, game, 'One');
  await here.table.nameGame(ANN, game, 'Two');
  expect(await kinds(here, game)).toEqual(['lobby', 'title']);
  await setTitles(here, game);
  await here.table.nameGame(ANN, game, 'Three');
  expect(await titles(here, game)).toEqual(['sent', 'waiting']);
});

test('A title is queued at the start and for each new round', async () => {
  const here = await room({ editions: [rounds] });
  const { game } = await started(here);
  expect(await titles(here, game)).toEqual(['waiting']);
  await setTitles(here, game);
  const counts: number[] = [];
  for (let turn = 0; turn < 4; turn++) {
    await moves(here, game, 'take');
    counts.push((await titles(here, game)).length);
    await setTitles(here, game);
  }
  expect(counts).toEqual([1, 2, 2, 3]);
  await here.table.moveGame(ANN, game, { channel: '9' });
  expect(await titles(here, game)).toEqual(['sent', 'sent', 'sent', 'waiting']);
});

test('An edition without rounds queues no title', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'take');
  await here.table.moveGame(ANN, game, { channel: '9' });
  expect(await titles(here, game)).toEqual([]);
});
