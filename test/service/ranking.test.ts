import { expect, test } from 'vitest';
import type { Edition } from '#service';
import { allAgree, mover, only, room, started, state, type Room } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** Moves are chosen in turn: drawing is worth what the first player has, and one thing can be ranked that is gone when it comes to it. */
const ranking: Edition<ToyState> = {
  ...toy,
  rankedChoice: {
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
async function begun(here: Room) {
  const { game, seats, users } = await started(here);
  const first = await mover(here, game);
  const order = Object.keys(users).sort();
  const after = (by: number): string => users[order[(order.indexOf(seats[first]) + by) % order.length] ?? ''] ?? '';
  return { game, seats, users, first, second: after(1), third: after(2) };
}
const table = async () => {
  const here = await room({ editions: [ranking] });
  return { here, ...(await begun(here)) };
};
const take = async (here: Room, game: string, user: string): Promise<void> =>
  void (await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['take']));
const scores = async (here: Room, game: string): Promise<Record<string, number>> =>
  Object.fromEntries(Object.entries((await state(here, game)).seats).map(([seat, { score }]) => [seat, score]));

test('The first available ranked choice is taken automatically', async () => {
  const { here, game, first, second, third, seats } = await table();
  await here.table.rankChoices({ user: second }, game, ['gone', 'take']);
  expect(await here.table.getRanking(game, second)).toEqual(['gone', 'take']);
  await take(here, game, first);
  expect(await scores(here, game)).toEqual({ [seats[first]]: 1, [seats[second]]: 1, [seats[third]]: 0 });
  expect(await mover(here, game)).toBe(third);
  expect(await here.table.getRanking(game, second)).toEqual([]);
  const asked = (await here.store.outbox.ofGame(game)).filter(({ kind, payload, status }) => {
    return kind === 'asked' && status !== 'void' && (payload as { user: string }).user === second;
  });
  await here.store.outbox.claim(here.now, 20);
  const claimed = (await here.store.outbox.ofGame(game))
    .filter(({ status }) => status === 'claimed')
    .map(({ id }) => id);
  expect(asked.filter(({ id }) => claimed.includes(id))).toEqual([]);
  // It is theirs to take back, without what came before it.
  expect((await (await here.table.snapshot(game)).findLastMove(second))?.facts).toEqual([
    { type: 'took', seat: seats[second] },
  ]);
  await here.table.undo({ user: second }, game);
  expect(await mover(here, game)).toBe(second);
  expect(await scores(here, game)).toMatchObject({ [seats[first]]: 1, [seats[second]]: 0 });
});

test('When no ranked choice is left, the player is asked', async () => {
  const { here, game, first, second } = await table();
  await here.table.rankChoices({ user: second }, game, ['gone']);
  await take(here, game, first);
  expect((await only(here, game, second)).draft()).toEqual({ ranked: 'gone' });
  expect(await here.table.getRanking(game, second)).toEqual([]);
});

test('A ranked choice that has lost value is asked again, not taken', async () => {
  for (const [giver, taken] of [
    ['p1', false],
    ['p2', true],
  ] as const) {
    const { here, game, users, first, second, seats } = await table();
    // The first player is to move, and so not the one who ranks.
    expect(seats[first]).toBe('p1');
    await here.table.rankChoices({ user: second }, game, ['draw', 'take']);
    await here.table.act({ user: users[giver] }, game, 'tip', giver === 'p1' ? 'p2' : 'p1');
    await take(here, game, first);
    expect((await state(here, game)).seats.p2.hand.length > 0).toBe(taken);
    if (!taken) expect((await only(here, game, second)).draft()).toEqual({ answer: ['draw'], ranked: 'less' });
  }
});

test('A ranking is secret: no change of the game, no message', async () => {
  const { here, game, first, second, third } = await table();
  const seen = async (): Promise<unknown> => [
    (await here.table.snapshot(game)).game,
    await here.store.outbox.ofGame(game),
    await here.table.pendingPlayers(game),
    await here.table.history(game),
  ];
  const before = JSON.stringify(await seen());
  await here.table.rankChoices({ user: second }, game, ['take']);
  expect(JSON.stringify(await seen())).toBe(before);
  for (const other of [first, third]) expect(await here.table.getRanking(game, other)).toEqual([]);
  await expect(async () => here.table.getRanking(game, 'zoe')).rejects.toThrow();
});

test('A ranking survives restarts and can be changed and withdrawn', async () => {
  const { here, game, first, second } = await table();
  await here.table.rankChoices({ user: second }, game, ['draw']);
  await here.table.rankChoices({ user: second }, game, ['take']);
  await here.restart();
  expect(await here.table.getRanking(game, second)).toEqual(['take']);
  await here.table.rankChoices({ user: second }, game, []);
  await take(here, game, first);
  expect(await mover(here, game)).toBe(second);
  expect((await only(here, game, second)).draft()).toBeUndefined();
});

test('Illegal rankings are refused: duplicates, too many, unknown or untimely choices', async () => {
  const { here, game, first, second } = await table();
  const rank =
    (user: string, ...keys: string[]) =>
    async () =>
      here.table.rankChoices({ user }, game, keys);
  await expect(rank(second, 'take', 'take')).rejects.toThrow('You can rank each option only once.');
  await expect(rank(second, 'take', 'draw', 'gone', 'roll')).rejects.toThrow('You can rank at most 3.');
  await expect(rank(second, 'roll')).rejects.toThrow('You cannot rank “roll”');
  await expect(rank(first, 'take')).rejects.toThrow('You have nothing to rank now: no choice of yours is coming up.');
  await expect(rank('zoe', 'take')).rejects.toThrow();
});

test('A ranking ends when its player leaves, and survives an undo', async () => {
  const { here, game, first, second, third, seats } = await table();
  await here.table.rankChoices({ user: second }, game, ['take']);
  await here.table.rankChoices({ user: third }, game, ['take']);
  await here.table.leave({ user: second }, game);
  const { request } = await here.table.replacePlayer({ user: 'ann' }, game, {
    seat: seats[second],
    user: 'zoe',
    name: 'Zoe',
  });
  if (request !== null) await here.table.agree({ user: 'zoe' }, request);
  await allAgree(here, game);
  await take(here, game, first);
  expect(await mover(here, game)).toBe('zoe');
  await here.table.undo({ user: first }, game);
  await allAgree(here, game);
  expect(await here.table.getRanking(game, third)).toEqual(['take']);
});
