import { mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { defineQuestion } from '#engine';
import { isAi, type Edition } from '#service';
import { HOUR, kinds, mover, moves, only, room, started, state, type Room, rewriteAsk } from './room.ts';
import { toy, toyBook, type ToyState } from './toy.ts';

/** Whether the others are asked when somebody takes their last move back; nothing is decided yet where they are. */
const asksOthers = async (here: Room, game: string, user: string): Promise<boolean> =>
  (await here.table.undo({ user }, game)).request !== null;

const stages = async (here: Room, game: string): Promise<unknown[]> =>
  (await here.store.outbox.ofGame(game))
    .filter(({ kind }) => kind === 'undo')
    .map(({ payload }) => (payload as { stage: string }).stage);

/** Ann, Bob and Cid by their seats: p1 moves first. */
const seated = async (here: Room, game: string): Promise<string[]> =>
  await mapSequential(
    ['p1', 'p2', 'p3'],
    async (seat) => (await here.table.getGame(game)).members.find((one) => one.seat === seat)?.user ?? '',
  );

test('Undo of a random result always needs consent', async () => {
  const trusting: Edition<ToyState> = { ...toy, isUndoableFact: () => true };
  for (const key of ['roll', 'draw']) {
    const here = await room({ editions: [trusting] });
    const { game } = await started(here);
    expect(await asksOthers(here, game, await moves(here, game, key)), key).toBe(true);
  }
});

test('Undo of a fact that the edition calls harmful needs consent', async () => {
  const told: [Partial<Edition<ToyState>>, boolean][] = [
    [{}, false],
    [{ isUndoableFact: () => false }, true],
  ];
  for (const [change, asked] of told) {
    const here = await room({ editions: [{ ...toy, ...change }] });
    const { game } = await started(here);
    expect(await asksOthers(here, game, await moves(here, game, 'take'))).toBe(asked);
  }
});

test('Undo of a command that released held answers needs consent', async () => {
  for (const key of ['poll', 'guess']) {
    const here = await room();
    const { game } = await started(here);
    const first = await moves(here, game, key);
    const [second = '', third = ''] = (await seated(here, game)).filter((user) => user !== first);
    for (const user of [second, third]) await here.table.answer({ user }, game, (await only(here, game, user)).ask, 3);
    await here.table.answer({ user: first }, game, (await only(here, game, first)).ask, 4);
    expect((await state(here, game)).turn).toBe(1);
    expect(await asksOthers(here, game, first), key).toBe(true);
  }
});

test('A held answer is undone alone until somebody answers after it', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'poll');
  const [first = '', second = '', third = ''] = await seated(here, game);
  await here.table.answer({ user: third }, game, (await only(here, game, third)).ask, 5);
  await here.table.answer({ user: second }, game, (await only(here, game, second)).ask, 3);
  expect(await asksOthers(here, game, second)).toBe(false);
  await here.table.answer({ user: second }, game, (await only(here, game, second)).ask, 2);
  await here.table.answer({ user: third }, game, (await only(here, game, third)).ask, 6);
  expect(await asksOthers(here, game, first)).toBe(true);
});

test('Undo rules treat held answers and automatic declines alike', async () => {
  const asked = async (card: string, practising: boolean, seed = 1): Promise<{ before: boolean; after: boolean }> => {
    const here = await room({
      seed,
      editions: [{ ...toy, ai: { answer: () => [], fallback: () => [], freeAction: () => undefined } }],
    });
    const { table } = here;
    const { game } = await table.createGame(
      { user: 'ann' },
      {
        edition: 'toy',
        settings: { ...(toy.defaultSettings as object), hands: [['blank'], [card], [card]] },
        place: {},
      },
    );
    for (const user of practising ? ['ann', 'bob'] : ['ann', 'bob', 'cid'])
      await table.join({ user }, game, { name: user });
    if (practising) await table.seatAi({ user: 'ann' }, game);
    await table.startGame({ user: 'ann' }, game);
    // Chance seats them: until the practice player is the one who may answer first.
    if (practising && !isAi((await seated(here, game))[1])) return asked(card, true, seed + 1);
    const user = await moves(here, game, 'roll');
    const before = (await table.undo({ user }, game)).request !== null;
    await moves(here, game, 'roll');
    for (const row of await here.store.asks.ofGame(game))
      if (row.seat === 'p2') await rewriteAsk(here.store, game, row.number, { dueAt: here.now });
    // The person who holds something declines at the moment at which the table would.
    const other = (await table.getGame(game)).members.find(({ seat }) => seat === 'p2')?.user ?? '';
    if (card === 'stop' && !isAi(other))
      await table.answer({ user: other }, game, (await only(here, game, other)).ask, []);
    else await table.answerExpired(here.now);
    expect((await table.pendingPlayers(game)).map(({ seat }) => seat)).toEqual(['p3']);
    return { before, after: (await table.undo({ user }, game)).request !== null };
  };
  expect(await asked('stop', false)).toEqual({ before: false, after: true });
  expect(await asked('blank', false)).toEqual({ before: false, after: true });
  expect(await asked('blank', true)).toEqual(await asked('stop', true));
});

test('An automatic decline ends an undo request as a player’s does', async () => {
  for (const card of ['stop', 'blank']) {
    const here = await room();
    const { game } = await started(here, { hands: [['blank'], [card], [card]] });
    const first = await moves(here, game, 'roll');
    const [, second = '', third = ''] = await seated(here, game);
    const decline = async (user: string): Promise<void> => {
      const mine = (await here.table.getGame(game)).members.find((one) => one.user === user)?.seat;
      const { number } = (await here.store.asks.ofGame(game)).find(({ seat }) => seat === mine) ?? { number: 0 };
      if (card === 'stop') await here.table.answer({ user }, game, (await only(here, game, user)).ask, []);
      else {
        for (const row of await here.store.asks.ofGame(game))
          await rewriteAsk(here.store, game, row.number, { dueAt: row.number === number ? here.now : here.now + HOUR });
        expect(await here.table.answerExpired(here.now)).toBe(1);
      }
    };
    await decline(second);
    expect(await asksOthers(here, game, first)).toBe(true);
    await decline(third);
    expect(await stages(here, game)).toEqual(['asked', 'lapsed']);
  }
});

test('Practice players wait during an undo request', async () => {
  const declined = async (card: string, seed = 1): Promise<number> => {
    const here = await room({
      seed,
      editions: [{ ...toy, ai: { answer: () => [], fallback: () => [], freeAction: () => undefined } }],
    });
    const { table } = here;
    const { game } = await table.createGame(
      { user: 'ann' },
      {
        edition: 'toy',
        settings: { ...(toy.defaultSettings as object), hands: [['blank'], [card], [card]] },
        place: {},
      },
    );
    for (const user of ['ann', 'bob']) await table.join({ user }, game, { name: user });
    await table.seatAi({ user: 'ann' }, game);
    await table.startGame({ user: 'ann' }, game);
    const [first, second, third] = await seated(here, game);
    if (!isAi(third)) return declined(card, seed + 1);
    await moves(here, game, 'roll');
    await rewriteAsk(
      here.store,
      game,
      (await here.store.asks.ofGame(game)).find(({ seat }) => seat === 'p2')?.number ?? 0,
      {
        dueAt: here.now,
        veiled: true,
      },
    );
    await table.answerExpired(here.now);
    expect(second).toBeDefined();
    expect(await asksOthers(here, game, first)).toBe(true);
    here.now += 9_000;
    return table.answerExpired(here.now);
  };
  expect([await declined('stop'), await declined('blank')]).toEqual([0, 0]);
});

test('Undo ignores secret acts: no consent, no lapse, no reversal', async () => {
  const here = await room();
  const { game, seats } = await started(here);
  const user = await moves(here, game, 'take');
  const [other = ''] = (await seated(here, game)).filter((one) => one !== user);
  await here.table.act({ user: other }, game, 'decline', null);
  expect(await asksOthers(here, game, user)).toBe(false);
  expect((await state(here, game)).seats[seats[other]].declines).toBe(true);
  expect((await state(here, game)).turn).toBe(0);

  await moves(here, game, 'roll');
  expect(await asksOthers(here, game, user)).toBe(true);
  await here.table.act({ user: other }, game, 'decline', null);
  expect(await stages(here, game)).toEqual(['done', 'asked']);
  expect(await here.table.findOpenRequest(game)).toBeDefined();
});

test('A changed held answer survives another player’s undo', async () => {
  const here = await room();
  const { game } = await started(here);
  await moves(here, game, 'poll');
  const [first = '', second = ''] = await seated(here, game);
  const held = (await only(here, game, second)).ask;
  await here.table.answer({ user: second }, game, held, 3);
  await here.table.answer({ user: first }, game, (await only(here, game, first)).ask, 1);
  await here.table.answer({ user: second }, game, held, 5);
  expect(await asksOthers(here, game, first)).toBe(false);
  expect(await only(here, game, second)).toMatchObject({ ask: held, reply: 5 });
  expect((await only(here, game, first)).reply).toBeUndefined();
  // It is a command like any other, and goes back like one.
  expect((await here.table.history(game)).filter(({ undoneBy }) => undoneBy === null).map(({ kind }) => kind)).toEqual([
    'begin',
    'answer',
    'answer',
    'undo',
    'answer',
  ]);
});

test('Without a veil, undoing a move that prompts somebody needs consent', async () => {
  const here = await room();
  const { game } = await started(here, { veil: false, hands: [['blank'], ['stop'], ['blank']] });
  expect(await asksOthers(here, game, await moves(here, game, 'roll'))).toBe(true);
  const none = await room();
  const { game: same } = await started(none, { veil: false, hands: [['blank'], ['blank'], ['blank']] });
  await moves(none, same, 'twice');
  expect(await asksOthers(none, same, await mover(none, same))).toBe(false);
  expect(await kinds(none, same)).toContain('undo');
});

test('A pass that reveals later held answers needs consent to undo', async () => {
  const here = await room();
  const { game, users } = await started(here, { hands: [['blank'], ['stop'], ['stop'], ['stop']] }, [
    'ann',
    'bob',
    'cid',
    'dan',
  ]);
  await moves(here, game, 'roll');
  const passes = async (seat: string): Promise<string> => {
    const user = users[seat] ?? '';
    await here.table.answer({ user }, game, (await only(here, game, user)).ask, []);
    return user;
  };
  // Before that of the second is in, nobody has looked at it: it is its player's own.
  expect(await asksOthers(here, game, await passes('p3'))).toBe(false);
  await passes('p3');
  expect(await asksOthers(here, game, await passes('p2'))).toBe(true);
  // Asked after the answers before theirs, the last to be asked has learned nothing by passing.
  expect((await here.table.pendingPlayers(game)).map(({ seat }) => seat)).toEqual(['p4']);
});

test('A pass that closes a window needs consent after firm passes', async () => {
  const here = await room();
  const { game, users } = await started(here, { hands: [['blank'], ['stop'], ['stop'], ['stop']] }, [
    'ann',
    'bob',
    'cid',
    'dan',
  ]);
  await moves(here, game, 'roll');
  const answers = async (seat: string, reply: string[], firm = false): Promise<string> => {
    const user = users[seat] ?? '';
    await here.table.answer({ user }, game, (await only(here, game, user)).ask, reply, { firm });
    return user;
  };
  await answers('p3', [], true);
  await answers('p2', ['stop']);
  expect((await here.table.pendingPlayers(game)).map(({ seat }) => seat)).toEqual(['p4']);
  expect(await asksOthers(here, game, await answers('p4', []))).toBe(true);
});

test('An act that invalidates another’s held answer needs consent to undo', async () => {
  const guess = defineQuestion<never>()<null>()('guess', (game: { state: ToyState }) => ({
    kind: 'number',
    prompt: 'Guess',
    min: 1,
    max: game.state.hours ?? 6,
  }));
  const lower = {
    name: 'lower',
    check: () => undefined,
    run: (game: { state: ToyState }) => {
      game.state.hours = 2;
    },
  };
  const book = {
    ...toyBook,
    questions: { ...toyBook.questions, guess },
    actions: { ...toyBook.actions, lower },
  } as never;
  for (const held of [5, 1]) {
    const here = await room({ editions: [{ ...toy, bookFor: () => book }] });
    const { game } = await started(here);
    await moves(here, game, 'poll');
    const [first = '', second = ''] = await seated(here, game);
    await here.table.answer({ user: second }, game, (await only(here, game, second)).ask, held);
    await here.table.act({ user: first }, game, 'lower', null);
    expect(await asksOthers(here, game, first)).toBe(held === 5);
  }
});
