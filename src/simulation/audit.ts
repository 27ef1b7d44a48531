import { canonicalJson, type EngineState } from '#engine';
import type { AnyGame, SimulatedEdition } from './simulated-edition.ts';

/** What has come or gone since a count was taken; what was not counted then is from now on. */
export function conservationProblems<G extends AnyGame>(
  before: Record<string, number>,
  edition: SimulatedEdition<G>,
  game: G,
): string[] {
  return Object.entries(edition.conservedCounts?.(game) ?? {}).flatMap(([kind, count]) => {
    before[kind] ??= count;
    if (before[kind] === count || (edition.growingKinds?.includes(kind) && count > before[kind])) return [];
    return [`${before[kind]} cards (${kind}) have become ${count}`];
  });
}

/** Whether a state is what comes back when it is saved and loaded. */
export const survivesRoundTrip = (state: EngineState): boolean =>
  canonicalJson(JSON.parse(JSON.stringify(state))) === canonicalJson(state);
