import type { AmountOption } from '#engine';
import { resourcesOf } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import { agendaAtHand, electionOf } from '#ti4/rules/politics/outcomes.ts';
import { agendaOf } from '#ti4/rules/politics/laws.ts';
import { evaluateOutcome } from '#ti4/ai/evaluation/component-advice.ts';
import { weighGains } from '#ti4/ai/evaluation/gain-weights.ts';
import { leadingRival, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, type Policy } from '#ti4/ai/policy.ts';
import { evaluateSecondary } from './turn.ts';
import { evaluatePlanet } from '#ti4/ai/evaluation/values.ts';

const worthOfElected = (context: AiContext, player: string, bad: boolean): number => {
  if (player === context.seat) return bad ? -6 : 4;
  if (player === leadingRival(context)) return bad ? 3 : -2;
  return 0;
};

function worthOfPlanetElected(context: AiContext, planet: string, bad: boolean): number {
  const found = context.game.state.planets[planet];
  const controller = found ? found.controller : null;
  const value = found ? evaluatePlanet(context, planet) / 4 : 0;
  if (controller === context.seat) return bad ? -value - 2 : value + 1;
  return bad && controller === leadingRival(context) ? value : -1;
}

/** Returns the value of an agenda's outcome to the seat. */
function worthOf(context: AiContext, key: string): number {
  const { game, seat } = context;
  const id = agendaAtHand(game)?.agenda;
  if (id === undefined) return 0;
  const agenda = agendaOf(game, id);
  const { advice = {} } = agenda;
  const bad = weighGains(context, advice.elected) < 0;
  switch (electionOf(game, id)) {
    case 'for-against':
      return evaluateOutcome(context, advice, key);
    case 'player':
      return worthOfElected(context, key, bad);
    case 'planet':
      return worthOfPlanetElected(context, key, bad);
    case 'strategy-card':
      return advice.elected && !bad ? evaluateSecondary(context, key) : 0;
    case 'secret-objective':
      return seatOf(game, seat).scoredSecrets.includes(key) ? -1 : 0.5;
    default:
      return 0;
  }
}

/** Votes for the most valuable outcome, and abstains if none has a positive value. */
const vote: Policy = chooseByValue((context, key) => (key === 'abstain' ? 20.2 : 20 + worthOf(context, key)));

const planets: Policy = (context, { data, spec }) => {
  if (spec.kind !== 'allot') return undefined;
  const stake = worthOf(context, (data as { outcome: string }).outcome);
  // Half of the planets are kept for the second agenda, unless this one matters.
  const share = stake >= 3 ? 1 : 0.5;
  // Cards usable after voting are offered later and are left out here.
  const votes = ({ weights }: AmountOption): number => weights?.votes ?? 0;
  const resources = ({ key }: AmountOption): number =>
    context.game.state.planets[key] ? resourcesOf(context.game, key) : 0;
  // The most votes first; between equal ones, the planet of fewer resources.
  const voting = spec.amounts
    .filter((line) => votes(line) > 0)
    .toSorted((a, b) => votes(b) - votes(a) || resources(a) - resources(b));
  const lines = voting.slice(0, Math.max(1, Math.ceil(voting.length * share)));
  // Votes other than planets are lost if not cast, so all of them are.
  return {
    ...spec.proposed,
    ...Object.fromEntries(lines.map(({ key, max }) => [key, spec.proposed[key] ?? Math.min(1, max)])),
  };
};

/** Predicts the outcome with the most votes so far, and in a tie the best one for the seat. */
const predict: Policy = chooseByValue((context, key) => {
  const votes = Object.values(agendaAtHand(context.game)?.votes ?? {})
    .filter(({ outcome }) => outcome === key)
    .reduce((sum, one) => sum + one.votes, 0);
  return 50 + votes + worthOf(context, key) + (key === 'for' ? 0.5 : 0);
});

const tie: Policy = chooseByValue((context, key) => 50 + worthOf(context, key));

/** Policies for agenda questions. Agendas that are put back keep the deck's order, so they need none. */
export const councilPolicies: Record<string, Policy> = {
  'vote-for': vote,
  'sole-vote': vote,
  'planets-for-votes': planets,
  'break-tie': tie,
  'predict-outcome': predict,
  'choose-player-elected': tie,
};
