import { canonicalJson, type EngineState } from '#engine';
import type { SimulatedGame, SimulatedEdition } from './simulated-edition.ts';

/** Lists the conserved counts that have changed since `before`. Adds counts that `before` lacks to it. */
export function conservationProblems<G extends SimulatedGame>(
  before: Record<string, number>,
  edition: SimulatedEdition<G>,
  game: G,
): string[] {
  return Object.entries(edition.conservedCounts?.(game) ?? {}).flatMap(([kind, count]) => {
    before[kind] ??= count;
    if (before[kind] === count || (edition.growingKinds?.includes(kind) && count > before[kind])) return [];
    return [`${before[kind]} cards (${kind}) became ${count}`];
  });
}

/** Tells whether a state stays the same when it is saved and loaded. */
export const survivesRoundTrip = (state: EngineState): boolean =>
  canonicalJson(JSON.parse(JSON.stringify(state))) === canonicalJson(state);
