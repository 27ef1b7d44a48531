import { misfit, plainestAnswer, setupDraw, type Answer, type Json, type Spec } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/terms.ts';
import { choices, type Asked, type Habit } from './asked.ts';
import { assemblyHabits } from './assemblies.ts';
import { battleHabits } from './battle.ts';
import { buildingHabits } from './building.ts';
import { anything, cardHabits, deedInTurn } from './cards.ts';
import { councilHabits } from './council.ts';
import { counterHabits } from './counters.ts';
import { Mind } from './mind.ts';
import { researchHabits } from './research.ts';
import { spendingHabits } from './spending.ts';
import { tradeHabits } from './trade.ts';
import { turnHabits } from './turn.ts';

const habits: Record<string, Habit> = {
  ...assemblyHabits,
  ...battleHabits,
  ...buildingHabits,
  ...cardHabits,
  ...councilHabits,
  ...counterHabits,
  ...researchHabits,
  ...spendingHabits,
  ...tradeHabits,
  ...turnHabits,
};

export const isTaken = ({ spec, check }: Asked, reply: Answer): boolean => misfit(spec, reply) === undefined && check(reply) === undefined;

/**
 * What a practice player answers, from what its seat knows (`knownTo`) and nothing else. The same knowledge, question and seed give the
 * same answer.
 */
export function practiceAnswer(known: Game, seat: SeatId, asked: Asked, seed: string): Answer {
  const lot = setupDraw(seed, `${seat} ${asked.question}`);
  const reply = (habits[asked.question] ?? anything)(new Mind(known, seat, lot), asked);
  return reply !== undefined && isTaken(asked, reply) ? reply : anyAnswer(asked, lot);
}

/** An answer without a thought. */
export const plainAnswer = (asked: Asked): Answer => anyAnswer(asked, () => 0);

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

/** Something legal: what does something before what does nothing, and else what the question proposes. */
function anyAnswer(asked: Asked, lot: (n: number) => number): Answer {
  return attempts(asked.spec, lot).find((reply) => isTaken(asked, reply)) ?? plainestAnswer(asked.spec);
}

function attempts(spec: Spec, lot: (n: number) => number): Answer[] {
  if (spec.kind === 'number') return [spec.max, spec.min];
  if (spec.kind === 'allot') return [spec.start, {}];
  if (spec.kind !== 'choose') return [plainestAnswer(spec)];
  const keys = choices(spec).map(({ key }) => key);
  const busy = keys.filter((key) => !IDLE.includes(key));
  const first = busy.length ? lot(busy.length) : 0;
  const order = [...busy.slice(first), ...busy.slice(0, first), ...keys.filter((key) => IDLE.includes(key))];
  const few = Math.min(spec.max, Math.max(spec.min, 1));
  return [order.slice(0, few), ...order.map((key) => [key]), order.slice(0, spec.min)];
}
