import { contentsOf, releasesOf } from '../../kit/sets.ts';
import { SETS, USUAL_SETS } from './content/sets.ts';
import { rulebook } from './rules/book.ts';
import type { Component } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core.ts';
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

/** Books by their sets, each put together once. */
export function booksBySets(): (sets?: readonly string[]) => Rulebook {
  const made = new Map<string, Rulebook>();
  return (sets = USUAL_SETS) => {
    const key = sets.join();
    const book = made.get(key) ?? bookOf(sets);
    made.set(key, book);
    return book;
  };
}
