import { bookOf } from '../../../src/editions/ti3/book.ts';
import { newGame, type Game } from '../../../src/editions/ti3/rules/game.ts';
import { newState } from '../../../src/editions/ti3/rules/setup/new-state.ts';
import type { SetupOptions } from '../../../src/editions/ti3/rules/setup/setup-options.ts';

// Games with Shattered Empire.

export const empire = bookOf(['base', 'shattered-empire']);

/** A game of it before its first choice. `races`: of p1, p2 and so on. */
export function empireWith(races: readonly string[], options: Partial<SetupOptions> = {}): Game {
  const players = races.map((race, i) => ({ id: `p${i + 1}`, race }));
  return newGame(newState(empire, { seed: 'an empire', players, veil: 'nothing', ...options }), empire);
}

/** With the strategy cards of the set. */
export const itsCards = { strategyCards: ['shattered-empire'] };
