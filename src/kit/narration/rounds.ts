import type { Fact } from '#engine';

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

/** Formats the losses of some rounds: "Rounds 1 to 4: Sol lost 3 cruisers; Yin lost 1 carrier." */
export function formatRoundLosses(numbers: readonly number[], losses: readonly string[]): string {
  const [first = 1, last = first] = [numbers.at(0), numbers.at(-1)];
  return `${first === last ? `Round ${first}` : `Rounds ${first} to ${last}`}: ${losses.join('; ') || 'nobody lost a unit'}.`;
}
