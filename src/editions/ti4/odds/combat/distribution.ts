import type { CombatState } from './combat-board.ts';

/** Combat states with their probabilities. */
export class StateDistribution {
  readonly found = new Map<number, Map<number, { standing: CombatState; chance: number }>>();

  add(standing: CombatState, chance: number): void {
    let row = this.found.get(standing.attacker.index);
    if (!row) this.found.set(standing.attacker.index, (row = new Map()));
    const before = row.get(standing.defender.index);
    if (before) before.chance += chance;
    else row.set(standing.defender.index, { standing, chance });
  }

  *[Symbol.iterator](): Generator<{ standing: CombatState; chance: number }> {
    for (const row of this.found.values()) yield* row.values();
  }
}

/** Applies a step to every state of a distribution. */
export function mapStates(
  spread: StateDistribution,
  step: (standing: CombatState) => Iterable<{ standing: CombatState; chance: number }>,
): StateDistribution {
  const next = new StateDistribution();
  for (const { standing, chance } of spread)
    for (const one of step(standing)) next.add(one.standing, chance * one.chance);
  return next;
}

export const unchanged = (standing: CombatState): { standing: CombatState; chance: number }[] => [
  { standing, chance: 1 },
];
