import { expect } from 'vitest';
import type { Game } from '#ti4/rules/game.ts';
import { confusable } from '../../simulation/confusable.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks that no two options of a question have the same label. */
export function distinctLabels(): StateCheck<Game> {
  const found = new Set<string>();
  return {
    title: 'No two choices of a question have the same label',
    onQuestion: (_game, { ask }, spec) => {
      for (const label of confusable(spec)) found.add(`${ask.question}: ${label}`);
    },
    verify: () => expect([...found]).toEqual([]),
  };
}
