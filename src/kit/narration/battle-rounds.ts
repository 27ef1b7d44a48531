import type { Fact, SeatId } from '#engine';
import { canKnow } from './narrate.ts';

// Narration of a fight by its rounds, for any kind of fight.

/** Round of a fight, with what was left at its end; the facts before the first round have no title. */
export interface CombatRoundFacts {
  title?: string;
  facts: Fact[];
  left?: string;
}

/** Reads rounds from facts: the number of the round that a fact begins, and what is left at that point. */
export interface RoundReader {
  number(fact: Fact): number | undefined;
  left(fact: Fact): string | undefined;
}

/** Groups all facts by round, in their order. */
export function groupByRound(facts: readonly Fact[], { number, left }: RoundReader): CombatRoundFacts[] {
  let current: CombatRoundFacts = { facts: [] };
  const found = [current];
  for (const fact of facts) {
    const standing = left(fact);
    if (standing !== undefined) current.left = standing;
    const round = number(fact);
    if (round === undefined) current.facts.push(fact);
    else found.push((current = { title: `Round ${round}`, facts: [fact] }));
  }
  return found;
}

/** Units that a seat loses, by type. */
interface Loss {
  seat: SeatId;
  units: Readonly<Record<string, number | undefined>>;
}

/** Reads losses from facts, and formats the sum of a seat's losses. */
export interface LossReader<T extends string> extends Pick<RoundReader, 'number'> {
  loss(fact: Fact): Loss | undefined;
  format(seat: SeatId, units: Partial<Record<T, number>>): string;
}

/** Summarizes the losses of some rounds that everybody may know, where there is no room for more. */
export function summarizeLosses<T extends string>(
  facts: readonly Fact[],
  { number, loss, format }: LossReader<T>,
): string {
  const known = facts.filter((fact) => canKnow(fact, null));
  const lost = new Map<SeatId, Record<string, number>>();
  for (const { seat, units } of known.flatMap((fact) => loss(fact) ?? [])) {
    const sum = lost.get(seat) ?? {};
    for (const [type, count = 0] of Object.entries(units)) sum[type] = (sum[type] ?? 0) + count;
    lost.set(seat, sum);
  }
  return formatRoundLosses(
    known.flatMap((fact) => number(fact) ?? []),
    [...lost].map(([seat, units]) => format(seat, units as Partial<Record<T, number>>)),
  );
}

/** Formats the losses of some rounds: "Rounds 1 to 4: Sol lost 3 cruisers; Yin lost 1 carrier." */
function formatRoundLosses(numbers: readonly number[], losses: readonly string[]): string {
  const [first = 1, last = first] = [numbers.at(0), numbers.at(-1)];
  return `${first === last ? `Round ${first}` : `Rounds ${first} to ${last}`}: ${losses.join('; ') || 'no losses'}.`;
}
