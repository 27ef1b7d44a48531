import type { Fact } from '#engine';

/** A stretch of what a command told: what it belongs to, and up to which of the facts, in their order. */
export interface ChapterSpan<C> {
  chapter: C | undefined;
  upto: number;
}

/** Where what is told goes over to another chapter: before the fact at which that is seen, or after it. */
export interface ChapterBreak<C> {
  at: 'before' | 'after';
  chapter: C | undefined;
}

/** Some facts, each where it belongs: `begun` is what the first belong to. What goes on as it was is not cut. */
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

/** A chapter: what is within another is told in it. */
interface Told {
  key: string;
  within?: string | undefined;
}

/** How an edition's facts begin and end what is told by itself. */
export interface ChapterRules<C extends Told> {
  /** What was told when these facts began, and what is now; and both without a battle that is fought in them. */
  was: C | undefined;
  is: C | undefined;
  around: C | undefined;
  aroundNow: C | undefined;
  /** What a fact begins by itself: a round, a phase, a turn; undefined where it begins none. */
  begins: (fact: Fact) => C | undefined;
  /** Whether a fact begins a battle that is told by itself, and how it is called where it is over already. */
  battle: (fact: Fact, index: number, around: C) => C | undefined;
  /** Whether a fact ends such a battle; left out, each that ends one does. */
  isOver?: (fact: Fact) => boolean;
}

/** A battle's facts belong to it also where it is begun, or fought to its end, within one answer; what follows the beginning of a round, a phase or a turn, to that. */
export function splitIntoChapters<C extends Told>(facts: readonly Fact[], of: ChapterRules<C>): ChapterSpan<C>[] {
  const { was, is, isOver = ({ type }) => type === 'battle-ends' } = of;
  if (!was) return splitAt<C>(facts, is, () => undefined);
  let around = of.around;
  const isBattle = (fact: Fact, i: number): boolean =>
    fact.type === 'battle-begins' && of.battle(fact, i, was) !== undefined;
  const newest = facts.findLastIndex((fact) => of.begins(fact) !== undefined);
  const [fought, over] = [facts.findLastIndex(isBattle), facts.findLastIndex(isOver)];
  // The last battle goes on where it is under way now.
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
