import { expect, test } from 'vitest';
import { openAsks, type Answer, type OpenAsk } from '#engine';
import { hash, mover, moves, only, room, started, state } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** Returns the toy edition, in which the service gives the answers that a function returns. */
const forcing = (answer: (state: Readonly<ToyState>, open: OpenAsk) => Answer | undefined) => ({
  ...toy,
  autoAnswer: (from: Readonly<ToyState>) => (open: OpenAsk) => answer(from, open),
});

test('Each question of a state is looked at once for a forced answer', async () => {
  const looks = new Map<string, number>();
  const here = await room({
    editions: [
      forcing((now, { ask }) => {
        const key = `${now.turn} ${now.nextId} ${ask.id}`;
        looks.set(key, (looks.get(key) ?? 0) + 1);
        return ask.question === 'name' ? 7 : undefined;
      }),
    ],
  });
  const { game } = await started(here);
  for (const key of ['twice', 'take', 'twice', 'draw', 'twice']) await moves(here, game, key);
  expect((await state(here, game)).turn).toBe(5);
  expect(Math.max(...looks.values())).toBe(1);
  expect(looks.size).toBeGreaterThan(8);
});

test('A held forced answer is marked until its player answers', async () => {
  const here = await room({
    editions: [forcing((_now, { ask }) => (ask.question === 'guess' && ask.player === 'p3' ? 5 : undefined))],
  });
  const { game, users } = await started(here);
  await moves(here, game, 'poll');
  const held = async () => openAsks(await state(here, game)).find(({ ask }) => ask.player === 'p3')?.ask;
  expect(await held()).toMatchObject({ reply: 5, forced: true });
  await here.table.answer({ user: users.p3 }, game, (await only(here, game, users.p3)).ask, 2);
  expect(await held()).toMatchObject({ reply: 2 });
  expect(await held()).not.toHaveProperty('forced');
});

test('A forced answer is undone freely with the move before it', async () => {
  const here = await room({ editions: [forcing((_now, { ask }) => (ask.question === 'name' ? 7 : undefined))] });
  const { game } = await started(here);
  const before = await hash(here, game);
  const user = await moves(here, game, 'twice');
  expect((await here.table.history(game)).map(({ kind }) => kind)).toEqual(['begin', 'answer', 'answer']);
  expect(await (await here.table.snapshot(game)).findLastMove(user)).toMatchObject({ number: 2, step: here.now });
  const undone = await here.table.undo({ user }, game, { command: 2, alone: true });
  expect(undone).toMatchObject({ command: 4, request: null });
  expect(await hash(here, game)).toBe(before);
  expect((await only(here, game, user)).question).toBe('move');
});

test('A forced answer with public facts of another seat is undone freely too', async () => {
  const here = await room({
    editions: [
      {
        ...forcing(({ turn }, { ask }) => (ask.question === 'move' && turn === 1 ? ['take'] : undefined)),
        isUndoableFact: ({ type, seat }, by) => type === 'took' && seat === by,
      },
    ],
  });
  const { game } = await started(here);
  const user = await moves(here, game, 'take');
  expect((await state(here, game)).turn).toBe(2);
  expect((await here.table.undo({ user }, game, { command: 2, alone: true })).request).toBeNull();
  expect(await mover(here, game)).toBe(user);
});

test('An undo of a forced answer that rolled needs consent', async () => {
  const here = await room({
    editions: [forcing(({ turn }, { ask }) => (ask.question === 'move' && turn === 1 ? ['roll'] : undefined))],
  });
  const { game } = await started(here);
  const user = await moves(here, game, 'take');
  expect((await state(here, game)).turn).toBe(2);
  expect((await (await here.table.snapshot(game)).findLastMove(user))?.step).toBeUndefined();
  await expect(async () => here.table.undo({ user }, game, { command: 2, alone: true })).rejects.toThrow(
    'You cannot go back: the game has moved on, or other players must agree.',
  );
  expect((await here.table.undo({ user }, game)).request).not.toBeNull();
});

test('A long chain of forced answers goes on with the clock', async () => {
  const here = await room({
    editions: [forcing(({ turn }, { ask }) => (turn >= 60 ? undefined : ask.question === 'move' ? ['twice'] : 1))],
  });
  const { game } = await started(here);
  expect((await state(here, game)).turn).toBe(20);
  const { context } = here.table as unknown as { context: { stateCache: { clear: () => void } } };
  for (const turn of [40, 60]) {
    expect(await here.table.nextTimeoutAt()).toBe(here.now + 5_000);
    here.now += 5_000;
    // A game that has left the cache is not forgotten.
    context.stateCache.clear();
    await here.table.answerExpired(here.now);
    expect((await state(here, game)).turn).toBe(turn);
  }
  await here.table.answerExpired(here.now + 5_000);
  expect(await here.table.nextTimeoutAt()).toBeUndefined();
});
