import { guardedTi4 } from './ti4.ts';
import type { GuardedEdition } from './guarded-edition.ts';
import { guardedTi2 } from './ti2.ts';
import { guardedTi3 } from './ti3.ts';

/** Guarded editions by id. */
export const GUARDED_EDITIONS: Readonly<Record<string, GuardedEdition>> = {
  ti4: guardedTi4 as GuardedEdition,
  ti3: guardedTi3 as GuardedEdition,
  ti2: guardedTi2 as GuardedEdition,
};
