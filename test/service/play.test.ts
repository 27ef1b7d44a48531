import { expect, test } from 'vitest';
import { Illegal, InternalError } from '#service';
import { hash, MINUTE, only, mover, moves, room, started, state, type Room } from './room.ts';

/** A game in which this is true of who moves first: whoever begins the game brings the first question about. */
async function begun(first: (user: string) => boolean): Promise<{ here: Room; game: string }> {
  for (let seed = 1; seed < 50; seed++) {
    const here = await room({ seed });
    const { game } = await started(here);
    if (first(await mover(here, game))) return { here, game };
  }
  throw new Error('Nobody is seated so');
}
const organiser = (user: string): boolean => user === 'ann';
const another = (user: string): boolean => user !== 'ann';

test('An answer is saved, logged and announced', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  const user = await mover(here, game);
  const before = (await here.table.getGame(game)).head;
  const outcome = await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['take']);
  expect(outcome).toEqual({
    game,
    status: 'running',
    head: before + 1,
    command: before + 1,
    request: null,
    repeated: false,
  });
  expect((await state(here, game)).seats[seats[user]].score).toBe(1);
  expect(await here.table.facts(game, before + 1, before + 1)).toEqual([
    { command: before + 1, fact: { type: 'took', seat: seats[user] } },
  ]);
  expect(await here.table.history(game, 2)).toMatchObject([
    { number: 2, kind: 'answer', seat: seats[user], undoneBy: null },
  ]);
  const row = (await here.store.outbox.ofGame(game)).findLast(({ kind }) => kind === 'turn');
  expect(row?.payload).toEqual({
    from: 1,
    to: 2,
    style: 'board',
    over: true,
    chapter: { seat: expect.any(String), title: 'Turn 1' },
  });
});

test('A repeated press counts once and returns the first result', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const first = await here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  const rows = (await here.store.outbox.ofGame(game)).length;
  await here.restart();
  const second = await here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  expect(second).toEqual({ ...first, repeated: true });
  expect((await here.table.getGame(game)).head).toBe(2);
  expect(await here.store.outbox.ofGame(game)).toHaveLength(rows);
});

test('A second press on an answered question is refused', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  await here.table.answer({ user, interaction: 'i1' }, game, ask, ['take']);
  await expect(async () => here.table.answer({ user, interaction: 'i2' }, game, ask, ['take'])).rejects.toThrow(
    new Illegal('That question is no longer open.'),
  );
});

test('Illegal answers, foreign questions and unknown games are refused without change', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const other = (await here.table.getGame(game)).members.find((one) => one.user !== user)?.user ?? '';
  const { ask } = await only(here, game, user);
  const before = await hash(here, game);
  await expect(async () => here.table.answer({ user: other }, game, ask, ['take'])).rejects.toThrow(
    'That question is no longer open.',
  );
  await expect(async () => here.table.answer({ user: 'eve' }, game, ask, ['take'])).rejects.toThrow(
    'You are not playing in this game.',
  );
  await expect(async () => here.table.answer({ user }, game, ask, ['cheat'])).rejects.toThrow(
    '“cheat” is not among the choices.',
  );
  await expect(async () => here.table.answer({ user }, 'NOPE', ask, ['take'])).rejects.toThrow(
    "I don't know a game with the code “NOPE”.",
  );
  expect(await here.table.answerProblem(game, user, ask, ['cheat'])).toBe('“cheat” is not among the choices.');
  expect(await here.table.answerProblem(game, user, ask, ['take'])).toBeUndefined();
  expect(await hash(here, game)).toBe(before);
  expect((await here.table.getGame(game)).head).toBe(1);
});

test('An error during a command changes nothing and logs a code', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = {
    state: structuredClone(await state(here, game)),
    head: (await here.table.getGame(game)).head,
    outbox: (await here.store.outbox.ofGame(game)).length,
  };
  let thrown: unknown;
  try {
    await here.table.act({ user: 'bob', interaction: 'i9' }, game, 'explode', null);
  } catch (error) {
    thrown = error;
  }
  if (!(thrown instanceof InternalError)) throw new Error('It should be Unexpected');
  expect(thrown.message).toBe(`Something went wrong. Nothing was changed. Tell the host this code: ${thrown.code}.`);
  expect(here.logged).toMatchObject([{ level: 'error', about: { code: thrown.code, operation: 'act' } }]);
  expect(await state(here, game)).toEqual(before.state);
  expect((await here.table.getGame(game)).head).toBe(before.head);
  expect(await here.store.outbox.ofGame(game)).toHaveLength(before.outbox);
  expect(await moves(here, game, 'take')).toBeTruthy();
  // The interaction was not used up.
  const bob = (await here.table.getGame(game)).members.find((one) => one.user === 'bob');
  expect(
    (
      await here.table.act(
        { user: 'bob', interaction: 'i9' },
        game,
        'tip',
        (await state(here, game)).order.find((seat) => seat !== bob?.seat) ?? '',
      )
    ).repeated,
  ).toBe(false);
});

test('A failed save leaves the stored and cached game unchanged', async () => {
  const here = await room();
  const { game } = await started(here);
  const before = structuredClone(await state(here, game));
  const { commit } = here.store;
  here.store.commit = () => {
    throw Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  };
  await expect(async () => moves(here, game, 'take')).rejects.toThrow(
    /^I cannot reach my database now\. Nothing was changed\. Try again in a moment\. \(\w+\)$/,
  );
  here.store.commit = commit;
  expect(await state(here, game)).toEqual(before);
  expect(await here.store.asks.ofGame(game)).toHaveLength(1);
  expect(here.logged.at(-1)?.words).toBe(`Cannot write to ${here.store.path}: its disk is full. Free up some space.`);
  await moves(here, game, 'take');
  expect((await here.table.getGame(game)).head).toBe(2);
});

test('An answer may be changed and withdrawn until the others answer', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  await moves(here, game, 'poll');
  const { ask } = await only(here, game, 'bob');
  await here.table.answer({ user: 'bob' }, game, ask, 4);
  await here.table.answer({ user: 'bob' }, game, ask, 5);
  expect(await only(here, game, 'bob')).toMatchObject({ ask, reply: 5 });
  await here.table.withdraw({ user: 'bob' }, game, ask);
  expect((await only(here, game, 'bob')).reply).toBeUndefined();
  expect((await here.table.pendingPlayers(game)).map(({ user }) => user).sort()).toEqual(['ann', 'bob', 'cid']);
  expect((await only(here, game, 'bob')).ask).toBe(ask);
  for (const user of ['ann', 'bob', 'cid'])
    await here.table.answer({ user }, game, (await only(here, game, user)).ask, 2);
  expect((await state(here, game)).seats[seats.bob].coins).toBe(5);
});

test('A question behind another waits and is not repeated', async () => {
  const { here, game } = await begun(another);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const other = (await here.table.getGame(game)).members.find((one) => one.user !== user)?.user ?? '';
  await here.table.act({ user: other }, game, 'fine', null);
  await expect(async () => here.table.answer({ user }, game, ask, ['take'])).rejects.toThrow(
    'You cannot answer this yet: another question comes first. I will ask you again after that.',
  );
  expect((await here.table.pendingPlayers(game)).map((one) => one.user)).toEqual([other]);
  await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, 1);
  expect((await only(here, game, user)).ask).toBe(ask);
  const mine = (await here.table.getGame(game)).members.find((one) => one.user === user)?.seat;
  const row = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === mine);
  const told = (await here.store.outbox.ofGame(game)).filter((one) => one.kind === 'asked' && one.ask === row?.number);
  expect(told).toHaveLength(1);
});

test('Players are pinged once for a question that no reply shows them', async () => {
  const asked = async ({ here, game }: Awaited<ReturnType<typeof begun>>) =>
    (await here.store.outbox.ofGame(game))
      .filter(({ kind }) => kind === 'asked')
      .map(({ payload }) => (payload as { user: string }).user);
  // The reply to a start shows no question.
  expect(await asked(await begun(organiser))).toEqual(['ann']);
  const it = await begun(another);
  const user = await moves(it.here, it.game, 'guess');
  const told = await asked(it);
  // The first was told of the first turn; guessing is told to the two others.
  expect(told.sort()).toEqual(['ann', 'bob', 'cid']);
  expect(told.filter((one) => one === user)).toHaveLength(1);
});

test('A question covered before a reply could show it pings its player', async () => {
  const pingsAfter = async (elapsed: number): Promise<number> => {
    const { here, game } = await begun(another);
    const user = await moves(here, game, 'twice');
    const { members } = await here.table.getGame(game);
    const other = members.find((one) => one.user !== user)?.user ?? '';
    const before = (await here.store.outbox.ofGame(game)).length;
    here.now += elapsed;
    await here.table.act({ user: other }, game, 'fine', null);
    here.now += 30 * MINUTE;
    await here.table.answer({ user: other }, game, (await only(here, game, other)).ask, 1);
    const seat = members.find((one) => one.user === user)?.seat;
    return (await here.store.outbox.ofGame(game))
      .slice(before)
      .filter(({ kind, payload }) => kind === 'asked' && (payload as { seat: string }).seat === seat).length;
  };
  expect(await pingsAfter(1_000)).toBe(1);
  // The reply to the answer has shown it for a minute.
  expect(await pingsAfter(MINUTE)).toBe(0);
});

test('A game’s end is announced once, and its seed a day later', async () => {
  const here = await room();
  const { game } = await started(here, { target: 1 });
  const user = await moves(here, game, 'take');
  expect((await here.table.getGame(game)).status).toBe('ended');
  const rows = await here.store.outbox.ofGame(game);
  expect(rows.filter(({ kind }) => kind === 'ended')).toMatchObject([
    { payload: { winners: [(await here.table.getGame(game)).members.find((one) => one.user === user)?.seat] } },
  ]);
  const seed = rows.find(({ kind }) => kind === 'seed');
  expect(seed?.dueAt).toBe(here.now + 24 * 3_600_000);
  expect(await here.table.pendingPlayers(game)).toEqual([]);
  await expect(async () => here.table.act({ user }, game, 'tip', 'p1')).rejects.toThrow('The game is over.');
});

test('No game content or answer is logged', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'take');
  expect(here.logged).toEqual([]);
});
