import { framesOf, type EngineState, type Id, type Json } from '#engine';

// What is said for all rounds of the battle that goes on.

type Stacked = Pick<EngineState, 'stack'>;

const battleIn = ({ stack }: Stacked, procedure: string): Id | undefined =>
  [...framesOf(stack)].find((frame) => frame.procedure === procedure)?.id;

/** For as long as the battle goes on that is fought now. */
export const currentBattleCondition = (state: Stacked, procedure: string): Json => ({
  battle: battleIn(state, procedure) ?? '',
});

/** Whether that battle goes on: another one in the same place is another question. */
export function isSameBattle(state: Stacked, procedure: string, condition: Json): boolean {
  const battle = (condition as { battle?: Id } | null)?.battle;
  return battle !== undefined && battleIn(state, procedure) === battle;
}
