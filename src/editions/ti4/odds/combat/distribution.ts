import type { Standing } from './combat-board.ts';

/** Standings, each with its chance. */
export class Spread {
  readonly found = new Map<number, Map<number, { standing: Standing; chance: number }>>();

  add(standing: Standing, chance: number): void {
    let row = this.found.get(standing.attacker.index);
    if (!row) this.found.set(standing.attacker.index, (row = new Map()));
    const before = row.get(standing.defender.index);
    if (before) before.chance += chance;
    else row.set(standing.defender.index, { standing, chance });
  }

  *[Symbol.iterator](): Generator<{ standing: Standing; chance: number }> {
    for (const row of this.found.values()) yield* row.values();
  }
}

/** What becomes of every standing there may be by then. */
export function onward(
  spread: Spread,
  step: (standing: Standing) => Iterable<{ standing: Standing; chance: number }>,
): Spread {
  const next = new Spread();
  for (const { standing, chance } of spread)
    for (const one of step(standing)) next.add(one.standing, chance * one.chance);
  return next;
}

export const same = (standing: Standing): { standing: Standing; chance: number }[] => [{ standing, chance: 1 }];
