import { canonical, type EngineState } from '#engine';
import type { Played, Rehearsed } from './simulated-edition.ts';

/** What has come or gone since a count was taken; what was not counted then is from now on. */
export function lostSince<G extends Played>(before: Record<string, number>, edition: Rehearsed<G>, game: G): string[] {
  return Object.entries(edition.counts?.(game) ?? {}).flatMap(([kind, count]) => {
    before[kind] ??= count;
    if (before[kind] === count || (edition.growing?.includes(kind) && count > before[kind])) return [];
    return [`${before[kind]} cards (${kind}) have become ${count}`];
  });
}

/** Whether a state is what comes back when it is saved and loaded. */
export const survivesSaving = (state: EngineState): boolean =>
  canonical(JSON.parse(JSON.stringify(state))) === canonical(state);
