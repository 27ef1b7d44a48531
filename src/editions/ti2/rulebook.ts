import { contentsOf, releasesOf } from '#kit/components/sets.ts';
import { SETS, USUAL_SETS } from './content/sets.ts';
import type { BookFor } from './rules/rulebooks.ts';
import { rulebook } from './rules/rulebook.ts';
import type { Component, Rulebook } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core-rules.ts';

/** The second edition's book for these sets; more components may join it in tests. Throws Illegal for a set there is not. */
export function bookOf(sets: readonly string[] = USUAL_SETS, more: readonly Component[] = []): Rulebook {
  const found = contentsOf(SETS, sets);
  const rules = {
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  };
  return rulebook({
    ...rules,
    sets: releasesOf(SETS, sets),
    tiles: Object.values(found.tiles),
    components: Object.values(found.components).concat(more),
  });
}

/** Books by their sets, each put together when it is first asked for, and once. */
export function booksBySets(): BookFor {
  const shelf = new Map<string, Rulebook>();
  return (sets = USUAL_SETS) => {
    const key = releasesOf(SETS, sets).join(' ');
    let book = shelf.get(key);
    if (!book) shelf.set(key, (book = bookOf(sets)));
    return book;
  };
}

/** One book for all games, whatever sets they name. */
export const onlyBook =
  (book: Rulebook): BookFor =>
  () =>
    book;
