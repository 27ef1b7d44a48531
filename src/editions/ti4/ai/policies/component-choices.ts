import type { AmountOption } from '#engine';
import type { AskedChoice as About, Gains } from '#ti4/rules/components/ai-advice.ts';
import { technologyOf } from '#ti4/rules/technology/technology.ts';
import { weighGains } from '#ti4/ai/evaluation/gain-weights.ts';
import { evaluatePlanet, threatNear } from '#ti4/ai/evaluation/values.ts';
import { rivals, type AiContext } from '#ti4/ai/ai-context.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';
import { hasTokenIn } from '#ti4/rules/tokens/command-tokens.ts';
import { chooseByValue, openOptions, type AiQuestion, type Policy } from '#ti4/ai/policy.ts';
import { allyOrRivalPolicy } from './ally-or-rival.ts';
import { currentUse, findSource } from '#ti4/ai/question-source.ts';
import { evaluateTechnology } from './spending.ts';
import { evaluatePrimary, evaluateSecondary } from './turn.ts';

/** Answers as the component that asks advises; undefined if it has no advice. */
export const advisedPolicy: Policy = (context, asked) => {
  const choices = findSource(context, asked)?.advice?.choices;
  if (!choices) return undefined;
  const { event, target } = currentUse(context) ?? {};
  const about: About = {
    question: asked.question,
    data: asked.data,
    ...(event !== undefined && { event: event as NonNullable<About['event']> }),
    ...(target && { target }),
  };
  const told = (key: string, counts?: Counts) =>
    choices(context.game, context.seat, key, { ...about, ...(counts && { counts }) });
  if (asked.spec.kind === 'allot')
    return asked.spec.amounts.some(({ key }) => told(key, {}) !== undefined)
      ? counted(context, asked, asked.spec.amounts, told)
      : undefined;
  const of = new Map(openOptions(asked.spec).map(({ key }) => [key, told(key)]));
  if ([...of.values()].every((one) => one === undefined)) return undefined;
  return chooseByValue((_mind, key) => weighGains(context, of.get(key)))(context, asked);
};

type Counts = Record<string, number>;

/** Adds one of the most valuable line at a time while the gain is positive and the answer legal. */
function counted(
  context: AiContext,
  { check }: AiQuestion,
  lines: readonly AmountOption[],
  told: (key: string, counts: Counts) => Gains | undefined,
): Counts | undefined {
  let counts: Counts = {};
  for (;;) {
    const more = lines
      .filter(({ key, max }) => (counts[key] ?? 0) < max)
      .map(({ key }) => ({ key, worth: weighGains(context, told(key, counts)) }))
      .filter(({ worth }) => worth > 0)
      .sort((a, b) => b.worth - a.worth)
      .map(({ key }) => ({ ...counts, [key]: (counts[key] ?? 0) + 1 }))
      .find((trial) => check(trial) === undefined);
    if (!more) return check(counts) === undefined ? counts : undefined;
    counts = more;
  }
}

/** Returns the value of the strategy card or technology that an option names; undefined if it names neither. */
function worthOfNamed(context: AiContext, key: string, several: boolean): number | undefined {
  const { byKind } = context.game.book;
  if (Object.hasOwn(byKind['strategy-card'], key))
    return several ? evaluateSecondary(context, key) : evaluatePrimary(context, key);
  if (Object.hasOwn(byKind.technology, key)) return evaluateTechnology(context, technologyOf(context.game, key).id);
  return undefined;
}

/**
 * Chooses by the components that the options name: one strategy card is performed, several are followed, technologies
 * are gained.
 */
const byName: Policy = (context, asked) => {
  if (asked.spec.kind !== 'choose') return undefined;
  const several = asked.spec.max > 1;
  const worths = new Map(openOptions(asked.spec).map(({ key }) => [key, worthOfNamed(context, key, several)]));
  if ([...worths.values()].every((one) => one === undefined)) return undefined;
  return chooseByValue((_mind, key) => worths.get(key) ?? 0)(context, asked);
};

/** Protects the system with the most to lose to players who have no command token there, or readies planets. */
const protectedSystem: Policy = chooseByValue((context, system) => {
  const { game, seat } = context;
  const planets = planetsOf(game, seat).filter((planet) => planet.system === system);
  const kept = rivals(context).filter((rival) => !hasTokenIn(game, rival, system)).length;
  const atStake = planets.reduce((sum, { id }) => sum + evaluatePlanet(context, id), threatNear(context, system));
  return kept * atStake + planets.filter(({ exhausted }) => exhausted).length;
});

export const componentPolicies: Record<string, Policy> = { 'diplomacy-system': protectedSystem };

/** Answers questions without a policy of their own. */
export const defaultPolicy: Policy = (context, asked) => byName(context, asked) ?? allyOrRivalPolicy(context, asked);
