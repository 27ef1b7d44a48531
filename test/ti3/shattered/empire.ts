import { rulebookOf } from '#ti3/rulebook.ts';
import { newGame, type Game } from '#ti3/rules/game.ts';
import { newState } from '#ti3/rules/setup/new-state.ts';
import type { SetupOptions } from '#ti3/rules/setup/prepare-game.ts';

// Games with Shattered Empire.

export const empire = rulebookOf(['base', 'shattered-empire']);

/** A game of it before its first choice. `races`: of p1, p2 and so on. */
export function empireWith(races: readonly string[], options: Partial<SetupOptions> = {}): Game {
  const players = races.map((race, i) => ({ id: `p${i + 1}`, race }));
  return newGame(newState(empire, { seed: 'an empire', players, veil: 'nothing', ...options }), empire);
}

/** With the strategy cards of the set. */
export const itsCards = { strategyCards: ['shattered-empire'] };
