import type { Next } from '#engine';
import { hasOption } from '#ti3/rules/components/game-options.ts';
import type { Game } from '#ti3/rules/game.ts';
import { revealObjective } from './objectives.ts';

// An Age of Empire (E3 18.40 to 18.42): the objectives lie open from the start, and the game lasts as many rounds as there are.

export const isAgeOfEmpire = (game: Game): boolean => hasOption(game, 'ageOfEmpire');

/** All public objectives above Imperium Rex are laid open; there are as many rounds. */
export function revealAllObjectives({ state, book }: Game): void {
  const { draw } = state.decks.objective;
  const end = draw.findIndex((id) => book.byKind.objective[id].stage === 'end');
  const open = draw.splice(0, end < 0 ? draw.length : end);
  // What lies open before the first round is one of them.
  state.objectives = [...state.objectives, ...open.map((id) => ({ id, claimedBy: [] }))];
  state.options.lastRound = state.objectives.length;
}

/** Once all have claimed what they could in the last round, Imperium Rex ends the game. */
export const endAfterLastClaim = (game: Game): Next | undefined => {
  const { round, options } = game.state;
  return options.lastRound !== undefined && round >= options.lastRound
    ? revealObjective(game, 'last-round')
    : undefined;
};
