import { boards, components, tiles } from './content/index.ts';
import { rulebook } from './rules/book.ts';
import { coreActions, coreProcedures, coreQuestions, standingChecks } from './rules/core.ts';
import type { Component } from './rules/components/component.ts';

/** The fourth edition's book. `extra` components join it in tests. */
export const bookOf = (extra: Component[] = []) =>
  rulebook({
    components: [...components, ...extra],
    tiles,
    boards,
    procedures: coreProcedures,
    questions: coreQuestions,
    actions: coreActions,
    standing: standingChecks,
  });
