import type { Fact } from '#engine';

// A fight told by its rounds, whatever it is fought by.

/** A round of a fight, with what was left as it ended; what comes before the first that is told of has no title. */
export interface CombatRoundFacts {
  title?: string;
  facts: Fact[];
  left?: string;
}

/** What facts say of rounds: which of them begins with one, and what is left by then. */
export interface RoundReader {
  number(fact: Fact): number | undefined;
  left(fact: Fact): string | undefined;
}

/** All of these facts, in their order, each in its round. */
export function groupByRound(facts: readonly Fact[], { number, left }: RoundReader): CombatRoundFacts[] {
  const found: CombatRoundFacts[] = [{ facts: [] }];
  for (const fact of facts) {
    const before = found[found.length - 1];
    const standing = left(fact);
    if (standing !== undefined) before.left = standing;
    const round = number(fact);
    if (round === undefined) before.facts.push(fact);
    else found.push({ title: `Round ${round}`, facts: [fact] });
  }
  return found;
}

/** "Rounds 1 to 4: Sol lost 3 cruisers; Yin lost 1 carrier." */
export function formatRoundLosses(numbers: readonly number[], losses: readonly string[]): string {
  const [first = 1, last = first] = [numbers.at(0), numbers.at(-1)];
  return `${first === last ? `Round ${first}` : `Rounds ${first} to ${last}`}: ${losses.join('; ') || 'nobody lost a unit'}.`;
}
