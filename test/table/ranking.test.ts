import { expect, test } from 'vitest';
import type { Edition } from '../../src/table/index.ts';
import { allAgree, mover, only, room, started, state, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** Moves are chosen in turn: drawing is worth what the first player has, and one thing can be ranked that is gone when it comes to it. */
const ranking: Edition<ToyState> = {
  ...toy,
  ranked: {
    question: 'move',
    toCome: ({ active }, seat) => active !== seat,
    options: ({ seats }) => [
      { key: 'gone', worth: 0 },
      { key: 'take', worth: 0 },
      { key: 'draw', worth: seats.p1.coins },
    ],
  },
};

/** Who moves, who is next, and who comes after that. */
function begun(here: Room) {
  const { game, seats, users } = started(here);
  const first = mover(here, game);
  const order = Object.keys(users).sort();
  const after = (by: number): string => users[order[(order.indexOf(seats[first]) + by) % order.length] ?? ''] ?? '';
  return { game, seats, users, first, second: after(1), third: after(2) };
}
const table = () => {
  const here = room({ editions: [ranking] });
  return { here, ...begun(here) };
};
const take = (here: Room, game: string, user: string): void => void here.table.answer({ user }, game, only(here, game, user).ask, ['take']);
const scores = (here: Room, game: string): Record<string, number> =>
  Object.fromEntries(Object.entries(state(here, game).seats).map(([seat, { score }]) => [seat, score]));

test('What somebody has ranked first and can take is taken as soon as it is theirs to choose, as a move of their own', () => {
  const { here, game, first, second, third, seats } = table();
  here.table.rank({ user: second }, game, ['gone', 'take']);
  expect(here.table.ranking(game, second)).toEqual(['gone', 'take']);
  take(here, game, first);
  expect(scores(here, game)).toEqual({ [seats[first]]: 1, [seats[second]]: 1, [seats[third]]: 0 });
  expect(mover(here, game)).toBe(third);
  expect(here.table.ranking(game, second)).toEqual([]);
  const asked = here.store.outbox.ofGame(game).filter(({ kind, payload, status }) => {
    return kind === 'asked' && status !== 'void' && (payload as { user: string }).user === second;
  });
  here.store.outbox.claim(here.now, 20);
  expect(asked.filter(({ id }) => here.store.outbox.ofGame(game).some((one) => one.id === id && one.status === 'claimed'))).toEqual([]);
  // It is theirs to take back, without what came before it.
  expect(here.table.see(game).lastMove(second)?.facts).toEqual([{ type: 'took', seat: seats[second] }]);
  here.table.undo({ user: second }, game);
  expect(mover(here, game)).toBe(second);
  expect(scores(here, game)).toMatchObject({ [seats[first]]: 1, [seats[second]]: 0 });
});

test('Where nothing of it is left they are asked, and told so', () => {
  const { here, game, first, second } = table();
  here.table.rank({ user: second }, game, ['gone']);
  take(here, game, first);
  expect(only(here, game, second).draft()).toEqual({ ranked: 'gone' });
  expect(here.table.ranking(game, second)).toEqual([]);
});

test('What comes with less than it did is asked about; what comes with more is taken', () => {
  for (const [giver, taken] of [
    ['p1', false],
    ['p2', true],
  ] as const) {
    const { here, game, users, first, second, seats } = table();
    // The first player is to move, and so not the one who ranks.
    expect(seats[first]).toBe('p1');
    here.table.rank({ user: second }, game, ['draw', 'take']);
    here.table.act({ user: users[giver] }, game, 'tip', giver === 'p1' ? 'p2' : 'p1');
    take(here, game, first);
    expect(state(here, game).seats.p2.hand.length > 0).toBe(taken);
    if (!taken) expect(only(here, game, second).draft()).toEqual({ answer: ['draw'], ranked: 'less' });
  }
});

test('Nobody else learns of it: nothing of the game changes, and nothing is said', () => {
  const { here, game, first, second, third } = table();
  const seen = (): unknown => [
    here.table.see(game).game,
    here.store.outbox.ofGame(game),
    here.table.waiting(game),
    here.table.history(game),
  ];
  const before = JSON.stringify(seen());
  here.table.rank({ user: second }, game, ['take']);
  expect(JSON.stringify(seen())).toBe(before);
  for (const other of [first, third]) expect(here.table.ranking(game, other)).toEqual([]);
  expect(() => here.table.ranking(game, 'zoe')).toThrow();
});

test('It lasts over a new start of the program, and can be changed and taken back', () => {
  const { here, game, first, second } = table();
  here.table.rank({ user: second }, game, ['draw']);
  here.table.rank({ user: second }, game, ['take']);
  here.restart();
  expect(here.table.ranking(game, second)).toEqual(['take']);
  here.table.rank({ user: second }, game, []);
  take(here, game, first);
  expect(mover(here, game)).toBe(second);
  expect(only(here, game, second).draft()).toBeUndefined();
});

test('What cannot be ranked is refused: too many, twice the same, what is not there, and nothing that is to come', () => {
  const { here, game, first, second } = table();
  const rank =
    (user: string, ...keys: string[]) =>
    () =>
      here.table.rank({ user }, game, keys);
  expect(rank(second, 'take', 'take')).toThrow('once only');
  expect(rank(second, 'take', 'draw', 'gone', 'roll')).toThrow('3 at the most');
  expect(rank(second, 'roll')).toThrow('cannot be taken');
  expect(rank(first, 'take')).toThrow('nothing to choose later');
  expect(rank('zoe', 'take')).toThrow();
});

test('It is gone with whoever leaves, and with what is taken back; whoever sits there next is asked', () => {
  const { here, game, first, second, third, seats } = table();
  here.table.rank({ user: second }, game, ['take']);
  here.table.rank({ user: third }, game, ['take']);
  here.table.leave({ user: second }, game);
  const { request } = here.table.replace({ user: 'ann' }, game, { seat: seats[second], user: 'zoe', name: 'Zoe' });
  if (request !== null) here.table.agree({ user: 'zoe' }, request);
  allAgree(here, game);
  take(here, game, first);
  expect(mover(here, game)).toBe('zoe');
  here.table.undo({ user: first }, game);
  allAgree(here, game);
  expect(here.table.ranking(game, third)).toEqual([]);
});
