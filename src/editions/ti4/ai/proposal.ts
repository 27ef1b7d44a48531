import { specProblem, defaultAnswer, type Answer, type AmountOption } from '#engine';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId } from '#ti4/rules/state.ts';
import { chooseAnswer } from './ai-player.ts';
import type { AiQuestion } from './policy.ts';

/** Questions without a proposal: players decide themselves to whom they give something. */
const NOT_PROPOSED = ['trade-partners'];
/** Questions whose default answer keeps the present state; the AI player's answer is proposed instead. */
const THOUGHT_OVER = ['gain-tokens', 'redistribute-tokens'];
/**
 * Questions made for spending, each with the lines to fill if an AI player would do nothing. For other questions more
 * may be a loss: units that leave a planet, cards, rerolls of a good die.
 */
const FILLED: Record<string, (line: AmountOption) => boolean> = {
  'units-to-produce': ({ isCorrective }) => !isCorrective,
  'planets-for-votes': ({ weights }) => (weights?.votes ?? 0) > 0,
};
/** Number of answers tried before nothing is proposed. */
const TRIES = 60;

const isNothing = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/** Raises the count of each line in turn as far as the answer stays legal. */
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
 * Proposes an answer to a player: the question's own default, or an AI player's answer. It never contains a loss that
 * the rules do not force.
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
