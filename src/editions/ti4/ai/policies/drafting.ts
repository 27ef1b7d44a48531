import { orderLength } from '#engine';
import { draftKey, DRAFT_POOLS, type SliceDraft, type DraftPool } from '#ti4/rules/setup/slice-draft/draft-state.ts';
import { tileValue } from '#ti4/rules/setup/galaxy/fair-layout.ts';
import type { AiContext } from '#ti4/ai/ai-context.ts';
import type { Policy } from '#ti4/ai/policy.ts';

/** Value of a draft option by pool, in the same units as a planet's value; picks compare it with others of its pool. */
const worthOfKind: Record<DraftPool, (context: AiContext, draft: SliceDraft, what: string) => number> = {
  slice: ({ game: { book } }, { slices }, what) =>
    (slices[what] ?? []).reduce((sum, tile) => sum + tileValue(book.tiles[tile]), 0),
  faction: ({ game: { book } }, _draft, what) => {
    const {
      commodities = 0,
      homeTile = '',
      startingTechnologies = [],
      startingUnits = {},
    } = book.byKind.faction[what] ?? {};
    const home = book.tiles[homeTile];
    return (
      (home ? tileValue(home) / 2 : 2) +
      commodities / 2 +
      startingTechnologies.length / 2 +
      Object.values(startingUnits).reduce((sum, count) => sum + count, 0) / 8
    );
  },
  // The speaker chooses first; the last place of the first round is the worst.
  place: (_mind, { places }, what) => (what === places[0] ? 2 : (places.length - places.indexOf(what)) / 8),
};

/** Ranks draft options by how far they exceed the average of their pool; chance breaks near-ties. */
const rank: Policy = (context, { spec }) => {
  const { draft } = context.game.state;
  if (spec.kind !== 'order' || !draft) return undefined;
  const worth = spec.options.map(({ key }) => {
    const [pool, what] = draftKey.parse(key);
    return { key, pool, worth: worthOfKind[pool](context, draft, what) + context.below(100) / 100 };
  });
  const average = Object.fromEntries(
    DRAFT_POOLS.map((pool) => {
      const those = worth.filter((one) => one.pool === pool);
      return [pool, those.reduce((sum, one) => sum + one.worth, 0) / Math.max(1, those.length)];
    }),
  );
  return worth
    .map((one) => ({ ...one, worth: one.worth - average[one.pool] }))
    .sort((a, b) => b.worth - a.worth)
    .map(({ key }) => key)
    .slice(0, orderLength(spec));
};

export const draftPolicies: Record<string, Policy> = { 'rank-wishes': rank };
