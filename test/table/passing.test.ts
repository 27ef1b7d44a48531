import { expect, test } from 'vitest';
import { HOUR, MINUTE, moves, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

/** Here a point is taken as one passes elsewhere. */
const passing = { ...toy, brief: new Set(['took']) };

const turns = (here: Room, game: string) => here.store.outbox.ofGame(game).filter(({ kind }) => kind === 'turn');

test('A turn of nothing but a pass has no message of its own: it is told in front of what comes next', () => {
  const here = room({ editions: [passing] });
  const { game } = started(here, { target: 30 });
  moves(here, game, 'roll');
  const before = turns(here, game).length;
  moves(here, game, 'take');
  here.now += MINUTE;
  moves(here, game, 'take');
  const [waits, ...more] = turns(here, game).slice(before);
  expect(more).toEqual([]);
  // Where nothing comes, it is told all the same.
  expect(waits).toMatchObject({ payload: { from: 3, to: 4, brief: true }, dueAt: here.now - MINUTE + HOUR });

  moves(here, game, 'roll');
  const [told, ...others] = turns(here, game).slice(before);
  expect(others).toEqual([]);
  expect(told).toMatchObject({ payload: { from: 3, to: 5, chapter: { title: 'Turn 4' } }, dueAt: here.now, chapter: 'turn 3' });
  expect(told.payload).not.toHaveProperty('brief');
});

test('Before anything else is said, what waited so is told', () => {
  const here = room({ editions: [passing] });
  const { game } = started(here, { target: 30 });
  moves(here, game, 'roll');
  const user = moves(here, game, 'take');
  here.table.undo({ user }, game);
  expect(turns(here, game).at(-1)?.dueAt).toBe(here.now);
});

test('One that is longer than a pass goes out at once', () => {
  const here = room({ editions: [passing] });
  const { game } = started(here, { target: 30 });
  moves(here, game, 'roll');
  moves(here, game, 'roll');
  expect(turns(here, game).at(-1)).toMatchObject({ dueAt: here.now });
  expect(turns(here, game).at(-1)?.payload).not.toHaveProperty('brief');
});

test('What was not told at once belongs to what was under way, also where the next command begins something else', () => {
  const here = room({
    editions: [
      {
        ...toy,
        milestone: (before, after) => (before.turn === 1 && after.turn === 2 ? null : 'text'),
        chapter: ({ turn }) => ({ key: turn < 3 ? 'first' : 'second', seat: null, title: turn < 3 ? 'First' : 'Second' }),
        parts: (_before, { turn }, facts) => [
          { chapter: { key: turn < 3 ? 'first' : 'second', seat: null, title: turn < 3 ? 'First' : 'Second' }, upto: facts.length },
        ],
      },
    ],
  });
  const { game } = started(here, { target: 30 });
  for (let n = 0; n < 3; n++) moves(here, game, 'roll');
  const told = turns(here, game).map(({ chapter, payload }) => [chapter, payload]);
  expect(told.at(-2)).toMatchObject(['first', { to: 4, upto: 0 }]);
  expect(told.at(-1)).toMatchObject(['second', { from: 4, to: 4, after: 0 }]);
});
