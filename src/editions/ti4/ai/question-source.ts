import type { Json } from '#engine';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { isComponentUse, type AbilityUse } from '#ti4/rules/components/component-actions.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { AiContext } from './ai-context.ts';

const askers = new WeakMap<Rulebook, Map<string, Component | undefined>>();

/**
 * Maps each question of a component to that component; undefined if several components ask it. Questions of the rules
 * are not included.
 */
function askersOf(book: Rulebook): Map<string, Component | undefined> {
  let known = askers.get(book);
  if (!known) {
    known = new Map();
    for (const component of Object.values(book.components))
      for (const { name } of component.questions ?? []) known.set(name, known.has(name) ? undefined : component);
    askers.set(book, known);
  }
  return known;
}

/** Returns the ability that the seat is currently using, the innermost one if they are nested. */
export const currentUse = ({ game, seat }: AiContext): AbilityUse | undefined =>
  game.state.stack
    .filter((frame) => isComponentUse(game.book, frame))
    .map(({ data }) => data as unknown as AbilityUse)
    .findLast((use) => use.seat === seat);

/** Returns the exploration card that a question is about. */
const found = ({ game }: AiContext, data: Json): Component | undefined => {
  const { card } = (data ?? {}) as { card?: Json };
  return typeof card === 'string' ? findExplorationCard(game, card) : undefined;
};

/**
 * Returns the component behind a question: the only one that asks it, or among several the one that the seat is using.
 */
export const findSource = (
  context: AiContext,
  { question, data }: { question: string; data: Json },
): Component | undefined => {
  const askers = askersOf(context.game.book);
  if (!askers.has(question)) return found(context, data);
  const using = currentUse(context);
  const used = using && context.game.book.components[using.component];
  return used?.questions?.some(({ name }) => name === question) ? used : (askers.get(question) ?? used);
};

/** Tells whether an effect benefits its target according to the asking component; undefined if no component asks. */
export function isBeneficial(context: AiContext, asked: { question: string; data: Json }): boolean | undefined {
  const source = findSource(context, asked);
  return source && source.advice?.harms === undefined;
}
