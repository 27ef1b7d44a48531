import type { Json } from '#engine';
import { findExplorationCard } from '#ti4/rules/exploration/exploration-cards.ts';
import { isComponentUse, type AbilityUse } from '#ti4/rules/components/component-actions.ts';
import type { Component } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import type { AiContext } from './ai-context.ts';

const askers = new WeakMap<Rulebook, Map<string, Component | undefined>>();

/** By the questions that components ask, which one does; undefined for those of several. Questions of the rules are not among them. */
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

/** What the seat is just using: of several, one for the other, the last. */
export const currentUse = ({ game, seat }: AiContext): AbilityUse | undefined =>
  game.state.stack
    .filter((frame) => isComponentUse(game.book, frame))
    .map(({ data }) => data as unknown as AbilityUse)
    .findLast((use) => use.seat === seat);

/** The card found by exploring that a question is about. */
const found = ({ game }: AiContext, data: Json): Component | undefined => {
  const { card } = (data ?? {}) as { card?: Json };
  return typeof card === 'string' ? findExplorationCard(game, card) : undefined;
};

/** Whose doing it is that something is asked: the component that alone asks it, or of those that ask it the one that the seat is using. */
export const findSource = (
  mind: AiContext,
  { question, data }: { question: string; data: Json },
): Component | undefined => {
  const askers = askersOf(mind.game.book);
  if (!askers.has(question)) return found(mind, data);
  const using = currentUse(mind);
  const used = using && mind.game.book.components[using.component];
  return used?.questions?.some(({ name }) => name === question) ? used : (askers.get(question) ?? used);
};

/** Whether something is done for whoever it is done to, as far as the component says that asks for it; undefined where none does. */
export function isBeneficial(mind: AiContext, asked: { question: string; data: Json }): boolean | undefined {
  const source = findSource(mind, asked);
  return source && source.advice?.harms === undefined;
}
