import type { Rulebooks } from '#ti4/rules/rulebooks.ts';

/** Which of these sets bring only part of themselves, and what, a sentence each. */
export const setRemarks = ({ sets: all }: Rulebooks, sets: readonly string[]): string[] =>
  all.flatMap(({ id, name, partly }) =>
    partly && sets.includes(id) && !sets.includes(partly.without.id)
      ? [`${name} without ${partly.without.name}: ${partly.brings}.`]
      : [],
  );
