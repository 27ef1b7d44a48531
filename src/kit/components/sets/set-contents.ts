import { formatCount, formatList } from '#text/sentences.ts';

/** A kind of component as set descriptions count it. */
export interface CountedKind {
  kind: string;
  one: string;
  many: string;
}

/** Formats how many different components of each kind a rulebook has: "17 factions and 59 action cards". */
export const formatSetContents = (
  byKind: Readonly<Record<string, object | undefined>>,
  kinds: readonly CountedKind[],
): string =>
  formatList(
    kinds.flatMap(({ kind, one, many }) => {
      const count = Object.keys(byKind[kind] ?? {}).length;
      return count ? [formatCount(count, one, many)] : [];
    }),
  );
