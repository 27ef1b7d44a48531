import { expect, test } from 'vitest';
import { exportGame, importGame } from '#cli/game-file.ts';
import { Illegal, type PromiseInfo } from '#service';
import { dump } from './dumped.ts';
import { moves, room, started, type Room } from './room.ts';
import { toy } from './toy.ts';

const edition = { ...toy, roundOf: ({ turn }: { turn: number }) => turn + 1 };

/** A game of Ann, Bob and Cid in which Ann has promised Bob something. */
async function promised(due?: string) {
  const here = await room({ editions: [edition] });
  const { game, seats } = await started(here);
  await here.table.makePromise({ user: 'ann' }, game, { to: seats.bob, text: 'Peace *here*', ...(due && { due }) });
  const seen = (user: string): Promise<PromiseInfo[]> => here.table.listPromises(game, user);
  const change = async (user: string, deed: Parameters<Room['table']['changePromise']>[3]): Promise<void> => {
    await here.table.changePromise({ user }, game, (await seen(user))[0]?.alias ?? 'none', deed);
  };
  return { here, game, seats, seen, change };
}

/** Returns the private messages about promises: the user and the event. */
const told = async (here: Room, game: string): Promise<string[]> =>
  (await here.store.outbox.ofGame(game)).flatMap(({ kind, lane, payload }) => {
    if (kind !== 'promise') return [];
    const { user, event } = payload as { user: string; event: string };
    expect(lane).toBe(`whisper ${user}`);
    return [`${user}: ${event}`];
  });

test('Only the two players of a promise see it', async () => {
  const { here, game, seats, seen } = await promised('the end of the game');
  const common = {
    seat: seats.ann,
    to: seats.bob,
    text: 'Peace *here*',
    due: 'the end of the game',
    status: 'open',
    isPublic: false,
    isPublishedByViewer: false,
    isWithdrawAsked: false,
  };
  const [[mine], [theirs]] = [await seen('ann'), await seen('bob')];
  expect(mine).toEqual({ alias: expect.any(String), ...common });
  expect(theirs).toEqual({ alias: expect.any(String), ...common });
  expect(mine.alias).not.toBe(theirs.alias);
  expect(await seen('cid')).toEqual([]);
  expect(await told(here, game)).toEqual(['bob: made']);
});

test('For a third player, a promise of others is none at all', async () => {
  const { here, game, seen } = await promised();
  const alias = (await seen('bob'))[0].alias ?? '';
  for (const [user, promise] of [
    ['cid', alias],
    ['ann', alias],
    ['cid', 'NOTHING'],
  ])
    for (const deed of ['say-kept', 'keep', 'forgive', 'withdraw', 'release', 'publish'] as const)
      await expect(here.table.changePromise({ user }, game, promise, deed)).rejects.toThrow(
        new Illegal('You have no such promise. `/trade debts` lists yours.'),
      );
  const rows = await here.store.outbox.ofGame(game);
  expect(rows.filter(({ lane, kind }) => !lane.startsWith('whisper ') && /promise|published/.test(kind))).toEqual([]);
});

test('Only the player to whom it was made marks a promise as kept, once', async () => {
  const { here, game, seen, change } = await promised();
  await expect(change('ann', 'keep')).rejects.toThrow('Only the other player can mark your promise as kept.');
  await change('bob', 'keep');
  expect((await seen('ann'))[0].status).toBe('kept');
  expect(await told(here, game)).toEqual(['bob: made', 'ann: kept']);
  await expect(change('bob', 'keep')).rejects.toThrow('This promise is already settled.');
});

test('Only the player to whom it was made forgives a promise', async () => {
  const { seen, change } = await promised();
  await expect(change('ann', 'forgive')).rejects.toThrow('Only the other player can forgive your promise.');
  await change('bob', 'forgive');
  expect((await seen('ann'))[0].status).toBe('forgiven');
});

test('A promise is withdrawn when the other player agrees', async () => {
  const { here, game, seen, change } = await promised();
  await expect(change('bob', 'release')).rejects.toThrow('The player who made this promise has not withdrawn it.');
  await expect(change('bob', 'withdraw')).rejects.toThrow('Only the player who made this promise can withdraw it.');
  await change('ann', 'withdraw');
  await expect(change('ann', 'withdraw')).rejects.toThrow('You withdrew this promise already.');
  expect((await seen('bob'))[0]).toMatchObject({ status: 'open', isWithdrawAsked: true });
  await expect(change('ann', 'release')).rejects.toThrow('The player who made this promise has not withdrawn it.');
  await change('bob', 'release');
  expect((await seen('ann'))[0].status).toBe('withdrawn');
  expect(await told(here, game)).toEqual(['bob: made', 'bob: withdraw-asked', 'ann: withdrawn']);
});

test('A promise is kept when its maker says so and the other agrees', async () => {
  const { here, game, seen, change } = await promised();
  await expect(change('bob', 'say-kept')).rejects.toThrow(
    'Only the player who made this promise can say that it is kept.',
  );
  await change('ann', 'say-kept');
  await expect(change('ann', 'say-kept')).rejects.toThrow('You said already that this promise is kept.');
  expect((await seen('bob'))[0]).toMatchObject({ status: 'said-kept', isWithdrawAsked: false });
  // The maker thinks better of it, twice: only the last word counts.
  await change('ann', 'withdraw');
  expect((await seen('bob'))[0]).toMatchObject({ status: 'open', isWithdrawAsked: true });
  await change('ann', 'say-kept');
  expect((await seen('bob'))[0]).toMatchObject({ status: 'said-kept', isWithdrawAsked: false });
  await expect(change('bob', 'release')).rejects.toThrow('The player who made this promise has not withdrawn it.');
  await change('bob', 'keep');
  expect((await seen('ann'))[0].status).toBe('kept');
  await expect(change('ann', 'withdraw')).rejects.toThrow('This promise is already settled.');
  expect(await told(here, game)).toEqual([
    'bob: made',
    'bob: said-kept',
    'bob: withdraw-asked',
    'bob: said-kept',
    'ann: kept',
  ]);
});

test('Promises that their maker has closed fill no ledger and are not due', async () => {
  const { here, game, seats, seen } = await promised('3');
  const make = () => here.table.makePromise({ user: 'ann' }, game, { to: seats.bob, text: 'x', due: '3' });
  for (let i = 1; i < 20; i++) await make();
  await expect(make()).rejects.toThrow('You can have at most 20 open promises.');
  const [first, second] = await seen('ann');
  for (const [{ alias = '' }, deed] of [
    [first, 'withdraw'],
    [second, 'say-kept'],
  ] as const) {
    await here.table.changePromise({ user: 'ann' }, game, alias, deed);
    await make();
    await expect(make()).rejects.toThrow('You can have at most 20 open promises.');
  }
  for (let i = 0; i < 2; i++) await moves(here, game, 'take');
  const due = (await told(here, game)).filter((one) => one === 'ann: due');
  expect([(await seen('ann')).length, due.length]).toEqual([22, 20]);
});

test('A promise is public once both players have published it', async () => {
  const { here, game, seen, change } = await promised();
  await change('bob', 'publish');
  expect([await seen('cid'), (await seen('bob'))[0].isPublishedByViewer]).toEqual([[], true]);
  await expect(change('bob', 'publish')).rejects.toThrow(
    'You published this promise already. It is public as soon as the other player does so too.',
  );
  expect(await told(here, game)).toEqual(['bob: made', 'ann: publish-asked']);
  await change('ann', 'publish');
  const [open] = await seen('cid');
  expect(open).toMatchObject({ text: 'Peace *here*', isPublic: true });
  expect(open.alias).toBeUndefined();
  const published = (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'published');
  expect(published.map(({ lane, payload }) => [lane, payload])).toEqual([['channel', { promise: 1 }]]);
  await expect(change('ann', 'publish')).rejects.toThrow('This promise is public already.');
});

test('Both players are told once when the round of a promise begins', async () => {
  const { here, game } = await promised('round 3');
  expect(await told(here, game)).toEqual(['bob: made']);
  await moves(here, game, 'take');
  expect(await told(here, game)).toEqual(['bob: made']);
  await moves(here, game, 'take');
  expect(await told(here, game)).toEqual(['bob: made', 'ann: due', 'bob: due']);
  await moves(here, game, 'take');
  expect((await told(here, game)).length).toBe(3);
});

test('A settled promise is not due any more', async () => {
  const { here, game, change } = await promised('2');
  await change('bob', 'keep');
  await moves(here, game, 'take');
  expect(await told(here, game)).toEqual(['bob: made', 'ann: kept']);
});

test('Impossible promises are refused', async () => {
  const { here, game, seats } = await promised();
  const make = (user: string, to: string, text = 'x', due?: string) =>
    here.table.makePromise({ user }, game, { to, text, ...(due && { due }) });
  const whom = 'Choose another player to promise something to.';
  await expect(make('ann', seats.ann)).rejects.toThrow(whom);
  await expect(make('ann', 'p9')).rejects.toThrow(whom);
  await expect(make('ann', seats.bob, '  ')).rejects.toThrow('Write what you promise.');
  await expect(make('ann', seats.bob, 'x', '1')).rejects.toThrow('Round 1 has already begun. Name a later one.');
  await expect(make('zoe', seats.bob)).rejects.toThrow('You are not playing in this game.');
  for (let i = 1; i < 20; i++) await make('ann', seats.bob);
  await expect(make('ann', seats.cid)).rejects.toThrow(
    'You can have at most 20 open promises. Withdraw one with `/trade debts`, or say there that it is kept.',
  );
  // The limit of one player shows nothing of the promises of others.
  await make('cid', seats.ann);
});

test('Promises stay with the seat when it changes hands', async () => {
  const { here, game, seats, seen, change } = await promised();
  await here.table.leave({ user: 'bob' }, game);
  await here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.bob, user: 'zoe', name: 'Zoe' });
  for (const { id } of await here.table.openRequests(game)) await here.table.agree({ user: 'zoe' }, id);
  expect(await seen('bob')).toEqual([]);
  expect((await seen('zoe'))[0].text).toBe('Peace *here*');
  await change('zoe', 'forgive');
  expect((await seen('ann'))[0].status).toBe('forgiven');
});

test('/forget-me erases what a person has written', async () => {
  const { here, game, seats, seen } = await promised('before I forget');
  await here.table.makePromise({ user: 'bob' }, game, { to: seats.ann, text: 'My own words' });
  await here.table.forgetUser('bob');
  expect((await seen('ann')).map(({ text, due }) => [text, due])).toEqual([
    ['Peace *here*', 'before I forget'],
    ['', null],
  ]);
  const rows = [...(await dump(here)).values()].map((row) => JSON.stringify(row));
  expect(rows.filter((row) => row.includes('My own words'))).toEqual([]);
});

test('Promises are exported and imported with their game', async () => {
  const { here, game, seen } = await promised('4');
  const before = await seen('bob');
  const text = await exportGame(here.path, game);
  await here.leave();
  const target = await room({ editions: [edition] });
  await target.store.close();
  await importGame(target.path, text, [edition as never]);
  await target.restart();
  expect(await target.table.listPromises(game, 'bob')).toEqual(before);
});
