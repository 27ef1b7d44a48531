import { fourth } from './fourth.ts';
import type { Guarded } from './guarded.ts';
import { second } from './second.ts';
import { third } from './third.ts';

/** The editions whose secrets are looked for, by their ids. */
export const GUARDED: Readonly<Record<string, Guarded>> = {
  ti4: fourth as Guarded,
  ti3: third as Guarded,
  ti2: second as Guarded,
};
