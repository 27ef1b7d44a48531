import { expect, test, vi } from 'vitest';
import { startClock } from '../../src/clock/index.ts';
import { HOUR, MINUTE, moves, NOON, room, started, rewriteAsk } from '../table/room.ts';

test('The clock answers for a seat at its very moment, not at the next full minute, and stops when told', async () => {
  vi.useFakeTimers({ now: NOON });
  try {
    const here = room();
    const { game } = started(here, { hands: [['blank'], ['blank'], ['blank']] });
    moves(here, game, 'roll');
    const [first, second] = here.store.asks.of(game);
    const moment = NOON + 5 * MINUTE + 12_345;
    rewriteAsk(here.store, game, first?.number ?? 0, { dueAt: moment });
    rewriteAsk(here.store, game, second?.number ?? 0, { dueAt: NOON + 3 * HOUR });
    const clock = startClock(here.table, { info: () => {}, warn: () => {}, error: () => {} });
    await vi.advanceTimersByTimeAsync(moment - NOON - 1);
    expect(here.table.waiting(game)).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(1);
    expect(here.table.waiting(game)).toHaveLength(1);
    expect(here.table.history(game).at(-1)?.at).toBe(moment);
    await clock.stop();
    await vi.advanceTimersByTimeAsync(4 * HOUR);
    expect(here.table.waiting(game)).toHaveLength(1);
  } finally {
    vi.useRealTimers();
  }
});

test('However many are to be reminded at once, the clock reminds all of them, a few games at a time', async () => {
  vi.useFakeTimers({ now: NOON });
  try {
    const here = room();
    const games = Array.from({ length: 90 }, () => started(here).game);
    const reminded = (): number => games.filter((game) => here.store.outbox.ofGame(game).some(({ kind }) => kind === 'reminder')).length;
    vi.setSystemTime(NOON + 9 * HOUR);
    here.now = NOON + 9 * HOUR;
    const clock = startClock(here.table, { info: () => {}, warn: () => {}, error: () => {} });
    expect(reminded()).toBeGreaterThan(0);
    expect(reminded()).toBeLessThan(90);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(reminded()).toBe(90);
    await clock.stop();
  } finally {
    vi.useRealTimers();
  }
});
