import { expect, test } from 'vitest';
import type { Edition } from '#service';
import { HOUR, moves, only, room, started, state } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** The toy, in which a guess closes after two hours, and is a six then. */
const closing: Edition<ToyState> = { ...toy, timeouts: { guess: { hours: () => 2, silent: 6 } } };

const guessing = async () => {
  const here = await room({ editions: [closing] });
  const { game } = await started(here, { veil: false, hours: null });
  await moves(here, game, 'poll');
  return { here, game };
};

test('A timed question is answered by default at its deadline', async () => {
  const { here, game } = await guessing();
  expect((await here.table.pendingPlayers(game)).map(({ until }) => until)).toEqual(Array(3).fill(here.now + 2 * HOUR));
  await here.table.answer({ user: 'bob' }, game, (await only(here, game, 'bob')).ask, 1);
  here.now += 2 * HOUR - 1;
  expect(await here.table.answerExpired(here.now)).toBe(0);
  here.now += 1;
  expect(await here.table.answerExpired(here.now)).toBe(2);
  const { seats, turn } = await state(here, game);
  expect(turn).toBe(1);
  // Everybody begins with three.
  expect(Object.values(seats).map(({ coins }) => coins - 3).sort()).toEqual([1, 6, 6]); // prettier-ignore
});

test('Only timing windows close by themselves', async () => {
  const here = await room({ editions: [closing] });
  const { game } = await started(here, { veil: false, hours: 1 });
  expect(await here.table.pendingPlayers(game)).toMatchObject([{ until: null }]);
  expect(await here.table.answerExpired(here.now + 1000 * HOUR)).toBe(0);
});
