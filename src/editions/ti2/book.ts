import { contentsOf, releasesOf } from '../../kit/sets.ts';
import { SETS, USUAL_SETS } from './content/sets.ts';
import { rulebook } from './rules/book.ts';
import type { Component, Rulebook } from './rules/components/component.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core.ts';

/** The second edition's book for these sets; more components may join it in tests. Throws Illegal for a set there is not. */
export function bookOf(sets: readonly string[] = USUAL_SETS, more: readonly Component[] = []): Rulebook {
  const found = contentsOf(SETS, sets);
  const rules = { procedures: coreProcedures, questions: coreQuestions, actions: coreActions, standing: standingChecks };
  return rulebook({
    ...rules,
    sets: releasesOf(SETS, sets),
    tiles: Object.values(found.tiles),
    components: Object.values(found.components).concat(more),
  });
}
