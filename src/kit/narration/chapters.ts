import type { Fact } from '#engine';

/** Span of a command's facts: its chapter, and the index after its last fact. */
export interface ChapterSpan<C> {
  chapter: C | undefined;
  upto: number;
}

/** Change to another chapter, before or after the fact that shows it. */
export interface ChapterBreak<C> {
  at: 'before' | 'after';
  chapter: C | undefined;
}

/**
 * Splits facts into spans, one per chapter. `begun`: chapter of the first facts. Neighboring spans of the same chapter
 * are merged.
 */
export function splitAt<C extends { key: string }>(
  facts: readonly Fact[],
  begun: C | undefined,
  cutAt: (fact: Fact, index: number) => ChapterBreak<C> | undefined,
): ChapterSpan<C>[] {
  const parts: ChapterSpan<C>[] = [];
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

/** Chapter of the narration. `within`: the chapter that it is part of. */
interface Told {
  key: string;
  within?: string | undefined;
}

/** Rules by which an edition's facts begin and end chapters. */
export interface ChapterRules<C extends Told> {
  /**
   * Chapter before these facts and after them; `around` and `aroundNow` are the same without a battle fought in them.
   */
  was: C | undefined;
  is: C | undefined;
  around: C | undefined;
  aroundNow: C | undefined;
  /** Returns the chapter that a fact begins: a round, a phase, a turn; undefined if it begins none. */
  begins: (fact: Fact) => C | undefined;
  /**
   * Returns the chapter of a battle that a fact begins, as it is called if the battle is already over; undefined if it
   * begins none.
   */
  battle: (fact: Fact, index: number, around: C) => C | undefined;
  /** Tells whether a fact ends such a battle; by default, every fact of the type 'battle-ends' does. */
  isOver?: (fact: Fact) => boolean;
}

/**
 * Splits facts into chapters. The facts of a battle belong to it even if it begins or ends within one answer; the facts
 * after the beginning of a round, a phase or a turn belong to that.
 */
export function splitIntoChapters<C extends Told>(facts: readonly Fact[], of: ChapterRules<C>): ChapterSpan<C>[] {
  const { was, is, isOver = ({ type }) => type === 'battle-ends' } = of;
  if (!was) return splitAt<C>(facts, is, () => undefined);
  let around = of.around;
  const isBattle = (fact: Fact, i: number): boolean =>
    fact.type === 'battle-begins' && of.battle(fact, i, was) !== undefined;
  const newest = facts.findLastIndex((fact) => of.begins(fact) !== undefined);
  const [fought, over] = [facts.findLastIndex(isBattle), facts.findLastIndex(isOver)];
  // The last battle goes on if it is running now.
  const goesOn = is?.within !== undefined && over < fought;
  return splitAt<C>(facts, was, (fact, i) => {
    const begun = of.begins(fact);
    if (begun) {
      around = i < newest ? begun : of.aroundNow;
      return { at: 'before', chapter: around };
    }
    if (isOver(fact)) return { at: 'after', chapter: around };
    const battle = around && fact.type === 'battle-begins' ? of.battle(fact, i, around) : undefined;
    return battle && { at: 'before', chapter: i === fought && goesOn ? is : battle };
  });
}
