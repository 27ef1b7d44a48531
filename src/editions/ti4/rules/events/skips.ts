import { findSkip, skipOrder, type SkipChoice, type SkippableQuestion } from '#kit/prompts/skip-orders.ts';
import type { Game } from '#ti4/rules/game.ts';

/** Lists the questions that players can skip by a standing order. Secret objectives are no public matter. */
export const skipChoices = ({ book }: Pick<Game, 'book'>): SkipChoice[] => [
  ...Object.values(book.byKind['strategy-card']).map(({ id, name }) => ({
    order: skipOrder('use-secondary', id),
    label: `following ${name}`,
  })),
  { order: skipOrder('score-public-objective'), label: 'scoring public objectives' },
  { order: skipOrder('vote-for'), label: 'voting (you abstain)' },
];

/** Returns the standing order that skips a question; undefined if it cannot be skipped. */
export const skipFor = (game: Pick<Game, 'book'>, asked: SkippableQuestion): SkipChoice | undefined =>
  findSkip(skipChoices(game), asked);
