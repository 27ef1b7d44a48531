import { fourth } from './ti4.ts';
import type { Guarded } from './guarded-edition.ts';
import { second } from './ti2.ts';
import { third } from './ti3.ts';

/** The editions whose secrets are looked for, by their ids. */
export const GUARDED: Readonly<Record<string, Guarded>> = {
  ti4: fourth as Guarded,
  ti3: third as Guarded,
  ti2: second as Guarded,
};
