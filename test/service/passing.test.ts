import { expect, test } from 'vitest';
import { HOUR, MINUTE, moves, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

/** Here a point is taken as one passes elsewhere. */
const passing = { ...toy, quietFacts: new Set(['took']) };

const turns = async (here: Room, game: string) =>
  (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'turn');

test('Passes in a row share a message; the next turn has its own', async () => {
  const here = await room({ editions: [passing] });
  const { game } = await started(here, { target: 30 });
  await moves(here, game, 'roll');
  const before = (await turns(here, game)).length;
  await moves(here, game, 'take');
  here.now += MINUTE;
  await moves(here, game, 'take');
  const [waits, ...more] = (await turns(here, game)).slice(before);
  expect(more).toEqual([]);
  // Where nothing comes, it is told all the same.
  expect(waits).toMatchObject({
    payload: { from: 3, to: 4, brief: true, chapter: { seat: null, title: 'Turn 2, Turn 3' } },
    dueAt: here.now - MINUTE + HOUR,
  });

  await moves(here, game, 'roll');
  const [passes, told, ...others] = (await turns(here, game)).slice(before);
  expect(others).toEqual([]);
  expect(passes).toMatchObject({ payload: { from: 3, to: 4 }, dueAt: here.now });
  expect(told).toMatchObject({
    payload: { from: 5, to: 5, chapter: { title: 'Turn 4' } },
    dueAt: here.now,
    chapter: 'turn 3',
  });
  expect(told.payload).not.toHaveProperty('brief');
});

test('An undo makes the delayed pass message due', async () => {
  const here = await room({ editions: [passing] });
  const { game } = await started(here, { target: 30 });
  await moves(here, game, 'roll');
  const user = await moves(here, game, 'take');
  await here.table.undo({ user }, game);
  expect((await turns(here, game)).at(-1)?.dueAt).toBe(here.now);
});

test('A shared message of passes keeps its title after an undo', async () => {
  const here = await room({ editions: [passing] });
  const { game } = await started(here, { target: 30 });
  await moves(here, game, 'roll');
  await moves(here, game, 'take');
  const user = await moves(here, game, 'take');
  await here.table.undo({ user }, game);
  await moves(here, game, 'roll');
  expect((await turns(here, game)).at(-1)).toMatchObject({
    payload: { from: 3, to: 6, chapter: { seat: null, title: 'Turn 2, Turn 3' } },
    chapter: 'turn 2',
  });
});

test('A longer turn is announced at once', async () => {
  const here = await room({ editions: [passing] });
  const { game } = await started(here, { target: 30 });
  await moves(here, game, 'roll');
  await moves(here, game, 'roll');
  expect((await turns(here, game)).at(-1)).toMatchObject({ dueAt: here.now });
  expect((await turns(here, game)).at(-1)?.payload).not.toHaveProperty('brief');
});

test('Facts held back stay with their chapter when the next begins', async () => {
  const here = await room({
    editions: [
      {
        ...toy,
        announcementStyle: (before, after) => (before.turn === 1 && after.turn === 2 ? null : 'text'),
        chapter: ({ turn }) => ({
          key: turn < 3 ? 'first' : 'second',
          seat: null,
          title: turn < 3 ? 'First' : 'Second',
        }),
        splitByChapter: (_before, { turn }, facts) => [
          {
            chapter: { key: turn < 3 ? 'first' : 'second', seat: null, title: turn < 3 ? 'First' : 'Second' },
            upto: facts.length,
          },
        ],
      },
    ],
  });
  const { game } = await started(here, { target: 30 });
  for (let n = 0; n < 3; n++) await moves(here, game, 'roll');
  const told = (await turns(here, game)).map(({ chapter, payload }) => [chapter, payload]);
  expect(told.at(-2)).toMatchObject(['first', { to: 4, upto: 0 }]);
  expect(told.at(-1)).toMatchObject(['second', { from: 4, to: 4, after: 0 }]);
});
