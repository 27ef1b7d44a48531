import { misfit, plainestAnswer, type Answer, type Spec } from '../../../engine/index.ts';
import type { Game } from '../rules/game.ts';
import type { SeatId } from '../rules/state.ts';
import { practiceAnswer } from './answers.ts';
import { openOptions, type Asked } from './policy.ts';

/** What is given to others is nobody's to propose. */
const NOT_PROPOSED = ['trade-partners'];
/** Here a draft begins with how things are; how they had better be is a thought. */
const THOUGHT_OVER = ['gain-tokens', 'redistribute-tokens'];
/** So much is tried before nothing is proposed. */
const TRIES = 60;

const isNothing = (answer: Answer): boolean =>
  answer === null || (typeof answer === 'object' && !Object.values(answer).some((one) => one !== 0));

/** More and more of it, line by line, for as long as that is legal, or may become so with what comes after. */
function asMuchAsMayBe({ lines }: Extract<Spec, { kind: 'allot' }>, taken: (reply: Answer) => boolean): Answer {
  let found: Record<string, number> = {};
  let tries = 0;
  for (const { key, max } of lines)
    for (let count = 1; count <= max && tries++ < TRIES; count++) {
      const more = { ...found, [key]: count };
      if (!taken(more)) break;
      found = more;
    }
  return found;
}

/** What is proposed to a person: what a practice player would do, but never nothing where something is legal. */
export function proposalFor(known: Game, seat: SeatId, asked: Asked, seed: string): Answer {
  const { spec, check } = asked;
  if (NOT_PROPOSED.includes(asked.question)) return plainestAnswer(spec);
  if (spec.kind === 'allot' && !isNothing(spec.start) && !THOUGHT_OVER.includes(asked.question)) return spec.start;
  const thought = practiceAnswer(known, seat, asked, seed);
  if (!isNothing(thought)) return thought;
  const taken = (reply: Answer): boolean => misfit(spec, reply) === undefined && check(reply) === undefined;
  if (spec.kind === 'allot') return asMuchAsMayBe(spec, taken);
  if (spec.kind !== 'choose' || spec.max < 2) return thought;
  const keys = openOptions(spec).map(({ key }) => key);
  const most = Array.from({ length: spec.max }, (_, i) => keys.slice(0, spec.max - i)).find(taken);
  return most ?? thought;
}
