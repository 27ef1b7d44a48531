import { monitorEventLoopDelay } from 'node:perf_hooks';
import sharp from 'sharp';
import { Rasterizer, clearCaches } from '#render/raster/rasterize.ts';
import { clone } from '#engine';
import type { BenchmarkedEdition, LateState } from './benchmarked-edition.ts';
import { rounded, summarizeTimes } from './times.ts';

const WARM_BOARDS = 15;
/** Largest ratio of drawing to encoding a board: in a process that has just started, and with one system changed. */
const MOST = { cold: 8, warm: 1.5 };

async function waited<T>(into: number[], work: () => Promise<T>): Promise<T> {
  const begun = performance.now();
  const result = await work();
  into.push(performance.now() - begun);
  return result;
}

export async function measureBoards({ late, draw: drawn, changed }: BenchmarkedEdition) {
  const names = Object.fromEntries(late.order.map((seat) => [seat, `Player ${seat.slice(1)}`]));
  const draw = (state: LateState, table: boolean, called = names) => drawn(state, called, table);
  const never: number[] = [];
  await waited(never, () => draw(late, false));
  // Simulates a process that has just started: only files are cached.
  const cold: number[] = [];
  for (let i = 0; i < 5; i++) {
    clearCaches();
    await waited(cold, () => draw(late, false));
  }
  const pauseMs = await longestPause(() =>
    Promise.all([1, 2, 3, 4].map((game) => draw(late, true, { ...names, p1: `Game ${game}` }))),
  );
  const [first] = await draw(late, false);
  const { data: pixels, info } = await sharp(first.data).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  await draw(late, true);
  const state = clone(late);
  const warm: number[] = [];
  const encoding: number[] = [];
  const both: number[] = [];
  for (let i = 0; i < 2 * WARM_BOARDS; i++) {
    changed(state, i);
    await waited(i % 2 ? both : warm, () => draw(state, i % 2 === 1));
    if (i % 2 === 0) await waited(encoding, () => new Rasterizer(1).encode(pixels, info.width, info.height));
  }
  const middle = (list: number[]): number => summarizeTimes(list).median;
  return {
    neverDrawnMs: middle(never),
    coldMs: middle(cold),
    warmMs: middle(warm),
    encodingMs: middle(encoding),
    withTableMs: middle(both),
    ratio: { cold: rounded(middle(cold) / middle(encoding)), warm: rounded(middle(warm) / middle(encoding)) },
    most: MOST,
    pauseMs,
    width: info.width,
    height: info.height,
    bytes: first.data.length,
  };
}

/** Returns the longest delay of the event loop during `work`, in ms. */
async function longestPause(work: () => Promise<unknown>): Promise<number> {
  const delays = monitorEventLoopDelay({ resolution: 1 });
  delays.enable();
  await work();
  delays.disable();
  return rounded(delays.max / 1e6);
}
