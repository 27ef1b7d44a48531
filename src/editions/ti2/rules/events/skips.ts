import { findSkip, skipOrder, type SkipChoice, type SkippableQuestion } from '#kit/prompts/skip-orders.ts';

const SKIPS: readonly SkipChoice[] = [
  { order: skipOrder('end-debate'), label: 'debates (you are ready to vote)' },
  { order: skipOrder('cast-votes'), label: 'voting (you abstain)' },
  { order: skipOrder('agree-to-trade'), label: 'offers of trade agreements (you decline)' },
  { order: skipOrder('raise-troops'), label: 'buying ground forces after units are placed' },
];

/** Lists the questions that players can skip by a standing order. */
export const skipChoices = (): readonly SkipChoice[] => SKIPS;

/** Returns the standing order that skips a question; undefined if it cannot be skipped. */
export const skipFor = (_game: object, asked: SkippableQuestion): SkipChoice | undefined => findSkip(SKIPS, asked);
