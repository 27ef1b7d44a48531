import type { Ask } from '#engine';
import type { Game } from '#ti4/rules/game.ts';

/** What a phase, or an agenda, asks first; and by which fact it begins. */
const FIRST: Record<string, string> = {
  'choose-strategy-card': 'phase-begins',
  'vote-for': 'agenda-revealed',
  'score-public-objective': 'phase-begins',
};

/**
 * Whether a game may rest at this question: the active player's choice of an action, or what a phase or an agenda begins with.
 * `answeredAt`: how many facts there were when such a question was last answered, -1 where it never was.
 */
export function resting(game: Game, { player, question }: Ask, answeredAt: number): boolean {
  if (question === 'turn') return player === game.state.active;
  const begins = FIRST[question];
  return begins !== undefined && answeredAt <= game.facts.findLastIndex(({ type }) => type === begins);
}
