import { mergeSetContents, resolveReleases } from '#kit/components/sets/sets.ts';
import { OFFERED_SETS, SETS, DEFAULT_SETS } from './content/sets.ts';
import type { Rulebooks } from './rules/rulebooks.ts';
import { assembleRulebook } from './rules/rulebook.ts';
import type { Component, Ti3Set } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core-rules.ts';
import type { Rulebook } from './rules/game.ts';

/** Returns the rulebook of some sets. `extra`: components that a test adds. Throws Illegal for an unknown set. */
export function rulebookOf(sets: readonly string[] = DEFAULT_SETS, extra: readonly Component[] = []): Rulebook {
  const { components, tiles } = mergeSetContents(SETS, sets);
  return assembleRulebook({
    sets: resolveReleases(SETS, sets),
    components: [...Object.values(components), ...extra],
    tiles: Object.values(tiles),
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  });
}

/** Returns the rulebooks by their sets, each built once. `offered`: the sets with which a game can begin. */
export function rulebooksBySets(offered: readonly Pick<Ti3Set, 'id' | 'name'>[] = OFFERED_SETS): Rulebooks {
  const made = new Map<string, Rulebook>();
  const bookFor = (sets: readonly string[] = DEFAULT_SETS): Rulebook => {
    const key = resolveReleases(SETS, sets).join();
    const book = made.get(key) ?? rulebookOf(sets);
    made.set(key, book);
    return book;
  };
  const sets = offered.map(({ id, name }) => ({ id, name }));
  return Object.assign(bookFor, { sets, bundles: [{ name: 'Everything', sets: sets.map(({ id }) => id) }] });
}

/** One book for all games, regardless of their sets. */
export const singleRulebook = (book: Rulebook): Rulebooks => {
  const sets = OFFERED_SETS.filter(({ id }) => book.sets.some((name) => name.split('@')[0] === id));
  return Object.assign(() => book, { sets, bundles: [] });
};
