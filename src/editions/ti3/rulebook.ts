import { contentsOf, releasesOf } from '#kit/components/sets.ts';
import { OFFERED, SETS, USUAL_SETS } from './content/sets.ts';
import type { BookFor } from './rules/rulebooks.ts';
import { rulebook } from './rules/rulebook.ts';
import type { Component, Ti3Set } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core-rules.ts';
import type { Rulebook } from './rules/game.ts';

/** The third edition's book for these sets; `extra` components join it in tests. Throws Illegal for a set there is not. */
export function bookOf(sets: readonly string[] = USUAL_SETS, extra: readonly Component[] = []): Rulebook {
  const { components, tiles } = contentsOf(SETS, sets);
  return rulebook({
    sets: releasesOf(SETS, sets),
    components: [...Object.values(components), ...extra],
    tiles: Object.values(tiles),
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  });
}

/** Books by their sets, each put together once. `offered`: those with which a game can begin. */
export function booksBySets(offered: readonly Pick<Ti3Set, 'id' | 'name'>[] = OFFERED): BookFor {
  const made = new Map<string, Rulebook>();
  const bookFor = (sets: readonly string[] = USUAL_SETS): Rulebook => {
    const key = releasesOf(SETS, sets).join();
    const book = made.get(key) ?? bookOf(sets);
    made.set(key, book);
    return book;
  };
  const sets = offered.map(({ id, name }) => ({ id, name }));
  return Object.assign(bookFor, { sets, bundles: [{ name: 'Everything', sets: sets.map(({ id }) => id) }] });
}

/** One and the same book, whatever sets are asked for. */
export const onlyBook = (book: Rulebook): BookFor => {
  const sets = OFFERED.filter(({ id }) => book.sets.some((name) => name.split('@')[0] === id));
  return Object.assign(() => book, { sets, bundles: [] });
};
