import { answerKey } from '#kit/components/window-host.ts';
import type { Heard } from '#ti4/rules/components/ai-advice.ts';
import { isOthers } from '#ti4/rules/leaders/agent-standing-orders.ts';
import { anytimeDeeds } from '#ti4/rules/components/component-actions.ts';
import { componentOf, type Component } from '#ti4/rules/components/component.ts';
import { mimickedBy } from '#ti4/rules/components/zones/leaders.ts';
import { onlyAtHand, zonesFor } from '#ti4/rules/components/in-force.ts';
import { objectiveOf } from '#ti4/rules/objectives/objectives.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';
import { worthPlaying } from '#ti4/ai/evaluation/component-advice.ts';
import { aimAt } from '#ti4/ai/evaluation/goals.ts';
import { foremost, type Mind } from '#ti4/ai/ai-context.ts';
import { choosing, type Policy } from '#ti4/ai/policy.ts';
import type { Deed } from './trade.ts';

/** What a component action is worth, as a turn goes; those of which nothing is known are left alone. */
export function deedWorth(mind: Mind, key: string): number {
  const component = mind.game.book.components[mimickedBy(key) ?? componentOf(key)];
  return component ? worthPlaying(mind, component) : -1;
}

/** What may be used at any time, and is known to bring something, is used in the own turn. */
export function useInTurn(mind: Mind): Deed | undefined {
  const found = anytimeDeeds(mind.game, mind.seat).find(
    ({ component, unable }) => unable === undefined && worthPlaying(mind, component) > 0,
  );
  return found && { action: 'use', data: { component: found.component.id, key: found.held.key } };
}

/** Fights in which the seat has a part. */
function fights(
  { game, seat }: Mind,
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

/** The event of a timing window. */
type Event = Heard & {
  name: string;
  seat?: string;
  card?: string;
  attacker?: string;
  defender?: string;
};

const window: Policy = (mind, asked) => {
  const { event } = asked.data as { event: Event };
  return choosing((_mind, key) => answerWorth(mind, componentFor(mind, key), event))(mind, asked);
};

/** What it is worth to answer an event: what stands on the table costs nothing, what is scored most, and a card is spent. */
function answerWorth(mind: Mind, component: Component | undefined, event: Event): number {
  const zones = component ? zonesFor(mind.game, component) : [];
  if (!component || !zones.length) return -1;
  if (component.id in mind.game.book.byKind.objective) return 100;
  if (!zones.some(({ usableFrom }) => usableFrom)) return standingWorth(mind, component, event);
  // Of use whenever it can be played; those of which nothing is known are kept back.
  const played = worthPlaying(mind, component, event) > 0;
  if (!onlyAtHand(mind.game, component)) return played ? 2 : -1;
  return played && (fights(mind, event) || !('system' in event)) ? 3 : countered(mind, component.id, event);
}

/** What lies on the table is used wherever it may be, but for what is known to bring nothing, and for agents that would help a rival. */
function standingWorth(mind: Mind, component: Component, event: Event): number {
  const { advice } = component;
  if (component.kind === 'leader' && component.role === 'agent' && !advice?.others && isOthers(event, mind.seat))
    return -1;
  return advice && worthPlaying(mind, component, event) <= 0 ? -1 : 2;
}

/** What cancels a card is used on the foremost rival's, now and then. */
function countered(mind: Mind, id: string, event: { name: string; seat?: string }): number {
  if (event.name !== 'action-card-played') return -1;
  const listens = mind.game.book.components[id]?.reactions?.some((reaction) => reaction.on === 'action-card-played');
  return listens && event.seat === foremost(mind) && mind.below(2) === 0 ? 1 : -1;
}

function componentFor({ game }: Mind, key: string): Component | undefined {
  const [bare] = answerKey.read(key);
  const held = game.state.effects[bare] ?? game.state.laws[bare];
  const id = held?.component ?? mimickedBy(bare) ?? componentOf(bare);
  return (
    game.book.components[id] ??
    Object.values(game.state.seats)
      .flatMap((seat) => Object.entries(seat.technologies))
      .filter(([one]) => one === bare)
      .map(([, { component }]) => game.book.components[component])[0]
  );
}

/** Cards that are never played go first. */
const discard: Policy = choosing((mind, key) => 10 - (mind.game.book.components[componentOf(key)]?.advice ? 5 : 0));

/** The objective that lacks least. */
const keep: Policy = choosing((mind, key) => 30 - hardship(mind, key));
const giveBack: Policy = choosing((mind, key) => hardship(mind, key));

function hardship(mind: Mind, id: string): number {
  if (objectiveOf(mind.game, id).phase !== 'status') return 14;
  const { lacks, spend } = aimAt(mind, id);
  const price =
    (spend.resources ?? 0) * 0.6 +
    (spend.influence ?? 0) * 0.6 +
    (spend.tradeGoods ?? 0) * 0.8 +
    (spend.tokens ?? 0) * 2 +
    (spend.actionCards ?? 0) * 2 +
    (spend.fragments ?? 0) * 2;
  return (lacks ? lacks.reduce((sum, { effort }) => sum + effort, 0) : 25) + price;
}

/** Scores what is worth most, what costs nothing first. */
const score: Policy = choosing((mind, key) => {
  const { points, spend = {} } = objectiveOf(mind.game, key);
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
