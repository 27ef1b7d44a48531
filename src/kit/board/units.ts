/** Groups units by the system they are in. */
export function groupBySystem<U extends { system: string }>(units: readonly U[]): Map<string, U[]> {
  const found = new Map<string, U[]>();
  for (const unit of units) {
    const here = found.get(unit.system);
    if (here) here.push(unit);
    else found.set(unit.system, [unit]);
  }
  return found;
}

/** Counts units by type. */
export function countByType<T extends string>(units: readonly { type: T }[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
