import { expect } from 'vitest';
import type { Game } from '#ti2/rules/game.ts';
import { pendingSeats } from '#ti2/views/index.ts';
import type { StateCheck } from '../state-check.ts';

/** Checks that the reasons for waiting are given in words. */
export function waitingInWords(): StateCheck<Game> {
  const waiting = new Set<string>();
  return {
    title: 'What players are waited for is said in words',
    onState: (game) => {
      for (const { about } of pendingSeats(game)) waiting.add(about);
    },
    verify: () => {
      expect([...waiting].filter((about) => !about || /undefined|#\d/.test(about))).toEqual([]);
      expect(waiting.size).toBeGreaterThan(10);
    },
  };
}
