import { setupDraw, type Answer, type Json } from '#engine';
import { anyAnswer, isTaken } from '#kit/ai/default-answers.ts';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import type { Asked, Habit } from './policy.ts';
import { assemblyHabits } from './policies/strategic-action.ts';
import { battleHabits } from './policies/combat.ts';
import { buildingHabits } from './policies/production.ts';
import { anything, cardHabits, deedInTurn } from './policies/cards.ts';
import { councilHabits } from './policies/council.ts';
import { counterHabits } from './policies/command-counters.ts';
import { facilityHabits } from './evaluation/facilities.ts';
import { leaderHabits } from './policies/leaders.ts';
import { Mind } from './ai-context.ts';
import { researchHabits } from './policies/research.ts';
import { spendingHabits } from './policies/spending.ts';
import { tradeHabits } from './policies/trade.ts';
import { turnHabits } from './policies/turn.ts';

const habits: Record<string, Habit> = {
  ...assemblyHabits,
  ...battleHabits,
  ...buildingHabits,
  ...cardHabits,
  ...councilHabits,
  ...facilityHabits,
  ...leaderHabits,
  ...counterHabits,
  ...researchHabits,
  ...spendingHabits,
  ...tradeHabits,
  ...turnHabits,
};

/**
 * What a practice player answers, from what its seat knows (`knownTo`) and nothing else. The same knowledge, question and seed give the
 * same answer.
 */
export function practiceAnswer(known: Game, seat: SeatId, asked: Asked, seed: string): Answer {
  const lot = setupDraw(seed, `${seat} ${asked.question}`);
  const reply = (habits[asked.question] ?? anything)(new Mind(known, seat, lot), asked);
  return reply !== undefined && isTaken(asked, reply) ? reply : anyAnswer(asked, lot, IDLE);
}

/** An answer without a thought. */
export const plainAnswer = (asked: Asked): Answer => anyAnswer(asked, () => 0, IDLE);

/** What may be done unasked: an action of the book. */
export interface Deed {
  action: string;
  data: Json;
}

/** What a practice player does unasked, in its turn: nothing where nothing is to be done. */
export function practiceDeed(known: Game, seat: SeatId, { turn }: { turn: boolean }): Deed | undefined {
  const deed = turn ? deedInTurn(new Mind(known, seat, () => 0)) : undefined;
  return deed && { action: 'use', data: { ...deed } };
}

/** What is chosen last where nothing speaks for anything. */
export const IDLE: readonly string[] = ['none', 'no', 'decline', 'pass', 'end', 'stay', 'hold', 'abstain'];
