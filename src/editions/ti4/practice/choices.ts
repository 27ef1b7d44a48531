import type { Asked as About } from '../rules/components/advice.ts';
import { technologyOf } from '../rules/phases/technology.ts';
import { weighed } from './stakes.ts';
import type { Mind } from './mind.ts';
import { choosing, openOptions, type Policy } from './policy.ts';
import { bySides } from './sides.ts';
import { inUse, sourceOf } from './source.ts';
import { worthOfResearch } from './spending.ts';
import { worthOfPrimary, worthOfSecondary } from './turn.ts';

/** As the component says by which it is asked, where it says anything of it. */
export const advised: Policy = (mind, asked) => {
  const choices = sourceOf(mind, asked.question)?.advice?.choices;
  if (!choices) return undefined;
  const { event, target } = inUse(mind) ?? {};
  const about: About = {
    question: asked.question,
    data: asked.data,
    ...(event !== undefined && { event: event as NonNullable<About['event']> }),
    ...(target && { target }),
  };
  const told = new Map(openOptions(asked.spec).map(({ key }) => [key, choices(mind.game, mind.seat, key, about)]));
  if ([...told.values()].every((one) => one === undefined)) return undefined;
  return choosing((_mind, key) => weighed(mind, told.get(key)))(mind, asked);
};

/** What something is worth that an option names, whatever it is asked for; undefined where it names nothing of the kind. */
function worthOfNamed(mind: Mind, key: string, several: boolean): number | undefined {
  const { byKind } = mind.game.book;
  if (Object.hasOwn(byKind['strategy-card'], key)) return several ? worthOfSecondary(mind, key) : worthOfPrimary(mind, key);
  if (Object.hasOwn(byKind.technology, key)) return worthOfResearch(mind, technologyOf(mind.game, key).id);
  return undefined;
}

/** By what the options name: of strategy cards one is performed, and several are followed; technologies are gained. */
const byName: Policy = (mind, asked) => {
  if (asked.spec.kind !== 'choose') return undefined;
  const several = asked.spec.max > 1;
  const worths = new Map(openOptions(asked.spec).map(({ key }) => [key, worthOfNamed(mind, key, several)]));
  if ([...worths.values()].every((one) => one === undefined)) return undefined;
  return choosing((_mind, key) => worths.get(key) ?? 0)(mind, asked);
};

/** Where nothing else is known of a question. */
export const otherwise: Policy = (mind, asked) => byName(mind, asked) ?? bySides(mind, asked);
