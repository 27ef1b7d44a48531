import type { Fact, SeatId } from '#engine';

// Narration of a whole fight once it is over, for any kind of fight.

/** Alike units of one side: how many are left, and what happened to the others. */
export interface UnitFates<T extends string> {
  type: T;
  left: number;
  damaged: number;
  lost: number;
  withdrawn: number;
}

/** Fact with the fields that battle facts have in both editions with such battles. */
interface Fought extends Fact {
  hits?: number;
  units?: Record<string, number>;
}

const where = ({ system, planet }: Fact): string => JSON.stringify([system, planet ?? null]);

/** Returns all facts of a battle from its beginning to this end; empty if the facts do not go back to its beginning. */
export function battleFacts<F extends Fact>(facts: readonly F[], end: Fact): F[] {
  const here = where(end);
  const before = facts.slice(0, facts.findLastIndex((fact) => fact.type === 'battle-ends' && where(fact) === here) + 1);
  const first = before.findLastIndex((fact) => fact.type === 'battle-begins' && where(fact) === here);
  return first < 0 ? [] : before.slice(first);
}

const of = (course: readonly Fact[], type: string, seat: SeatId): Fought[] =>
  course.filter((fact) => fact.type === type && fact.seat === seat) as Fought[];

/** Returns the number of hits of a side's dice. */
export const sideHits = (course: readonly Fact[], seat: SeatId): number =>
  of(course, 'dice-rolled', seat).reduce((sum, { hits = 0 }) => sum + hits, 0);

/** Returns how many units of a type a side lost. */
export const sideLosses = (course: readonly Fact[], seat: SeatId, type: string): number =>
  of(course, 'units-destroyed', seat).reduce((sum, { units = {} }) => sum + (units[type] ?? 0), 0);

/** Returns the number of rounds of a battle: 0 if it was over before the first, 1 if no facts of it are known. */
export const countRounds = (course: readonly Fact[]): number =>
  course.length ? course.filter(({ type }) => type === 'battle-round-begins').length : 1;
