import { mergeSetContents, resolveReleases } from '#kit/components/sets/sets.ts';
import { SETS, DEFAULT_SETS } from './content/sets.ts';
import type { Rulebooks } from './rules/rulebooks.ts';
import { assembleRulebook } from './rules/rulebook.ts';
import type { Component, Rulebook } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core-rules.ts';

/** Returns the rulebook of some sets. `more`: components that a test adds. Throws Illegal for an unknown set. */
export function rulebookOf(sets: readonly string[] = DEFAULT_SETS, more: readonly Component[] = []): Rulebook {
  const found = mergeSetContents(SETS, sets);
  const rules = {
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  };
  return assembleRulebook({
    ...rules,
    sets: resolveReleases(SETS, sets),
    tiles: Object.values(found.tiles),
    components: Object.values(found.components).concat(more),
  });
}

/** Returns the rulebooks of all combinations of sets; each is built once, when first used. */
export function rulebooksBySets(): Rulebooks {
  const shelf = new Map<string, Rulebook>();
  return (sets = DEFAULT_SETS) => {
    const key = resolveReleases(SETS, sets).join(' ');
    let book = shelf.get(key);
    if (!book) shelf.set(key, (book = rulebookOf(sets)));
    return book;
  };
}

/** One book for all games, regardless of their sets. */
export const singleRulebook =
  (book: Rulebook): Rulebooks =>
  () =>
    book;
