import { createSetupDraw, type Answer, type Json } from '#engine';
import { fallbackAnswer, isAccepted } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import type { AiQuestion, Policy } from './policy.ts';
import { strategicActionPolicies } from './policies/strategic-action.ts';
import { combatPolicies } from './policies/combat.ts';
import { productionPolicies } from './policies/production.ts';
import { genericPolicy, cardPolicies, chooseAnytimeAbility } from './policies/cards.ts';
import { councilPolicies } from './policies/council.ts';
import { counterPolicies } from './policies/command-counters.ts';
import { facilityHabits } from './evaluation/facilities.ts';
import { leaderPolicies } from './policies/leaders.ts';
import { AiContext } from './ai-context.ts';
import { researchPolicies } from './policies/research.ts';
import { spendingPolicies } from './policies/spending.ts';
import { tradePolicies } from './policies/trade.ts';
import { turnPolicies } from './policies/turn.ts';

const habits: Record<string, Policy> = {
  ...strategicActionPolicies,
  ...combatPolicies,
  ...productionPolicies,
  ...cardPolicies,
  ...councilPolicies,
  ...facilityHabits,
  ...leaderPolicies,
  ...counterPolicies,
  ...researchPolicies,
  ...spendingPolicies,
  ...tradePolicies,
  ...turnPolicies,
};

/**
 * Chooses an AI player's answer from the knowledge of its seat alone (`knownTo`). The same knowledge, question and seed
 * give the same answer.
 */
export function chooseAnswer(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  const lot = createSetupDraw(seed, `${seat} ${asked.question}`);
  const reply = (habits[asked.question] ?? genericPolicy)(new AiContext(known, seat, lot), asked);
  return reply !== undefined && isAccepted(asked, reply) ? reply : fallbackAnswer(asked, lot, IDLE_KEYS);
}

/** Returns a legal answer without weighing the options. */
export const chooseFallback = (asked: AiQuestion): Answer => fallbackAnswer(asked, () => 0, IDLE_KEYS);

/** An action of the rulebook that a seat may take without being asked. */
export interface FreeAction {
  action: string;
  data: Json;
}

/** Returns the action that an AI player takes in its turn without being asked; undefined if none is worthwhile. */
export function chooseFreeAction(known: Game, seat: SeatId, { turn }: { turn: boolean }): FreeAction | undefined {
  const deed = turn ? chooseAnytimeAbility(new AiContext(known, seat, () => 0)) : undefined;
  return deed && { action: 'use', data: { ...deed } };
}

/** Options that the fallback chooses last. */
export const IDLE_KEYS: readonly string[] = ['none', 'no', 'decline', 'pass', 'end', 'stay', 'hold', 'abstain'];
