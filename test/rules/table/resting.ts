import type { Ask } from '#engine';
import type { Game } from '#ti4/rules/game.ts';

/** First question of a phase or an agenda, with the type of the fact that starts it. */
const FIRST: Record<string, string> = {
  'choose-strategy-card': 'phase-begins',
  'vote-for': 'agenda-revealed',
  'score-public-objective': 'phase-begins',
};

/**
 * Tells whether a test may end at this question: the active player's choice of an action, or the first question of a
 * phase or an agenda. `answeredAt`: number of facts when such a question was last answered, -1 if never.
 */
export function resting(game: Game, { player, question }: Ask, answeredAt: number): boolean {
  if (question === 'turn') return player === game.state.active;
  const begins = FIRST[question];
  return begins !== undefined && answeredAt <= game.facts.findLastIndex(({ type }) => type === begins);
}
