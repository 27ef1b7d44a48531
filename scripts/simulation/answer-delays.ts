import type { Game } from '#ti4/rules/game.ts';
import { drawVeiledTime } from '#service/timeouts/answer-times.ts';
import { type AnswerDelay, createRandom } from '#simulation';

/**
 * Returns answer delays for players who answer at a random time within `hours` or let a window close, and for the
 * service behind the veil.
 */
export function randomDelays(hours: number, seed: number): AnswerDelay<Game> {
  const below = createRandom(seed + 1);
  return ({ question, veiled }, { state }) => {
    const open = state.options.windowHours;
    if (veiled) return drawVeiledTime(below, 0, open * 3_600_000) / 3_600_000;
    const own = (below(2 ** 32) / 2 ** 32) * hours;
    return question === 'window' ? Math.min(own, open) : own;
  };
}
