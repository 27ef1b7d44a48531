import { mapSequential } from '#discord/async/sequential.ts';
import { expect, test } from 'vitest';
import { sweepOnce } from '#scheduler';
import type { Edition } from '#service';
import { HOUR, moves, room, started, rewriteAsk } from './room.ts';
import { toy, type ToyState } from './toy.ts';

/** Today's toy, which notes the games that it brings to its shape. */
function renewing(more: Partial<Edition<ToyState>> = {}): { edition: Edition<ToyState>; renewed: () => number } {
  let count = 0;
  const upcasts: Edition['upcasts'] = {
    1: (state) => {
      count++;
      return state;
    },
  };
  return { edition: { ...toy, ...more, version: 2, upcasts }, renewed: () => count };
}

test('After an update each sweep renews one game', async () => {
  const here = await room();
  for (let i = 0; i < 5; i++)
    await moves(
      here,
      (await started(here, { hours: 1, veil: false, hands: [['stop'], ['stop'], ['stop']] })).game,
      'roll',
    );
  const { edition, renewed } = renewing();
  await here.restart([edition]);
  here.now += 2 * HOUR;
  await here.table.rescheduleMissed(here.now);
  expect(renewed()).toBe(0);
  for (let pass = 1; pass <= 5; pass++) {
    expect(await here.table.nextTimeoutAt()).toBeLessThanOrEqual(here.now);
    await sweepOnce(here.table, here.now);
    expect(renewed()).toBe(pass);
  }
});

test('Games of practice players are renewed one by one as well', async () => {
  const practice = { answer: () => ['take'], fallback: () => ['take'], freeAction: () => undefined };
  const here = await room({ editions: [{ ...toy, ai: practice }] });
  for (let i = 0; i < 4; i++) {
    const { game } = await here.table.createGame({ user: 'ann' }, { edition: 'toy', place: { channel: '1' } });
    await here.table.join({ user: 'ann' }, game, { name: 'Ann' });
    await here.table.seatAi({ user: 'ann' }, game);
    await here.table.startGame({ user: 'ann' }, game);
    // Nothing is asked of the practice player just now.
    for (const { number } of await here.store.asks.ofGame(game))
      await rewriteAsk(here.store, game, number, { dueAt: null });
  }
  const { edition, renewed } = renewing({ ai: practice });
  await here.restart([edition]);
  await here.table.rescheduleMissed(here.now);
  for (let pass = 1; pass <= 4; pass++) {
    expect(await here.table.nextTimeoutAt()).toBeLessThanOrEqual(here.now);
    await here.table.answerExpired(here.now);
    expect(renewed()).toBe(pass);
  }
});

test('After an update, a move renews only the game it is made in', async () => {
  const here = await room();
  const games = await mapSequential(Array.from({ length: 3 }), async () => (await started(here)).game);
  const { edition, renewed } = renewing();
  await here.restart([edition]);
  await moves(here, games[1], 'take');
  expect(renewed()).toBe(1);
});
