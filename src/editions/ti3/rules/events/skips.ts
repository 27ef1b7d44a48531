import type { Spec } from '#engine';
import { findSkip, skipOrder, type SkipChoice, type SkippableQuestion } from '#kit/prompts/skip-orders.ts';
import type { Game } from '#ti3/rules/game.ts';

/** Lists the questions that players can skip by a standing order. Secret objectives are no public matter. */
export const skipChoices = ({ book }: Pick<Game, 'book'>): SkipChoice[] => [
  ...Object.values(book.byKind['strategy-card'])
    .filter(({ secondary }) => secondary !== null)
    .map(({ id, name }) => ({ order: skipOrder('use-secondary', id), label: `following ${name}` })),
  { order: skipOrder('claim-objective'), label: 'scoring public objectives' },
  { order: skipOrder('propose-agreement'), label: 'offering trade agreements' },
  { order: skipOrder('agree-to-trade'), label: 'offers of trade agreements (you decline)' },
  { order: skipOrder('vote'), label: 'voting (you abstain)' },
];

/** Tells whether a question offers a public objective. Secret ones are asked in spite of an order. */
const offersPublicObjective = ({ state }: Pick<Game, 'state'>, spec: Spec | undefined): boolean =>
  spec?.kind === 'choose' &&
  spec.options.some(
    ({ key, disabledReason }) => disabledReason === undefined && state.objectives.some(({ id }) => id === key),
  );

/** Returns the standing order that skips a question; undefined if it cannot be skipped. */
export const skipFor = (game: Pick<Game, 'book' | 'state'>, asked: SkippableQuestion): SkipChoice | undefined =>
  asked.question === 'claim-objective' && !offersPublicObjective(game, asked.spec)
    ? undefined
    : findSkip(skipChoices(game), asked);
