import type { Fact, SeatId } from '#engine';

// A fight told as a whole once it is over, whatever it is fought by.

/** Alike units of one side: how many are left, and what became of the others. */
export interface UnitFates<T extends string> {
  type: T;
  left: number;
  damaged: number;
  lost: number;
  withdrawn: number;
}

/** Facts as both editions that tell fights by battles have them. */
interface Fought extends Fact {
  hits?: number;
  units?: Record<string, number>;
}

const where = ({ system, planet }: Fact): string => JSON.stringify([system, planet ?? null]);

/** All that happened in a battle from its beginning to this end of it, as far as these facts go back. */
export function battleFacts<F extends Fact>(facts: readonly F[], end: Fact): F[] {
  const here = where(end);
  const before = facts.slice(0, facts.findLastIndex((fact) => fact.type === 'battle-ends' && where(fact) === here) + 1);
  const first = before.findLastIndex((fact) => fact.type === 'battle-begins' && where(fact) === here);
  return first < 0 ? [] : before.slice(first);
}

const of = (course: readonly Fact[], type: string, seat: SeatId): Fought[] =>
  course.filter((fact) => fact.type === type && fact.seat === seat) as Fought[];

/** All that a side's dice hit. */
export const sideHits = (course: readonly Fact[], seat: SeatId): number =>
  of(course, 'dice-rolled', seat).reduce((sum, { hits = 0 }) => sum + hits, 0);

/** How many units of a type a side lost. */
export const sideLosses = (course: readonly Fact[], seat: SeatId, type: string): number =>
  of(course, 'units-destroyed', seat).reduce((sum, { units = {} }) => sum + (units[type] ?? 0), 0);

/** None where it was over before the first; where nothing of it is known, it was one. */
export const countRounds = (course: readonly Fact[]): number =>
  course.length ? course.filter(({ type }) => type === 'battle-round-begins').length : 1;
