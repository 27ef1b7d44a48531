import { reactionKey } from '#kit/components/window-host.ts';
import type { EventData } from '#ti4/rules/components/ai-advice.ts';
import { concernsOnlyOthers } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { anytimeAbilities } from '#ti4/rules/components/component-actions.ts';
import { componentOf, type Component } from '#ti4/rules/components/component.ts';
import { mimickedLeader } from '#ti4/rules/components/zones/leaders.ts';
import { isHandOnly, zonesFor } from '#ti4/rules/components/in-force.ts';
import { grantedActivationProblem } from '#ti4/rules/movement/activation.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { evaluatePlay } from '#ti4/ai/evaluation/component-advice.ts';
import { gainsOf } from '#ti4/ai/evaluation/gain-weights.ts';
import { goalFor } from '#ti4/ai/evaluation/goals.ts';
import { findTacticalAction } from '#ti4/ai/evaluation/tactical-actions.ts';
import { leadingRival, type AiContext } from '#ti4/ai/ai-context.ts';
import { chooseByValue, type Policy } from '#ti4/ai/policy.ts';
import type { FreeAction } from './trade.ts';

/** Tells whether a tactical action that a component grants would be worthwhile. */
const hasGrantedAction = (context: AiContext): boolean =>
  findTacticalAction(
    context,
    (system) => grantedActivationProblem(context.game, context.seat, system) === undefined,
  ) !== undefined;

/**
 * Returns the value of a component action in the seat's turn; negative if the component has no advice, or grants a
 * tactical action for which there is no use.
 */
export function evaluateComponentAction(context: AiContext, key: string): number {
  const component = context.game.book.components[mimickedLeader(key) ?? componentOf(key)];
  if (!component || (gainsOf(context, component.advice?.gains).activations && !hasGrantedAction(context))) return -1;
  return evaluatePlay(context, component);
}

/** Uses an anytime ability of positive value in the seat's own turn. */
export function chooseAnytimeAbility(context: AiContext): FreeAction | undefined {
  const found = anytimeAbilities(context.game, context.seat).find(
    ({ component, problem }) => problem === undefined && evaluatePlay(context, component) > 0,
  );
  return found && { action: 'use', data: { component: found.component.id, key: found.held.key } };
}

/** Tells whether the seat takes part in the combat of an event. */
function fights(
  { game, seat }: AiContext,
  event: { attacker?: unknown; defender?: unknown; seat?: unknown; by?: unknown; system?: unknown },
): boolean {
  return (
    event.attacker === seat ||
    event.defender === seat ||
    event.seat === seat ||
    event.by === seat ||
    (typeof event.system === 'string' && unitsAt(game, { system: event.system, owner: seat }).length > 0)
  );
}

/** Event of a timing window. */
type Event = EventData & {
  name: string;
  seat?: string;
  card?: string;
  attacker?: string;
  defender?: string;
};

const window: Policy = (context, asked) => {
  const { event } = asked.data as { event: Event };
  return chooseByValue((_mind, key) => answerWorth(context, componentFor(context, key), event))(context, asked);
};

/**
 * Returns the value of responding to an event: objectives count most, cards in play cost nothing, cards in hand are
 * used up.
 */
function answerWorth(context: AiContext, component: Component | undefined, event: Event): number {
  const zones = component ? zonesFor(context.game, component) : [];
  if (!component || !zones.length) return -1;
  if (component.id in context.game.book.byKind.objective) return 100;
  if (!zones.some(({ usableFrom }) => usableFrom)) return standingWorth(context, component, event);
  // A card in hand without advice is kept.
  const played = evaluatePlay(context, component, event) > 0;
  if (!isHandOnly(context.game, component)) return played ? 2 : -1;
  return played && (fights(context, event) || !('system' in event)) ? 3 : countered(context, component.id, event);
}

/**
 * Uses components in play whenever possible, except those whose advice promises nothing and agents that would help a
 * rival.
 */
function standingWorth(context: AiContext, component: Component, event: Event): number {
  const { advice } = component;
  if (
    component.kind === 'leader' &&
    component.role === 'agent' &&
    !advice?.others &&
    concernsOnlyOthers(event, context.seat)
  )
    return -1;
  return advice && evaluatePlay(context, component, event) <= 0 ? -1 : 2;
}

/** Cancels a card of the leading rival in half of the cases. */
function countered(context: AiContext, id: string, event: { name: string; seat?: string }): number {
  if (event.name !== 'action-card-played') return -1;
  const listens = context.game.book.components[id]?.reactions?.some((reaction) => reaction.on === 'action-card-played');
  return listens && event.seat === leadingRival(context) && context.below(2) === 0 ? 1 : -1;
}

function componentFor({ game }: AiContext, key: string): Component | undefined {
  const [bare] = reactionKey.parse(key);
  const held = game.state.effects[bare] ?? game.state.laws[bare];
  const id = held?.component ?? mimickedLeader(bare) ?? componentOf(bare);
  return (
    game.book.components[id] ??
    Object.values(game.state.seats)
      .flatMap((seat) => Object.entries(seat.technologies))
      .filter(([one]) => one === bare)
      .map(([, { component }]) => game.book.components[component])[0]
  );
}

/** Discards cards without advice first, since they are never played. */
const discard: Policy = chooseByValue(
  (context, key) => 10 - (context.game.book.components[componentOf(key)]?.advice ? 5 : 0),
);

/** Keeps the objective that is easiest to fulfill. */
const keep: Policy = chooseByValue((context, key) => 30 - hardship(context, key));
const giveBack: Policy = chooseByValue((context, key) => hardship(context, key));

function hardship(context: AiContext, id: string): number {
  if (objectiveOf(context.game, id).phase !== 'status') return 14;
  const { lacks, spend } = goalFor(context, id);
  const price =
    (spend.resources ?? 0) * 0.6 +
    (spend.influence ?? 0) * 0.6 +
    (spend.tradeGoods ?? 0) * 0.8 +
    (spend.tokens ?? 0) * 2 +
    (spend.actionCards ?? 0) * 2 +
    (spend.fragments ?? 0) * 2;
  return (lacks ? lacks.reduce((sum, { effort }) => sum + effort, 0) : 25) + price;
}

/** Scores the objective with the most points; a free one first. */
const score: Policy = chooseByValue((context, key) => {
  const { points, spend = {} } = objectiveOf(context.game, key);
  return points * 10 - Object.values(spend).reduce((sum, count) => sum + count, 0) / 4 + 5;
});

export const cardPolicies: Record<string, Policy> = {
  window,
  'discard-action-cards': discard,
  'keep-secret-objective': keep,
  'return-secret-objective': giveBack,
  'score-public-objective': score,
  'score-secret-objective': score,
};
