import { specProblem, defaultAnswer, type Answer, type AmountOption } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { chooseAnswer } from './ai-player.ts';
import type { AiQuestion } from './policy.ts';

/** What is given to others is nobody's to propose. */
const NOT_PROPOSED = ['trade-partners'];
/** Here a draft begins with how things are; how they had better be is a thought. */
const THOUGHT_OVER = ['gain-tokens', 'redistribute-tokens'];
/**
 * Questions that are there to spend something, each with the lines that may be filled where a practice player would do nothing. Elsewhere more
 * may be a loss: units that leave a planet, cards, rerolls of a good die.
 */
const FILLED: Record<string, (line: AmountOption) => boolean> = {
  'units-to-produce': ({ isCorrective }) => !isCorrective,
  'planets-for-votes': ({ weights }) => (weights?.votes ?? 0) > 0,
};
/** Counts that are tried before nothing is proposed. */
const TRIES = 60;

const isNothing = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/** As many of these lines, one after the other, as are legal. */
function filled(lines: readonly AmountOption[], isTaken: (reply: Answer) => boolean): Answer {
  let found: Record<string, number> = {};
  let tries = 0;
  for (const { key, max } of lines)
    for (let count = 1; count <= max && tries++ < TRIES; count++) {
      const more = { ...found, [key]: count };
      if (!isTaken(more)) break;
      found = more;
    }
  return found;
}

/**
 * Proposes an answer to a person: the question's own beginning, or the answer of a practice player. It never contains a loss that the rules
 * do not force.
 */
export function proposeAnswer(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  const { spec, check, question } = asked;
  if (NOT_PROPOSED.includes(question)) return defaultAnswer(spec);
  if (spec.kind === 'allot' && !isNothing(spec.proposed) && !THOUGHT_OVER.includes(question)) return spec.proposed;
  const thought = chooseAnswer(known, seat, asked, seed);
  if (!isNothing(thought) || spec.kind !== 'allot') return thought;
  const lines = spec.amounts.filter((line) => FILLED[question]?.(line));
  return filled(lines, (reply) => specProblem(spec, reply) === undefined && check(reply) === undefined);
}
