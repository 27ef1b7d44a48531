import type { Answer } from '#engine';
import { formatList } from '#text/sentences.ts';

// Says what an attack would be before a loosely typed answer begins it, since it cannot be undone.

/** Answers in order: the one to submit, and those planned after it. */
export type AnswerSteps = readonly { question: string; reply: Answer }[];

/** An attack that answers would begin. */
export interface AttackPreview {
  /** Position or id of the system. */
  system: string;
  /** "Quann (209)". */
  place: string;
  opponent: string;
  /** "1 carrier, 2 infantry". */
  defenders: string;
  /** Units that move in: "1 cruiser"; empty if none is chosen yet. */
  attackers: string;
  /** All units of the attacker there, as a list for the odds; empty for none. */
  force: string;
}

/** Chance to win a combat of the attack. */
export interface CombatChance {
  /** "Space combat", "Invasion of Quann". */
  combat: string;
  /** "60%". */
  chance: string;
}

/** Counts the units in an answer by type, from keys such as "cruiser@209" and "carry-infantry@quann". */
export function countUnitsIn(reply: Answer | undefined, types: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  if (reply === null || reply === undefined || typeof reply !== 'object' || Array.isArray(reply)) return counts;
  for (const [key, count] of Object.entries(reply)) {
    const [, name = ''] = /^(?:carry-)?([a-z-]+)/.exec(key) ?? [];
    if (types.includes(name) && Number(count) > 0) counts[name] = (counts[name] ?? 0) + Number(count);
  }
  return counts;
}

/** Adds up counts of units by type. */
export function addCounts(...all: readonly Readonly<Record<string, number>>[]): Record<string, number> {
  const sum: Record<string, number> = {};
  for (const [type, count] of all.flatMap(Object.entries)) sum[type] = (sum[type] ?? 0) + Number(count);
  return sum;
}

/** Formats counts as a list for the odds: "2 cruiser, 1 carrier". */
export const formatForce = (counts: Readonly<Record<string, number>>): string =>
  Object.entries(counts)
    .map(([type, count]) => `${count} ${type}`)
    .join(', ');

/** "Chance to win: 60%.", of several combats by name; empty without any. */
export function formatChances(chances: readonly CombatChance[]): string {
  const [first, ...others] = chances;
  if (!first) return '';
  if (!others.length) return `Chance to win: ${first.chance}.`;
  return `Chance to win: ${formatList(chances.map(({ combat, chance }) => `${combat} ${chance}`))}.`;
}

/** Asks whether to attack, with the odds if they are known. `label`: the button that attacks. */
export function askAboutAttack(
  { place, opponent, defenders, attackers }: AttackPreview,
  chances: readonly CombatChance[],
): { regret: string; label: string } {
  return attackers === ''
    ? { regret: `You activate ${place}, where ${opponent} has ${defenders}. Activate it?`, label: 'Activate it' }
    : {
        regret: [
          `You attack ${opponent} at ${place} (${defenders}) with ${attackers}.`,
          formatChances(chances),
          'Attack?',
        ]
          .filter(Boolean)
          .join(' '),
        label: 'Attack',
      };
}
