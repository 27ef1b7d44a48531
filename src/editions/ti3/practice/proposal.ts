import { misfit, plainestAnswer, type Answer } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/terms.ts';
import { isTaken } from '../../../kit/practised.ts';
import { IDLE, practiceAnswer } from './answers.ts';
import { added, choices, linesOf, type Asked } from './asked.ts';

/** To whom something of one's own is given is for nobody to propose. */
const UNPROPOSED: readonly string[] = ['break-agreements', 'card-market-cards', 'card-market-terms'];

/** Where to do nothing loses nothing: leaders are of use where they are. */
const AS_THOUGHT: readonly string[] = ['board-leaders', 'land-leaders'];

/** Whether an answer leaves everything as it is. */
function idle(answer: Answer): boolean {
  if (answer === null || typeof answer === 'number') return answer === null;
  if (Array.isArray(answer)) return answer.every((key) => IDLE.includes(key));
  return Object.values(answer).every((count) => !count);
}

/** Something to be done in the place of nothing, where anything else is legal. */
function instead(asked: Asked): Answer | undefined {
  const { spec } = asked;
  if (spec.kind === 'allot') {
    const most = added(
      asked,
      linesOf(spec).map(({ key, max }) => [key, Math.min(max, 6)]),
    );
    return idle(most) || misfit(spec, most) !== undefined ? undefined : most;
  }
  if (spec.kind !== 'choose') return undefined;
  const busy = choices(spec).filter(({ key }) => !IDLE.includes(key));
  return busy.map(({ key }) => [key]).find((reply) => isTaken(asked, reply));
}

/**
 * What is marked in a form as its person sees it first: what a practice player would answer, from what the person may know. It is never
 * to do nothing where something else is legal.
 */
export function proposalFor(known: Game, seat: SeatId, asked: Asked, seed: string): Answer {
  if (UNPROPOSED.includes(asked.question)) return plainestAnswer(asked.spec);
  const thought = practiceAnswer(known, seat, asked, seed);
  return idle(thought) && !AS_THOUGHT.includes(asked.question) ? (instead(asked) ?? thought) : thought;
}
