import type { Fact } from '../engine/index.ts';

/** A stretch of what a command told: what it belongs to, and up to which of the facts, in their order. */
export interface Part<C> {
  chapter: C | undefined;
  upto: number;
}

/** Where what is told goes over to another chapter: before the fact at which that is seen, or after it. */
export interface Cut<C> {
  at: 'before' | 'after';
  chapter: C | undefined;
}

/** Some facts, each where it belongs: `begun` is what the first belong to. What goes on as it was is not cut. */
export function partsAt<C extends { key: string }>(
  facts: readonly Fact[],
  begun: C | undefined,
  cutAt: (fact: Fact, index: number) => Cut<C> | undefined,
): Part<C>[] {
  const parts: Part<C>[] = [];
  let chapter = begun;
  const end = (upto: number): void => {
    const last = parts.at(-1);
    if (upto <= (last?.upto ?? 0)) return;
    if (last && last.chapter?.key === chapter?.key) last.upto = upto;
    else parts.push({ chapter, upto });
  };
  facts.forEach((fact, i) => {
    const cut = cutAt(fact, i);
    if (!cut) return;
    end(cut.at === 'before' ? i : i + 1);
    chapter = cut.chapter;
  });
  end(facts.length);
  return parts.length ? parts : [{ chapter, upto: facts.length }];
}
