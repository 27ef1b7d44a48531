import { contentsOf, releasesOf } from '../../kit/sets.ts';
import { SETS, USUAL_SETS } from './content/sets.ts';
import type { Component } from './rules/components/component.ts';
import { rulebook } from './rules/book.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core.ts';
import type { Rulebook } from './rules/game.ts';

/** The fourth edition's book for these sets. `extra` components join it in tests. Throws Illegal for a set there is not. */
export function bookOf(extra: readonly Component[] = [], sets: readonly string[] = USUAL_SETS): Rulebook {
  const { components, tiles, boards } = contentsOf(SETS, sets);
  return rulebook({
    sets: releasesOf(SETS, sets),
    components: [...Object.values(components), ...extra],
    tiles: Object.values(tiles),
    boards: Object.values(boards),
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  });
}
