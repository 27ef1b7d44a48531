import type { Technology } from '#ti3/rules/components/component.ts';
import { isForeign, technologyPrice } from '#ti3/rules/technology/technology.ts';
import type { ComponentId } from '#ti3/rules/terms.ts';
import { evaluateChanges } from '#ti3/ai/evaluation/goals.ts';
import { chooseByValue, type Policy } from '#ti3/ai/policy.ts';
import type { AiContext } from '#ti3/ai/ai-context.ts';
import { spendable } from './spending.ts';

/** Value of a technology by the game value it modifies; other modifiers count little. */
const CHANGES: Record<string, number> = {
  'taken-exhausted': 1.5,
  movement: 4,
  'roll-bonus': 3.5,
  'production-cost': 3,
  'production-limit': 2,
  'status-cards': 2,
  'agreement-worth': 2,
  'pds-range': 2,
  'builds-war-suns': 4,
};

const usefulness = ({ modifiers = {}, reactions = [], action }: Technology): number =>
  Object.keys(modifiers).reduce((sum, name) => sum + (CHANGES[name] ?? 1), 0) +
  reactions.length * 1.5 +
  (action ? 1 : 0);

/** Returns the value of the technologies that require this one. */
function leadsTo({ game, own }: AiContext, id: ComponentId): number {
  const all = Object.values(game.book.byKind.technology).filter(
    (one) => own.technologies[one.id] === undefined && one.race === undefined,
  );
  const next = all.filter(({ needs }) => needs.includes(id));
  return next.reduce((sum, one) => sum + 0.3 * usefulness(one) * (one.any ? 1 : 0.6), 0);
}

/** Returns the value of a technology to the seat, in resources. */
export const evaluateTechnology = (context: AiContext, id: ComponentId): number =>
  context.memoizeForDecision(`technology ${id}`, () => {
    const { game, own, seat } = context;
    const card = game.book.byKind.technology[id];
    if (!card) return 0;
    const technologies = { ...own.technologies, [id]: { component: id } };
    const aim = evaluateChanges(context, { seats: { ...game.state.seats, [seat]: { ...own, technologies } } });
    return 2 + usefulness(card) + leadsTo(context, id) + aim;
  });

/** Returns the value of the best technology that the seat can afford, minus its price. */
export const evaluateBestPurchase = (context: AiContext, base: number): number =>
  context.memoizeForDecision(`purchase at ${base}`, () => {
    const { game, seat, own } = context;
    const rated = Object.values(game.book.byKind.technology).flatMap((card) => {
      const price = technologyPrice(game, seat, card, base);
      const met = card.needs.filter((one) => own.technologies[one]).length;
      const missing = card.any ? card.needs.length > 0 && !met : met < card.needs.length;
      if (
        own.technologies[card.id] ||
        isForeign(game, seat, card) ||
        missing ||
        card.lacks !== undefined ||
        price > spendable(context, 'resources')
      )
        return [];
      return [evaluateTechnology(context, card.id) - 0.7 * price];
    });
    return Math.max(0, ...rated);
  });

const choose: Policy = chooseByValue((context, key, { data }) => {
  if (key === 'none') return 0;
  const { base } = data as { base?: number };
  const card = context.game.book.byKind.technology[key];
  if (base === undefined && card.cost === undefined) return evaluateTechnology(context, key);
  const price = technologyPrice(context.game, context.seat, card, base ?? 0);
  return price > spendable(context, 'resources') ? -1 : evaluateTechnology(context, key) - 0.7 * price;
});

export const researchPolicies: Record<string, Policy> = { 'choose-technology': choose };
