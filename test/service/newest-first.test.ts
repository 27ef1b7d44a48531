import { mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { room } from './room.ts';

test('Every list sorts games created at one moment by code', async () => {
  const here = await room();
  const created = await mapSequential(
    Array.from({ length: 4 }, (_, i) => i),
    async () => (await here.table.hostGame({ user: 'ann' }, { edition: 'toy', place: {} }, { name: 'Ann' })).game,
  );
  here.now += 1;
  const newest = (await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} })).game;
  // A database may give a row that has changed at the end.
  await here.table.abandon({ user: 'ann' }, created[0]);
  const codes = (games: { id: string }[]): string[] => games.map(({ id }) => id);
  const all = [newest, ...created.sort()];
  expect(codes(await here.table.listGames())).toEqual(all);
  expect(codes(await here.table.listGames({ organiser: 'ann' }))).toEqual(all);
  expect(codes(await here.table.listGames({ status: ['lobby', 'abandoned'] }))).toEqual(all);
  expect(codes(await here.table.listGames({ user: 'ann' }))).toEqual(all.slice(1));
  expect(codes(await here.store.games.organisedBy('ann', ['lobby', 'abandoned']))).toEqual(all);
});
