import { chosenAmounts, specProblem, defaultAnswer, type Answer } from '#engine';
import type { Game } from '#ti3/rules/game.ts';
import type { SeatId } from '#ti3/rules/terms.ts';
import { isAccepted } from '#kit/ai/default-answers.ts';
import { IDLE_KEYS, chooseAnswer } from './ai-player.ts';
import { boardingKey } from '#ti3/rules/leaders/boarding.ts';
import { isCargoLine, moveShips, splitLeadersFromLine, type MoveTarget } from '#ti3/rules/movement/movement.ts';
import { addGreedily, openOptions, openAmounts, type AiQuestion } from './policy.ts';
import { AiContext } from './ai-context.ts';
import { isSacrifice } from './policies/cards.ts';
import { excessAfter } from './evaluation/compose-fleets.ts';
import { expectedPdsHits, enemyShips } from './evaluation/system-evaluation.ts';

/**
 * Questions where the proposal gives up nothing: players decide themselves to whom they give something, and if they
 * part with a captive.
 */
const UNPROPOSED: readonly string[] = ['break-agreements', 'card-market-cards', 'card-market-terms', 'decide-captive'];

/** Question about moving ships, where staying is better than moving everything without a gain. */
const MOVES = 'move-ships';

/** Questions where doing nothing is a good answer: leaders may stay where they are. */
const AS_THOUGHT: readonly string[] = ['board-leaders', 'land-leaders', MOVES];

/** Tells whether an answer leaves everything unchanged. */
function idle(answer: Answer): boolean {
  if (answer === null || typeof answer === 'number') return answer === null;
  if (Array.isArray(answer)) return answer.every((key) => IDLE_KEYS.includes(key));
  return Object.values(answer).every((count) => !count);
}

const isFighterLine = (key: string): boolean => key.startsWith('fighter@');

/**
 * Reduces a movement to the ships that carry the troops if the way is free, so that a hasty confirmation does not strip
 * a home system. Fighters only come along if they are lost otherwise.
 */
function needed(context: AiContext, asked: AiQuestion, thought: Answer): Answer {
  const { systems } = asked.data as unknown as MoveTarget;
  if (thought === null || typeof thought !== 'object' || Array.isArray(thought) || systems.length > 1) return thought;
  if (enemyShips(context, systems[0]).length || expectedPdsHits(context, systems[0]) > 0) return thought;
  const cargo = Object.keys(thought).filter((key) => isCargoLine(key));
  if (!cargo.length) return thought;
  const isEscort = (key: string): boolean => isFighterLine(key) && !cargo.every(isFighterLine);
  let counts = Object.fromEntries(Object.entries(thought).filter(([key]) => !isEscort(key)));
  for (const key of Object.keys(thought).filter((one) => !isCargoLine(one)))
    for (let count = counts[key] - 1; count >= 0; count--) {
      const fewer = { ...counts, [key]: count };
      if (!isAccepted(asked, fewer)) break;
      counts = fewer;
    }
  return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
}

/**
 * Adds units that would be lost for lack of capacity if left behind, swapping them for ground forces, all but one, if
 * there is no room (E3 7.6).
 */
function unlost(context: AiContext, asked: AiQuestion, thought: Answer): Answer {
  const { game, seat } = context;
  const moving = asked.data as unknown as MoveTarget;
  const isLost = (counts: Record<string, number>): boolean =>
    moveShips.confirmation?.(game, seat, moving, counts as never) !== undefined;
  let counts = chosenAmounts(thought);
  const found = openAmounts(asked.spec).filter(({ key }) => isCargoLine(key));
  const [loose, troops] = [
    found.filter(({ key }) => isFighterLine(key)),
    found.filter(({ key }) => key.startsWith('ground-force@')),
  ];
  const more = (key: string, by: number): Record<string, number> => ({ ...counts, [key]: (counts[key] ?? 0) + by });
  const landing = (of: Record<string, number>): number => troops.reduce((sum, { key }) => sum + (of[key] ?? 0), 0);
  while (isLost(counts)) {
    const excess = excessAfter(context, moving, counts);
    const next = loose
      .filter(({ key, max }) => (counts[key] ?? 0) < max)
      .flatMap(({ key }) => [
        more(key, 1),
        ...troops.flatMap((one) =>
          (counts[one.key] ?? 0) > 0 ? [{ ...more(key, 1), [one.key]: counts[one.key] - 1 }] : [],
        ),
      ])
      .find((one) => excessAfter(context, moving, one) < excess && isAccepted(asked, one));
    if (!next || landing(next) < Math.min(1, landing(chosenAmounts(thought)))) break;
    counts = next;
  }
  return counts;
}

/** Proposes leaders only for ships that the movement proposal includes (E3 20.2). */
function comingAlong(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  const { data, spec } = asked;
  if (spec.kind !== 'allot') return {};
  const moving = data as unknown as MoveTarget;
  const movement = { question: MOVES, data, spec: moveShips.spec(known, seat, moving) };
  if (movement.spec.kind === 'none') return {};
  const check = (reply: Answer) => moveShips.check?.(known, seat, moving, reply as never);
  const moves = chosenAmounts(proposeAnswer(known, seat, { ...movement, check }, seed));
  const kinds = new Set(Object.keys(moves).map((key) => splitLeadersFromLine(key).alike));
  const lines = spec.amounts.filter(({ key }) => {
    const { type, damaged, system } = known.state.units[boardingKey.parse(key)[1]];
    return kinds.has(`${type}${damaged ? '!' : ''}@${system}`);
  });
  return lines.length ? chooseAnswer(known, seat, { ...asked, spec: { ...spec, amounts: lines } }, seed) : {};
}

/** Returns a legal answer that does something and gives up nothing, undefined if there is none. */
function instead(context: AiContext, asked: AiQuestion): Answer | undefined {
  const { spec } = asked;
  if (spec.kind === 'allot') {
    const most = addGreedily(
      asked,
      openAmounts(spec).map(({ key, max }) => [key, Math.min(max, 6)]),
    );
    return idle(most) || specProblem(spec, most) !== undefined ? undefined : most;
  }
  if (spec.kind !== 'choose') return undefined;
  const busy = openOptions(spec).filter(
    ({ key }) => !IDLE_KEYS.includes(key) && !(asked.question === 'window' && isSacrifice(context, key)),
  );
  return busy.map(({ key }) => [key]).find((reply) => isAccepted(asked, reply));
}

/**
 * Returns the answer preselected in a form: what an AI player would answer from the player's own knowledge. It proposes
 * to do nothing only if nothing else is legal, if it would give something up, or for a movement that gains nothing.
 */
export function proposeAnswer(known: Game, seat: SeatId, asked: AiQuestion, seed: string): Answer {
  if (UNPROPOSED.includes(asked.question)) return defaultAnswer(asked.spec);
  if (asked.question === 'board-leaders') return comingAlong(known, seat, asked, seed);
  const thought = chooseAnswer(known, seat, asked, seed);
  const context = new AiContext(known, seat, () => 0);
  if (asked.question === MOVES) return unlost(context, asked, needed(context, asked, thought));
  return idle(thought) && !AS_THOUGHT.includes(asked.question) ? (instead(context, asked) ?? thought) : thought;
}
