import { expect, test } from 'vitest';
import { amend } from '../store/stored.ts';
import { abandoned, HOUR, kinds, MINUTE, moves, mover, room, started, state } from './room.ts';

const DAY = 24 * HOUR;

test('Another player takes over organizing when all others agree', async () => {
  const here = await room();
  const { game } = await started(here, {}, ['ann', 'bob', 'cid', 'dan']);
  const { request } = await here.table.takeOverOrganizing({ user: 'bob' }, game);
  expect(await here.table.findOpenRequest(game)).toMatchObject({
    kind: 'organiser',
    user: 'bob',
    missing: ['cid', 'dan'],
  });
  await expect(async () => here.table.agree({ user: 'ann' }, request ?? 0)).rejects.toThrow(
    'You do not have to agree to this.',
  );
  await here.table.agree({ user: 'cid' }, request ?? 0);
  expect((await here.table.getGame(game)).organiser).toBe('ann');
  await here.table.agree({ user: 'dan' }, request ?? 0);
  expect((await here.table.getGame(game)).organiser).toBe('bob');
  expect((await kinds(here, game)).slice(-2)).toEqual(['takeover', 'notice']);
  await here.table.pause({ user: 'bob' }, game);
  await expect(async () => here.table.resume({ user: 'ann' }, game)).rejects.toThrow('Only the organizer');
});

test('Taking over needs a week without refusal, not a day less', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.table.takeOverOrganizing({ user: 'bob' }, game);
  here.now += 7 * DAY - 1;
  await expect(async () => here.table.takeOverOrganizing({ user: 'bob' }, game)).rejects.toThrow(
    'I already asked the other players. If no one objects and all players who must agree do so, ask again a week after your first request to do it.',
  );
  await expect(async () => here.table.takeOverOrganizing({ user: 'cid' }, game)).rejects.toThrow(
    'You cannot ask for this yet: another request is still open.',
  );
  // The game goes on meanwhile; the wish stands.
  await moves(here, game, 'take');
  here.now += 1;
  expect((await here.table.takeOverOrganizing({ user: 'bob' }, game)).request).toBeNull();
  expect((await here.table.getGame(game)).organiser).toBe('bob');
  expect(await here.table.findOpenRequest(game)).toBeUndefined();
});

test('The organizer, like any player, can refuse', async () => {
  const here = await room();
  const { game } = await started(here);
  for (const no of ['ann', 'cid']) {
    const { request } = await here.table.takeOverOrganizing({ user: 'bob' }, game);
    await expect(async () => here.table.refuse({ user: 'eve' }, request ?? 0)).rejects.toThrow(
      'You are not playing in this game.',
    );
    await here.table.refuse({ user: no }, request ?? 0);
    expect((await here.table.getGame(game)).organiser).toBe('ann');
  }
  // Also one who has given up their seat.
  await here.table.leave({ user: 'ann' }, game);
  const { request } = await here.table.takeOverOrganizing({ user: 'bob' }, game);
  await here.table.refuse({ user: 'ann' }, request ?? 0);
  here.now += 30 * DAY;
  expect((await here.table.getGame(game)).organiser).toBe('ann');
});

test('Non-players and the organizer cannot take over, nor after the end', async () => {
  const here = await room();
  const { game } = await started(here);
  await expect(async () => here.table.takeOverOrganizing({ user: 'eve' }, game)).rejects.toThrow(
    'You are not playing in this game.',
  );
  await expect(async () => here.table.takeOverOrganizing({ user: 'ann' }, game)).rejects.toThrow(
    'You already organize this game.',
  );
  await abandoned(here, game);
  await expect(async () => here.table.takeOverOrganizing({ user: 'bob' }, game)).rejects.toThrow('The game is over.');
});

test('A member takes over a lobby once its organizer left', async () => {
  const here = await room();
  const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob', 'cid']) await here.table.join({ user }, game, { name: user });
  await expect(async () => here.table.takeOverOrganizing({ user: 'bob' }, game)).rejects.toThrow(
    'You cannot become the organizer before the game starts unless the organizer leaves.',
  );
  await here.table.leave({ user: 'ann' }, game);
  await expect(async () => here.table.startGame({ user: 'bob' }, game)).rejects.toThrow('Only the organizer');
  await expect(async () => here.table.takeOverOrganizing({ user: 'ann' }, game)).rejects.toThrow(
    'You are not playing in this game.',
  );
  expect(await here.table.takeOverOrganizing({ user: 'bob' }, game)).toMatchObject({ request: null });
  expect(await kinds(here, game)).toEqual(['lobby', 'notice']);
  await here.table.join({ user: 'ann' }, game, { name: 'ann' });
  await expect(async () => here.table.startGame({ user: 'ann' }, game)).rejects.toThrow('Only the organizer');
  await here.table.startGame({ user: 'bob' }, game);
  expect(await here.table.getGame(game)).toMatchObject({ status: 'running', organiser: 'bob' });
});

test('Nobody takes over more lobbies than they may organize', async () => {
  const here = await room();
  for (let n = 0; n < 5; n++)
    await here.table.hostGame({ user: 'bob' }, { edition: 'toy', place: {} }, { name: 'bob' });
  const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: {} });
  for (const user of ['ann', 'bob']) await here.table.join({ user }, game, { name: user });
  await here.table.leave({ user: 'ann' }, game);
  await expect(async () => here.table.takeOverOrganizing({ user: 'bob' }, game)).rejects.toThrow(
    'You cannot organize this game: you already organize 5 games that have not started or have no other players. Start or end one of those first.',
  );
});

test('The organizer moves a game, and the panel is posted there', async () => {
  const here = await room();
  const { game } = await started(here);
  for (
    let rows = await here.table.outbox.claim(here.now, 20);
    rows.length;
    rows = await here.table.outbox.claim(here.now, 20)
  )
    for (const { id } of rows) await here.table.outbox.sent([id], `m${id}`, here.now);
  const before = await state(here, game);
  await expect(async () => here.table.moveGame({ user: 'bob' }, game, { channel: '2', thread: null })).rejects.toThrow(
    'Only the organizer',
  );
  await here.table.moveGame({ user: 'ann' }, game, { channel: '2', thread: null });
  expect((await here.table.getGame(game)).place).toEqual({ channel: '2', thread: null });
  expect((await kinds(here, game)).slice(-2)).toEqual(['notice', 'waiting']);
  expect(await state(here, game)).toEqual(before);
});

test('The organizer hears of trouble once until a message succeeds again', async () => {
  const here = await room();
  const { game } = await started(here);
  expect(await here.table.reportTrouble(game, 'forbidden')).toBe(true);
  here.now += DAY;
  await here.restart();
  expect(await here.table.reportTrouble(game, 'gone')).toBe(false);
  const [row] = (await here.table.outbox.claim(here.now, 20)).filter(
    ({ kind }) => kind === 'notice' || kind === 'turn',
  );
  await here.table.outbox.sent([row.id], 'm1', here.now);
  here.now += HOUR;
  expect(await here.table.reportTrouble(game, 'gone')).toBe(true);
  expect(
    (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'trouble').map(({ payload }) => payload),
  ).toEqual([
    { user: 'ann', what: 'forbidden' },
    { user: 'ann', what: 'gone' },
  ]);
});

test('A repeated press changes a draft once', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const [{ ask }] = await here.table.openQuestions(game, user);
  await here.table.saveDraft(game, ask, { user, interaction: 'i1' }, { counts: 1 });
  await here.table.saveDraft(game, ask, { user, interaction: 'i1' }, { counts: 2 });
  expect(await here.table.findDraft(game, ask, user)).toEqual({ counts: 1 });
  await here.table.saveDraft(game, ask, { user, interaction: 'i2' }, { counts: 2 });
  expect(await here.table.findDraft(game, ask, user)).toEqual({ counts: 2 });
});

test('Database trouble in the outbox is reported as everywhere else', async () => {
  const here = await room();
  const { game } = await started(here);
  const tables = ['outbox', 'asks', 'preferences'];
  for (const table of tables) await amend(here.path, `alter table ${table} rename to ${table}_gone`);
  const outcomes = await Promise.allSettled([
    (async () => here.table.outbox.ofGame(game))(),
    here.table.nextTimeoutAt(),
    here.table.getPreferences('ann'),
  ]);
  // Before anything can fail, since other tests use this database afterwards.
  for (const table of tables) await amend(here.path, `alter table ${table}_gone rename to ${table}`);
  const said = outcomes.map((one) => (one.status === 'rejected' ? (one.reason as Error).message : 'no error'));
  expect(said).toEqual(
    said.map(() => expect.stringMatching(/Nothing was changed\. Tell the host this code: [A-Z0-9]{6}\.$/)),
  );
  expect(here.logged.map(({ level }) => level)).toEqual(['error', 'error', 'error']);
});

test('Any number of commands given at once by one user take effect', async () => {
  const here = await room();
  const given = Array.from({ length: 60 }, async (_, i) =>
    here.table.setPreferences('ann', { quietFrom: i, quietTo: 600 }),
  );
  expect((await Promise.allSettled(given)).filter(({ status }) => status === 'rejected')).toEqual([]);
});

test('Work that a shutdown overtakes asks to look before trying again', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.store.close();
  const restarted = /^I am restarting\. In a moment, check whether that was done/;
  await expect(async () => here.table.outbox.ofGame(game)).rejects.toThrow(restarted);
  await expect(async () => here.table.getPreferences('ann')).rejects.toThrow(restarted);
  expect(here.logged.map(({ level }) => level)).toEqual(['warn', 'warn']);
});

test('A player who asks in vain too often must wait', async () => {
  const here = await room();
  const { game } = await started(here);
  const bob = { user: 'bob' };
  const ask = async (): Promise<void> =>
    (await here.table.refuse(bob, (await here.table.takeOverOrganizing(bob, game)).request ?? 0)) as never;
  const agreed = await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: 1 });
  for (const user of ['bob', 'cid']) await here.table.agree({ user }, agreed.request ?? 0);
  for (let n = 0; n < 5; n++) {
    await ask();
    here.now += MINUTE;
  }
  await here.restart();
  const told = (await kinds(here, game)).length;
  await expect(ask).rejects.toThrow(
    'You cannot ask the other players again yet: 5 of your requests failed in 10 minutes. You can ask again in 5 minutes.',
  );
  expect(await kinds(here, game)).toHaveLength(told);
  for (let n = 0; n < 4; n++) {
    const { request } = await here.table.repair({ user: 'ann' }, game, 'score', { seat: 'p1', score: n });
    for (const user of ['bob', 'cid']) await here.table.agree({ user }, request ?? 0);
  }
  here.now += 5 * MINUTE;
  await ask();
  await expect(ask).rejects.toThrow(
    'You cannot ask the other players again yet: 5 of your requests failed in 10 minutes. You can ask again in 1 minute.',
  );
});

test('A player who left is not pinged for earlier questions', async () => {
  const due = async (leaves: boolean): Promise<unknown[]> => {
    const here = await room();
    const { game } = await started(here);
    const next = (await here.table.getGame(game)).members.find(({ seat }) => seat === 'p2')?.user ?? '';
    // It is noon, and they sleep.
    await here.table.setPreferences(next, { quietFrom: 11 * 60, quietTo: 14 * 60 });
    await moves(here, game, 'take');
    if (leaves) await here.table.leave({ user: next }, game);
    here.now += 3 * HOUR;
    await here.store.outbox.sent(
      (await here.store.outbox.claim(here.now, 50)).map(({ id }) => id),
      'a message',
      here.now,
    );
    return (await here.store.outbox.claim(here.now, 50))
      .concat(await here.store.outbox.ofGame(game))
      .filter(({ kind, status }) => kind === 'asked' && status !== 'void')
      .map(({ payload }) => (payload as { user: string }).user === next);
  };
  expect(await due(false)).toContain(true);
  expect(await due(true)).not.toContain(true);
});
