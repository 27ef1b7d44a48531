import { expect, test } from 'vitest';
import { moves, room, started, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

const edition = {
  ...toy,
  nextTurn: ({ order, turn, active }: Readonly<ToyState>) => ({
    seat: order[(turn + 1) % order.length],
    after: active,
    mark: `turn ${turn}`,
  }),
};

/** Returns who was told of being next, in private, with the mark of the turn. */
const told = async (here: Room, game: string): Promise<string[]> =>
  (await here.store.outbox.ofGame(game)).flatMap(({ kind, lane, payload }) => {
    if (kind !== 'next') return [];
    const { user, mark } = payload as { user: string; mark: string };
    expect(lane).toBe(`whisper ${user}`);
    return [`${user}: ${mark}`];
  });

const wants = (here: Room, user: string) => here.table.setPreferences(user, { tellNext: true });

test('By default nobody is told of being next', async () => {
  const here = await room({ editions: [edition] });
  const { game } = await started(here);
  for (let turn = 0; turn < 4; turn++) await moves(here, game, 'take');
  expect((await here.table.setPreferences('ann', {})).tellNext).toBe(false);
  expect(await told(here, game)).toEqual([]);
});

test('A player who wants it is told once a turn, even after an undo', async () => {
  const here = await room({ editions: [edition] });
  const { game, users } = await started(here);
  const { p1: first, p3: third } = users;
  await wants(here, third);
  await moves(here, game, 'take');
  expect(await told(here, game)).toEqual([`${third}: turn 1`]);
  await here.table.undo({ user: first }, game);
  await moves(here, game, 'take');
  expect(await told(here, game)).toEqual([`${third}: turn 1`]);
  for (let turn = 0; turn < 3; turn++) await moves(here, game, 'take');
  expect(await told(here, game)).toEqual([`${third}: turn 1`, `${third}: turn 4`]);
});

test('Nobody is told of being next while a practice player acts', async () => {
  const here = await room({ editions: [edition] });
  const { game, users } = await started(here, {}, ['ann', 'practice:1', 'cid']);
  await wants(here, 'cid');
  const order = ['p1', 'p2', 'p3'].map((seat) => users[seat]);
  expect(order[(order.indexOf('cid') + 2) % 3]).toBe('practice:1');
  for (let turn = 0; turn < 3; turn++) await moves(here, game, 'take');
  expect(await told(here, game)).toEqual([]);
});
