import { isUse, type Use } from '../rules/components/component-action.ts';
import type { Component } from '../rules/components/component.ts';
import type { Rulebook } from '../rules/game.ts';
import type { Mind } from './mind.ts';

const askers = new WeakMap<Rulebook, Map<string, Component | undefined>>();

/** The one component that asks a question; none where several do. */
function askerOf(book: Rulebook, question: string): Component | undefined {
  let known = askers.get(book);
  if (!known) {
    known = new Map();
    for (const component of Object.values(book.components))
      for (const { name } of component.questions ?? []) known.set(name, known.has(name) ? undefined : component);
    askers.set(book, known);
  }
  return known.get(question);
}

/** What the seat is just using: of several, one for the other, the last. */
export const inUse = ({ game, seat }: Mind): Use | undefined =>
  game.state.stack
    .filter((frame) => isUse(game.book, frame))
    .map(({ data }) => data as unknown as Use)
    .findLast((use) => use.seat === seat);

/** Whose doing it is that something is asked: the component that alone asks it, or the one that the seat is using. */
export const sourceOf = (mind: Mind, question: string): Component | undefined => {
  const asker = askerOf(mind.game.book, question);
  if (asker) return asker;
  const used = inUse(mind);
  return used && mind.game.book.components[used.component];
};

/** Whether something is done for whoever it is done to, as far as the component says that asks for it; undefined where none does. */
export function helps(mind: Mind, { question }: { question: string }): boolean | undefined {
  const source = sourceOf(mind, question);
  return source && source.advice?.harms === undefined;
}
