import { framesOf, type EngineState, type Id, type Json } from '#engine';

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
