import { framesOf, windowQuestion, type EngineState, type Id, type Json } from '#engine';
import type { RepeatedAnswer } from './planned-answers.ts';

// Condition of answers that apply to all rounds of the current battle.

type Stacked = Pick<EngineState, 'stack'>;

const battleIn = ({ stack }: Stacked, procedure: string): Id | undefined =>
  [...framesOf(stack)].find((frame) => frame.procedure === procedure)?.id;

/** Returns a condition that holds as long as the current battle goes on. */
export const currentBattleCondition = (state: Stacked, procedure: string): Json => ({
  battle: battleIn(state, procedure) ?? '',
});

/** Tells whether that battle goes on: another one in the same place does not count. */
export function isSameBattle(state: Stacked, procedure: string, condition: Json): boolean {
  const battle = (condition as { battle?: Id } | null)?.battle;
  return battle !== undefined && battleIn(state, procedure) === battle;
}

/** Key and label of fighting to the end without using any card or ability. */
export const WITHOUT_CARDS = { key: 'without-cards', label: 'Fight to the end, using no cards or abilities' };

/** Returns the answers that decline every window of a battle, if the player chose so. */
export const windowsDeclined = (how: string, condition: Json): RepeatedAnswer[] =>
  how === WITHOUT_CARDS.key ? [{ question: windowQuestion.name, about: {}, reply: [], while: condition }] : [];
