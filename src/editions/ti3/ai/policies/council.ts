import type { SeatId } from '#ti3/rules/terms.ts';
import { chooseByValue, type Policy } from '#ti3/ai/policy.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateConquest } from '#ti3/ai/evaluation/system-evaluation.ts';
import { denialFactor, evaluatePlanet } from '#ti3/ai/evaluation/values.ts';

/** Returns the value of an outcome for a seat according to the card, 0 if the card gives none. */
const stakeOf = (context: AiContext, card: string, seat: SeatId, outcome: string): number =>
  context.game.book.byKind['political-card'][card]?.stake?.(context.game, seat, outcome) ?? 0;

/** Returns the value of an outcome for the seat, minus its value for the rivals. */
export function evaluateOutcome(context: AiContext, card: string, outcome: string): number {
  const others = context.rivals;
  const own = stakeOf(context, card, context.seat, outcome);
  return (
    own -
    sumBy(others, (seat) => denialFactor(context, seat) * stakeOf(context, card, seat, outcome)) /
      Math.max(1, others.length / 2)
  );
}

/** Returns the value of an elected player, law or planet if the card itself gives no values. */
function standingOf(context: AiContext, key: string): number {
  const { seats, planets, laws } = context.game.state;
  if (seats[key]) return key === context.seat ? 0.2 : -0.1;
  if (laws[key]) return laws[key].owner === context.seat ? -1 : laws[key].owner === undefined ? 0.1 : 0.5;
  if (planets[key])
    return planets[key].owner === context.seat
      ? -evaluatePlanet(context, key) * 0.05
      : evaluateConquest(context, key) * 0.05;
  return 0.01 * context.random(3);
}

const vote: Policy = chooseByValue((context, key, { data }) => {
  const { card } = data as { card: string };
  return key === 'abstain' ? 0.05 : evaluateOutcome(context, card, key) + standingOf(context, key);
});

export const councilPolicies: Record<string, Policy> = { vote, 'break-tie': vote };
