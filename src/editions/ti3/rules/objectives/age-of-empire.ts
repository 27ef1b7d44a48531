import type { Next } from '#engine';
import { hasOption } from '#ti3/rules/components/game-options.ts';
import type { Game } from '#ti3/rules/game.ts';
import { revealObjective } from './objectives.ts';

// An Age of Empire (E3 18.40 to 18.42): all objectives are open from the start, and the game lasts one round for each.

export const isAgeOfEmpire = (game: Game): boolean => hasOption(game, 'ageOfEmpire');

/** Reveals all public objectives above Imperium Rex and sets the number of rounds to the number of objectives. */
export function revealAllObjectives({ state, book }: Game): void {
  const { draw } = state.decks.objective;
  const end = draw.findIndex((id) => book.byKind.objective[id].stage === 'end');
  const open = draw.splice(0, end < 0 ? draw.length : end);
  // An objective that is open before the first round counts as well.
  state.objectives = [...state.objectives, ...open.map((id) => ({ id, claimedBy: [] }))];
  state.options.lastRound = state.objectives.length;
}

/** Ends the game by Imperium Rex after the claims of the last round; undefined in earlier rounds. */
export const endAfterLastClaim = (game: Game): Next | undefined => {
  const { round, options } = game.state;
  return options.lastRound !== undefined && round >= options.lastRound
    ? revealObjective(game, 'last-round')
    : undefined;
};
