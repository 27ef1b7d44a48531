import { vi } from 'vitest';
import { HANG } from './hang.ts';

/** Repeats `look` until it throws no more; only a test that hangs ends it. Returns its last result. */
export const waitFor = <T>(look: () => T | Promise<T>): Promise<T> => vi.waitFor(look, { timeout: HANG });

/** Repeats `look` until it returns something; only a test that hangs ends it. */
export const waitUntil = <T>(look: () => T | Promise<T>): ReturnType<typeof vi.waitUntil<T>> =>
  vi.waitUntil(look, { timeout: HANG, interval: 10 });
