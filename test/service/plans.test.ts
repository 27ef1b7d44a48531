import { expect, test } from 'vitest';
import type { Spec } from '#engine';
import { CommitUnknown } from '#store';
import { mapSequential } from '#discord/async/sequential.ts';
import { markAfter } from './marks.ts';
import { MINUTE, mover, only, rewrite, room, started, state, type Room } from './room.ts';
import { toy } from './toy.ts';

/** Answers every guess of a seat. */
const guessesFor =
  (seat: string) =>
  () =>
  ({ ask }: { ask: { player: string; question: string } }) =>
    ask.question === 'guess' && ask.player === seat ? 5 : undefined;

const GUESS: Spec = { kind: 'number', prompt: 'Guess', min: 1, max: 6 };

/** Whoever moves chooses that all guess, and has planned their own guess. */
async function planned(here: Room, steps: { question: string; reply: number; looked?: Spec }[]) {
  const { game, seats } = await started(here);
  const user = await mover(here, game);
  const then = await mapSequential(steps, async ({ looked, ...step }) =>
    looked ? { ...step, seen: await markAfter(here, game, ['guess'], looked) } : step,
  );
  const outcome = await here.table.answer(
    { user, interaction: 'i1' },
    game,
    (await only(here, game, user)).ask,
    ['guess'],
    {
      plan: { steps: then },
    },
  );
  return { game, seats, user, outcome };
}
const unanswered = async (here: Room, game: string, user: string) =>
  (await here.table.openQuestions(game, user)).filter(({ reply }) => reply === undefined);

test('A planned answer is given as soon as it is asked', async () => {
  const here = await room();
  const { game, user, seats, outcome } = await planned(here, [{ question: 'guess', reply: 3, looked: GUESS }]);
  expect(await unanswered(here, game, user)).toEqual([]);
  const [last] = await here.table.history(game, (outcome.command ?? 0) + 1);
  expect(last).toMatchObject({ kind: 'answer', seat: seats[user] });
  // The others still have theirs to give.
  for (const other of Object.keys(seats).filter((one) => one !== user))
    expect(await unanswered(here, game, other)).toHaveLength(1);
});

test('A changed question gets the planned answer as its draft', async () => {
  const here = await room();
  const { game, user } = await planned(here, [{ question: 'guess', reply: 3, looked: { ...GUESS, max: 4 } }]);
  const [open] = await unanswered(here, game, user);
  expect(open?.question).toBe('guess');
  expect(open?.draft()).toEqual({ answer: 3, changed: true });
});

test('An illegal planned answer becomes a draft', async () => {
  const here = await room();
  const { game, user } = await planned(here, [{ question: 'guess', reply: 9 }]);
  expect((await unanswered(here, game, user))[0]?.draft()).toEqual({ answer: 9, changed: true });
});

test('A plan’s last step survives changed and skipped questions', async () => {
  const here = await room();
  const { game, user } = await planned(here, [
    { question: 'guess', reply: 3, looked: { ...GUESS, max: 4 } },
    { question: 'name', reply: 7 },
  ]);
  expect((await unanswered(here, game, user))[0]?.draft()).toEqual({ answer: 3, changed: true });
  expect(await here.store.users.plan(game, user)).toMatchObject({ from: 'move', steps: [{ question: 'name' }] });
  const other = await room();
  const skipped = await planned(other, [
    { question: 'name', reply: 7, looked: GUESS },
    { question: 'guess', reply: 3 },
  ]);
  expect(await unanswered(other, skipped.game, skipped.user)).toEqual([]);
});

test('A player is pinged for what their planned answer opens', async () => {
  const here = await room();
  const { game, users } = await started(here);
  await here.table.answer(
    { user: await mover(here, game) },
    game,
    (await only(here, game, await mover(here, game))).ask,
    ['guess'],
  );
  const { order } = await state(here, game);
  const [first, next, last] = order.map((seat) => users[seat]);
  const guess = async (user: string, plan = {}) =>
    here.table.answer({ user }, game, (await only(here, game, user)).ask, 2, plan);
  await guess(next, { plan: { steps: [{ question: 'move', reply: ['twice'] }] } });
  here.now += MINUTE;
  for (const user of [first, last]) await guess(user);
  const [open] = await unanswered(here, game, next);
  expect(open.question).toBe('name');
  const { number } = (await here.store.asks.ofGame(game)).find(({ answered }) => !answered) ?? {};
  const told = (await here.store.outbox.ofGame(game)).filter(({ kind, ask }) => kind === 'asked' && ask === number);
  expect(told.map(({ payload }) => (payload as { user: string }).user)).toEqual([next]);
});

test('A plan survives a restart and other questions', async () => {
  const here = await room();
  const { game, user, seats } = await planned(here, [
    { question: 'guess', reply: 3, looked: GUESS },
    { question: 'name', reply: 7 },
  ]);
  await here.restart();
  const plan = await here.store.users.plan(game, user);
  expect(plan).toMatchObject({ from: 'move', steps: [{ question: 'name' }] });
  // Once they are to move again, it is another turn.
  for (let turns = 0; turns < 40 && (await here.store.users.plan(game, user)) !== undefined; turns++)
    for (const one of Object.keys(seats))
      for (const { ask, question } of (await unanswered(here, game, one)).slice(0, 1))
        await here.table.answer(
          { user: one },
          game,
          ask,
          question === 'move' ? ['take'] : question === 'guess' ? 2 : question === 'name' ? 4 : [],
        );
  expect(await here.store.users.plan(game, user)).toBeUndefined();
});

test('An undo drops all plans; a repeated press plans once', async () => {
  const here = await room();
  const { game, user, outcome } = await planned(here, [{ question: 'name', reply: 7 }]);
  expect(await here.store.users.plan(game, user)).toBeDefined();
  const again = await here.table.answer({ user, interaction: 'i1' }, game, 'X', ['guess'], {
    plan: { steps: [{ question: 'move', reply: 1 }] },
  });
  expect(again).toEqual({ ...outcome, repeated: true });
  expect(await here.store.users.plan(game, user)).toMatchObject({ steps: [{ question: 'name' }] });
  await here.table.undo({ user }, game);
  expect(await here.store.users.plan(game, user)).toBeUndefined();
});

test('A player who leaves loses their plan', async () => {
  const here = await room();
  const { game, user, seats } = await planned(here, [{ question: 'name', reply: 7 }]);
  await here.table.leave({ user }, game);
  expect(await here.store.users.plan(game, user)).toBeUndefined();
  expect((await state(here, game)).order).toContain(seats[user]);
});

test('A standing answer is given each time while its condition holds', async () => {
  const here = await room({
    editions: [{ ...toy, isConditionMet: (state, seat, most) => state.seats[seat].score < (most as number) }],
  });
  const { game, seats } = await started(here);
  const user = await mover(here, game);
  const standing = [{ question: 'guess', about: {}, reply: 4, while: 1 }];
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], { plan: { standing } });
  expect(await unanswered(here, game, user)).toEqual([]);
  // A new start of the program forgets nothing of it.
  await here.restart([{ ...toy, isConditionMet: (state, seat, most) => state.seats[seat].score < (most as number) }]);
  for (const other of Object.keys(seats).filter((one) => one !== user))
    for (const { ask } of await unanswered(here, game, other)) await here.table.answer({ user: other }, game, ask, 1);
  const next = await mover(here, game);
  await here.table.answer({ user: next }, game, (await only(here, game, next)).ask, ['guess']);
  expect(await unanswered(here, game, user)).toEqual([]);
  expect(await here.store.users.plan(game, user)).toMatchObject({ standing });
});

test('A standing answer ends with its condition or a new turn', async () => {
  const here = await room({ editions: [{ ...toy, isConditionMet: () => false, turnStartQuestions: ['move'] }] });
  const { game } = await started(here);
  const user = await mover(here, game);
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], {
    plan: { standing: [{ question: 'guess', about: {}, reply: 4, while: 1 }] },
  });
  expect(await unanswered(here, game, user)).toHaveLength(1);
  expect(await here.store.users.plan(game, user)).toBeUndefined();
});

test('A lapsed condition drops its answers only, and keeps the steps', async () => {
  const here = await room({ editions: [{ ...toy, isConditionMet: () => false, turnStartQuestions: ['move'] }] });
  const { game } = await started(here);
  const user = await mover(here, game);
  const steps = [{ question: 'name', reply: 7 }];
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], {
    plan: { steps, standing: [{ question: 'guess', about: {}, reply: 4, while: 1 }] },
  });
  expect(await unanswered(here, game, user)).toHaveLength(1);
  const kept = await here.store.users.plan(game, user);
  expect(kept).toMatchObject({ from: 'move', steps });
  expect(kept).not.toHaveProperty('standing');
});

test('A form in a planned turn keeps the rest of its plan', async () => {
  const here = await room({ editions: [{ ...toy, turnStartQuestions: ['move'] }] });
  const { game } = await started(here);
  const user = await mover(here, game);
  const steps = [{ question: 'name', reply: 7 }];
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], { plan: { steps } });
  const standing = [{ question: 'name', about: {}, reply: 3 }];
  const [{ ask }] = await unanswered(here, game, user);
  await here.table.answer({ user }, game, ask, 1, { plan: { steps: [], standing } });
  expect(await here.store.users.plan(game, user)).toMatchObject({ from: 'move', steps, standing });
});

test('A forced answer is given automatically and undone with its cause', async () => {
  const here = await room({ editions: [{ ...toy, autoAnswer: guessesFor('p2') }] });
  const { game, users } = await started(here);
  const user = await mover(here, game);
  const outcome = await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess']);
  expect(await unanswered(here, game, users.p2)).toEqual([]);
  for (const seat of ['p1', 'p3']) expect(await unanswered(here, game, users[seat])).toHaveLength(1);
  const told = (await here.store.outbox.ofGame(game)).filter(
    ({ kind, payload }) => kind === 'asked' && (payload as { user: string }).user === users.p2,
  );
  await here.store.outbox.claim(here.now, 10);
  expect(
    (await here.store.outbox.ofGame(game)).filter(
      ({ id, status }) => told.some((one) => one.id === id) && status !== 'void',
    ),
  ).toEqual([]);
  const undone = await here.table.undo({ user }, game);
  expect(undone.request).toBeNull();
  expect((await here.table.getGame(game)).head).toBeGreaterThan(outcome.head);
});

test('A process killed before automatic answers resumes them at startup', async () => {
  const here = await room();
  const { game, users } = await started(here);
  const user = await mover(here, game);
  here.now += 1;
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess']);
  await started(here);
  here.now += 1;
  await here.table.answer({ user: users.p1 }, game, (await only(here, game, users.p1)).ask, 3);
  expect(await unanswered(here, game, users.p2)).toHaveLength(1);
  // As it is where the answer was kept, and nothing after it.
  await here.restart([{ ...toy, autoAnswer: guessesFor('p2') }]);
  await here.table.rescheduleMissed(here.now);
  expect(await unanswered(here, game, users.p2)).toEqual([]);
});

/** Whoever moves chooses that all guess, and has planned their own guess; the program is killed between the two. */
async function cutShort(here: Room) {
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const { commit } = here.store;
  let changes = 0;
  here.store.commit = async (change) => (changes++ === 0 ? commit(change) : Promise.reject(new Error('killed')));
  await here.table.answer({ user }, game, ask, ['guess'], {
    plan: { steps: [{ question: 'guess', reply: 3, seen: await markAfter(here, game, ['guess']) }] },
  });
  here.store.commit = commit;
  expect(await unanswered(here, game, user)).toHaveLength(1);
  return { game, user };
}

test('An unreadable game does not stop others from resuming their plans', async () => {
  const here = await room();
  const games = [await cutShort(here), await cutShort(here)];
  // The last of all changes is gone on with whatever was planned.
  here.now += 1;
  const last = await cutShort(here);
  for (const { game } of [games[0], last])
    await rewrite(here.store, { is: 'change', into: 'games', where: { id: game }, to: { state: '{' } });
  await here.restart();
  await here.table.rescheduleMissed(here.now);
  expect(await unanswered(here, games[1].game, games[1].user)).toEqual([]);
  for (const { game } of [games[0], last])
    expect(here.logged.some(({ about }) => (about as { game?: string }).game === game)).toBe(true);
});

/** Something that is waited for. */
function signal(): { given: Promise<void>; give: () => void } {
  let give = (): void => undefined;
  const given = new Promise<void>((resolve) => (give = resolve));
  return { given, give };
}

test('A late notification of an earlier change keeps newer plans', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { ask } = await only(here, game, user);
  const [late, made] = [signal(), signal()];
  const commit = here.store.commit.bind(here.store);
  here.store.commit = async (change) => {
    const came = await commit(change);
    if (change.writes.some((one) => one.is === 'change' && 'place' in one.to)) {
      made.give();
      await late.given;
    }
    return came;
  };
  const placed = here.table.setPlace({ user: '' }, game, { channel: '2' });
  await made.given;
  // Between the answer and what follows it, word comes of what was done before it.
  const done = async <T>(body: Promise<T>): Promise<T> => {
    const came = await body;
    late.give();
    await placed;
    return came;
  };
  const { context: inside } = here.table as unknown as {
    context: { span: (what: string, body: () => Promise<unknown>) => unknown };
  };
  inside.span = (what, body) => (what === 'answer' ? done(body()) : body());
  await here.table.answer({ user }, game, ask, ['guess'], {
    plan: { steps: [{ question: 'guess', reply: 3, seen: await markAfter(here, game, ['guess']) }] },
  });
  expect(await unanswered(here, game, user)).toEqual([]);
});

test('A failing plan does not drop drafts saved meanwhile', async () => {
  let failed = false;
  const here = await room({
    editions: [
      {
        ...toy,
        isConditionMet: () => {
          failed = true;
          throw new Error('Nobody can say');
        },
      },
    ],
  });
  const { game } = await started(here);
  const user = await mover(here, game);
  const { record } = here.store;
  const meanwhile = { game, ask: -1, user: 'cid', data: ['x'], at: here.now + 1 };
  here.store.record = async (...given) => {
    const isMeanwhile = failed;
    failed = false;
    if (isMeanwhile) await rewrite(here.store, { is: 'add', into: 'drafts', row: meanwhile });
    return record(...given);
  };
  const standing = [{ question: 'guess', about: {}, reply: 4, while: 1 }];
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], { plan: { standing } });
  expect((await record(game)).drafts).toEqual([meanwhile]);
});

test('After an unknown commit outcome the clock resumes the plan', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const { commit } = here.store;
  here.store.commit = async (change) => {
    await commit(change);
    throw new CommitUnknown('Nobody can say');
  };
  let told = 0;
  here.table.onChange(() => told++);
  await expect(
    here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], {
      plan: { steps: [{ question: 'guess', reply: 3, seen: await markAfter(here, game, ['guess']) }] },
    }),
  ).rejects.toThrow(/^I do not know whether that was saved\./);
  here.store.commit = commit;
  expect(await unanswered(here, game, user)).toHaveLength(1);
  expect(told).toBe(0);
  expect(await here.table.nextTimeoutAt()).toBeLessThanOrEqual(here.now + 5_000);
  await here.table.answerExpired(here.now);
  expect(await unanswered(here, game, user)).toEqual([]);
  expect(told).toBe(1);
});

test('A planned answer is undone with the answer it followed', async () => {
  const here = await room();
  const { game, user, outcome } = await planned(here, [{ question: 'guess', reply: 3, looked: GUESS }]);
  expect((await (await here.table.snapshot(game)).findLastMove(user))?.facts).toEqual(
    (await here.table.facts(game, outcome.command ?? 0, (await here.table.getGame(game)).head)).map(({ fact }) => fact),
  );
  await here.table.undo({ user }, game);
  expect((await only(here, game, user)).question).toBe('move');
});

test('a plan from an older version is dropped, its owner told', async () => {
  const here = await room();
  const { game } = await started(here);
  const user = await mover(here, game);
  const steps = [{ question: 'guess', reply: 3, seen: '0123456789abcdef' }];
  await here.table.answer({ user }, game, (await only(here, game, user)).ask, ['guess'], { plan: { steps } });
  await here.restart();
  expect(await unanswered(here, game, user)).toHaveLength(1);
  expect(await here.store.users.plan(game, user)).toBeUndefined();
  const told = (await here.store.outbox.ofGame(game)).filter(({ kind }) => kind === 'unplanned');
  expect(told).toMatchObject([{ payload: { user, what: 'outdated' } }]);
});

test('a plan ends when another turn begins', async () => {
  const here = await room({ editions: [{ ...toy, turnStartQuestions: ['guess'] }] });
  const { game, user } = await planned(here, [{ question: 'name', reply: 7 }]);
  expect(await unanswered(here, game, user)).toMatchObject([{ question: 'guess' }]);
  expect(await here.store.users.plan(game, user)).toBeUndefined();
});
