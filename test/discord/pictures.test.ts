import { expect, test, vi } from 'vitest';
import type { Workings } from '../../src/discord/context.ts';
import { Easel } from '../../src/discord/easel.ts';
import { publicMessage } from '../../src/discord/presenters/outgoing.ts';

/** A table where, behind the message that is being sent, these still wait. */
function behind(styles: string[]) {
  let drawn = 0;
  const context = {
    table: {
      facts: () => [], waiting: () => [], openAsks: () => [], game: () => ({ status: 'running', members: [] }),
      outbox: { later: (_game: string, kind: string, id: number) => (kind === 'turn' ? styles.map((style, i) => ({ id: id + i + 1, payload: { style } })) : []) },
    },
    eyes: { narrate: () => ['Ann passes.'], offers: () => [], status: () => '', board: async () => [{ name: `board-${++drawn}.jpg`, data: Buffer.alloc(1), alt: 'The board' }] },
    log: { error: () => undefined },
  } as unknown as Workings;
  return { context, drawn: () => drawn };
}

const POSTING = { game: 'GAME', id: 7, nonce: 'BCDFGHJKLMNPQRSTVWXZ' };
const turn = { kind: 'turn', from: 1, to: 2, style: 'board' } as const;

test('A turn is told with a board, unless a newer one with a board is about to be told: then its words do not wait', async () => {
  const last = behind([]);
  expect((await publicMessage(last.context, POSTING, turn, []))?.pictures).toHaveLength(1);

  const followed = behind(['text', 'board']);
  const message = await publicMessage(followed.context, POSTING, turn, []);
  expect(message?.content).toContain('Ann passes.');
  expect(message?.pictures).toBeUndefined();
  expect(followed.drawn()).toBe(0);

  const quietly = behind(['text']);
  expect((await publicMessage(quietly.context, POSTING, turn, []))?.pictures).toHaveLength(1);
});

test('With many pictures in line, words go without', async () => {
  const easel = new Easel();
  const done: (() => void)[] = [];
  const slow = () => easel.draw(() => new Promise((resolve) => done.push(() => resolve([]))));
  const all = Array.from({ length: 8 }, slow);
  expect(await slow()).toBeUndefined();
  const drawAll = setInterval(() => done.shift()?.(), 1);
  expect(await Promise.all(all)).toHaveLength(8);
  clearInterval(drawAll);
});

test('While more pictures are wanted than can be drawn, drawing rests as long as it works', async () => {
  vi.useFakeTimers();
  try {
    const easel = new Easel();
    let begun = 0;
    const all = Array.from({ length: 8 }, () => easel.draw(async () => {
      begun++;
      await new Promise((resolve) => setTimeout(resolve, 60));
      return [];
    }));
    const after = async (ms: number): Promise<number> => {
      await vi.advanceTimersByTimeAsync(ms);
      return begun;
    };
    expect(await after(60)).toBe(2);
    expect(await after(59)).toBe(2);
    expect(await after(1)).toBe(4);
    // With few left in line there is no rest.
    expect(await after(60)).toBe(6);
    await after(120);
    await Promise.all(all);
  } finally {
    vi.useRealTimers();
  }
});
