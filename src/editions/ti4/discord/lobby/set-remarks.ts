import type { Rulebooks } from '#ti4/rules/rulebooks.ts';

/** Returns a sentence for each set that brings only part of its contents because another set is missing. */
export const setRemarks = ({ sets: all }: Rulebooks, sets: readonly string[]): string[] =>
  all.flatMap(({ id, name, partly }) =>
    partly && sets.includes(id) && !sets.includes(partly.without.id)
      ? [`Without ${partly.without.name}, ${name} adds ${partly.brings}.`]
      : [],
  );
