import { expect, test } from 'vitest';
import { seedCommitment } from '#engine';
import { abandoned, allAgree, hash, kinds, mover, moves, only, room, started, state } from './room.ts';
import { toy } from './toy.ts';

test('A lobby fills, changes and starts', async () => {
  const here = await room();
  const { table } = here;
  const { game, repeated } = await table.createGame(
    { user: 'ann', interaction: 'c' },
    { edition: 'toy', place: { channel: '7' } },
  );
  expect(repeated).toBe(false);
  expect(game).toMatch(/^[B-Z2-9]{7}$/);
  expect(await table.createGame({ user: 'ann', interaction: 'c' }, { edition: 'toy', place: {} })).toMatchObject({
    game,
    repeated: true,
  });
  await expect(async () => table.startGame({ user: 'ann' }, game)).rejects.toThrow(
    'You need at least 2 players to start.',
  );
  await table.join({ user: 'ann' }, game, { name: 'Ann', wishes: { colour: 'red' } });
  await expect(async () => table.join({ user: 'ann' }, game, { name: 'Ann' })).rejects.toThrow(
    'You are already in this game.',
  );
  await expect(async () =>
    table.join({ user: 'bob' }, game, { name: 'Bob', wishes: { colour: 'red' } }),
  ).rejects.toThrow('Two cannot have the same color.');
  await table.join({ user: 'bob' }, game, { name: 'Bob', wishes: { colour: 'invisible' } });
  await expect(async () => table.startGame({ user: 'ann' }, game)).rejects.toThrow('Nobody can be invisible.');
  await table.setWishes({ user: 'bob' }, game, { colour: 'blue' });
  for (const user of ['cid', 'dan']) await table.join({ user }, game, { name: user });
  await expect(async () => table.join({ user: 'eve' }, game, { name: 'Eve' })).rejects.toThrow(
    'The game is full: it has at most 4 players.',
  );
  await table.leave({ user: 'dan' }, game);
  await table.join({ user: 'dan' }, game, { name: 'Dan again' });
  await expect(async () => table.configure({ user: 'bob' }, game, { target: 3 })).rejects.toThrow(
    'Only the organizer of this game may do that.',
  );
  await expect(async () => table.configure({ user: 'ann' }, game, { target: 0 })).rejects.toThrow(
    'The target must be 1 at least.',
  );
  await table.configure({ user: 'ann' }, game, { target: 3, hours: 5, veil: false });
  await expect(async () => table.startGame({ user: 'bob' }, game)).rejects.toThrow(
    'Only the organizer of this game may do that.',
  );
  // They have joined under other settings.
  await expect(async () => table.startGame({ user: 'ann' }, game)).rejects.toThrow(
    'You cannot start yet: the settings changed after 3 players joined. They must press **Join** again to agree.',
  );
  expect((await table.getGame(game)).members.filter(({ agreed }) => !agreed).map(({ user }) => user)).toEqual([
    'bob',
    'cid',
    'dan',
  ]);
  for (const user of ['bob', 'cid', 'dan']) await table.join({ user }, game, { name: user });
  await expect(async () => table.join({ user: 'dan' }, game, { name: 'Dan' })).rejects.toThrow(
    'You are already in this game.',
  );
  await expect(async () => table.openQuestions(game, 'ann')).rejects.toThrow('The game has not started yet.');
  await table.setPlace({ user: 'ann' }, game, { channel: '7', thread: '8' });
  // However much the lobby changes, one message that it has is enough.
  expect(await kinds(here, game)).toEqual(['lobby']);
  await table.startGame({ user: 'ann' }, game);
  expect(await table.getGame(game)).toMatchObject({
    status: 'running',
    settings: { target: 3 },
    place: { thread: '8' },
  });
  expect((await table.getGame(game)).members.map(({ seat }) => seat).sort()).toEqual(['p1', 'p2', 'p3', 'p4']);
  await expect(async () => table.join({ user: 'eve' }, game, { name: 'Eve' })).rejects.toThrow(
    'The game has already started.',
  );
  expect(await kinds(here, game)).toEqual(['lobby', 'notice', 'turn', 'waiting', 'asked']);
  // What the seed is held to is said before anything is asked.
  const notices = (await here.store.outbox.ofGame(game)).flatMap(({ kind, payload }) =>
    kind === 'notice' ? [payload] : [],
  );
  expect(notices).toMatchObject([
    { notice: { what: 'started', commitment: seedCommitment((await state(here, game)).seed) } },
  ]);
  expect((await table.listGames({ user: 'dan' })).map(({ id }) => id)).toEqual([game]);
  expect(await table.listGames({ status: ['lobby'] })).toEqual([]);
});

test('A paused game takes no answers, and its windows stand still', async () => {
  const here = await room();
  const { game } = await started(here, { hands: [['stop'], ['stop'], ['stop']] });
  await moves(here, game, 'roll');
  const before = await here.table.pendingPlayers(game);
  const user = before[0]?.user ?? '';
  const { ask } = (await here.table.openQuestions(game, user))[0];
  const until = before[0]?.until ?? 0;
  here.now += 3_600_000;
  await expect(async () => here.table.pause({ user: 'bob' }, game)).rejects.toThrow(
    'Only the organizer of this game may do that.',
  );
  await here.table.pause({ user: 'ann' }, game);
  await expect(async () => here.table.answer({ user }, game, ask, [])).rejects.toThrow('The game is paused.');
  here.now += 100 * 3_600_000;
  expect(await here.table.answerExpired(here.now)).toBe(0);
  await here.restart();
  await here.table.resume({ user: 'ann' }, game);
  expect((await here.table.pendingPlayers(game))[0]?.until).toBe(until + 100 * 3_600_000);
  expect(await here.table.answerExpired(here.now)).toBe(0);
});

test('An abandoned game is over, and its seed is published', async () => {
  const here = await room();
  const { game } = await started(here);
  await abandoned(here, game);
  expect((await here.table.getGame(game)).status).toBe('abandoned');
  expect(await here.table.pendingPlayers(game)).toEqual([]);
  for (const again of ['abandon', 'pause', 'resume'] as const)
    await expect(async () => here.table[again]({ user: 'ann' }, game)).rejects.toThrow();
  await expect(async () => here.table.undo({ user: 'ann' }, game)).rejects.toThrow();
  expect(
    (await here.store.outbox.ofGame(game)).filter(({ status }) => status === 'waiting').map(({ kind }) => kind),
  ).toEqual(['notice', 'waiting', 'seed']);
});

test('Another player may become the organizer, and must agree', async () => {
  const here = await room();
  const { game } = await started(here);
  await here.table.appointOrganizer({ user: 'ann' }, game, 'bob');
  await expect(async () => here.table.pause({ user: 'bob' }, game)).rejects.toThrow('Only the organizer');
  await allAgree(here, game);
  await expect(async () => here.table.pause({ user: 'ann' }, game)).rejects.toThrow();
  await here.table.pause({ user: 'bob' }, game);
});

test('A replacement starts without drafts, held answers, orders or valid buttons', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  await here.table.act({ user: 'bob' }, game, 'decline', null);
  await moves(here, game, 'poll');
  const { ask } = await only(here, game, 'bob');
  await here.table.saveDraft(game, ask, { user: 'bob' }, { half: true });
  await here.table.answer({ user: 'bob' }, game, ask, 4, { firm: true });
  await here.table.leave({ user: 'bob' }, game);
  expect((await here.table.getGame(game)).vacant).toEqual([seats.bob]);
  await expect(async () => here.table.openQuestions(game, 'bob')).rejects.toThrow('You are not playing in this game.');
  await expect(async () =>
    here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.bob, user: 'cid', name: 'Cid' }),
  ).rejects.toThrow('They already play in this game.');
  await here.table.replacePlayer({ user: 'ann' }, game, { seat: seats.bob, user: 'dan', name: 'Dan' });
  await expect(async () => here.table.openQuestions(game, 'dan')).rejects.toThrow('You are not playing in this game.');
  await allAgree(here, game);
  const fresh = await only(here, game, 'dan');
  expect(fresh.reply).toBeUndefined();
  expect(fresh.ask).not.toBe(ask);
  expect(await here.table.findDraft(game, fresh.ask, 'dan')).toBeUndefined();
  expect(await here.table.findDraft(game, ask, 'bob')).toBeUndefined();
  expect((await state(here, game)).seats[seats.bob].declines).toBe(false);
  await expect(async () => here.table.answer({ user: 'dan' }, game, ask, 4)).rejects.toThrow(
    'That question is no longer open.',
  );
  await expect(async () => here.table.undo({ user: 'ann' }, game, { command: 2 })).rejects.toThrow(
    'You cannot undo the start of the game, a change of rules or a change of players.',
  );
  await here.table.answer({ user: 'dan' }, game, fresh.ask, 4);
});

test('A draft lasts until its question is gone, across a restart', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  await here.table.saveDraft(game, ask, { user }, { lines: [1] });
  await here.table.saveDraft(game, ask, { user }, { lines: [1, 2] });
  await here.restart();
  expect(await here.table.findDraft(game, ask, user)).toEqual({ lines: [1, 2] });
  await expect(async () => here.table.saveDraft(game, ask, { user: 'eve' }, {})).rejects.toThrow(
    'You are not playing in this game.',
  );
  await moves(here, game, 'take');
  expect(await here.table.findDraft(game, ask, user)).toBeUndefined();
});

test('A game of an older version is upcast, beyond undo', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  const user = await moves(here, game, 'take');
  await here.restart([
    {
      ...toy,
      version: 3,
      upcasts: {
        1: (old) => ({ ...(old as object), target: 30 }),
        2: (old) => ({ ...(old as object), target: (old as { target: number }).target + 3 }),
      },
    },
  ]);
  expect(await here.table.openQuestions(game, 'ann')).toBeDefined();
  expect((await state(here, game)).target).toBe(33);
  expect((await here.table.history(game)).map(({ kind }) => kind)).toEqual(['begin', 'answer', 'upcast']);
  expect((await here.store.commands.find(game, 3))?.reverse).toEqual([{ at: ['target'], value: 20 }]);
  await expect(async () => here.table.undo({ user }, game)).rejects.toThrow(
    'You cannot undo the start of the game, a change of rules or a change of players.',
  );
  const before = await hash(here, game);
  const next = await moves(here, game, 'take');
  expect((await here.table.undo({ user: next }, game)).command).toBe(5);
  expect(await hash(here, game)).toBe(before);
  expect((await state(here, game)).seats[seats[user]].score).toBe(1);
  await here.restart();
  await expect(async () => here.table.getGameWithState(game)).rejects.toThrow(
    'This bot cannot open the game: it was played with a newer version of the rules. The host must update the bot.',
  );
});
