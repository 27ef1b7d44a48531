import type { SeatId } from '#ti3/rules/terms.ts';
import { chooseByValue, type Policy } from '#ti3/ai/policy.ts';
import { sumBy, type AiContext } from '#ti3/ai/ai-context.ts';
import { evaluateConquest } from '#ti3/ai/evaluation/system-evaluation.ts';
import { denialFactor, evaluatePlanet } from '#ti3/ai/evaluation/values.ts';

/** Returns the value of an outcome for a seat according to the card, 0 if the card gives none. */
const stakeOf = (mind: AiContext, card: string, seat: SeatId, outcome: string): number =>
  mind.game.book.byKind['political-card'][card]?.stake?.(mind.game, seat, outcome) ?? 0;

/** Returns the value of an outcome for the seat, minus its value for the rivals. */
export function evaluateOutcome(mind: AiContext, card: string, outcome: string): number {
  const others = mind.rivals;
  const own = stakeOf(mind, card, mind.seat, outcome);
  return (
    own -
    sumBy(others, (seat) => denialFactor(mind, seat) * stakeOf(mind, card, seat, outcome)) /
      Math.max(1, others.length / 2)
  );
}

/** Returns the value of an elected player, law or planet if the card itself gives no values. */
function standingOf(mind: AiContext, key: string): number {
  const { seats, planets, laws } = mind.game.state;
  if (seats[key]) return key === mind.seat ? 0.2 : -0.1;
  if (laws[key]) return laws[key].owner === mind.seat ? -1 : laws[key].owner === undefined ? 0.1 : 0.5;
  if (planets[key])
    return planets[key].owner === mind.seat ? -evaluatePlanet(mind, key) * 0.05 : evaluateConquest(mind, key) * 0.05;
  return 0.01 * mind.random(3);
}

const vote: Policy = chooseByValue((mind, key, { data }) => {
  const { card } = data as { card: string };
  return key === 'abstain' ? 0.05 : evaluateOutcome(mind, card, key) + standingOf(mind, key);
});

export const councilPolicies: Record<string, Policy> = { vote, 'break-tie': vote };
