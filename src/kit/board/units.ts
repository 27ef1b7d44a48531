/** Groups units by a key, in their order. */
export function groupUnits<U>(units: readonly U[], keyOf: (unit: U) => string): Map<string, U[]> {
  const found = new Map<string, U[]>();
  for (const unit of units) {
    const key = keyOf(unit);
    const group = found.get(key);
    if (group) group.push(unit);
    else found.set(key, [unit]);
  }
  return found;
}

/** Groups units by the system they are in. */
export const groupBySystem = <U extends { system: string }>(units: readonly U[]): Map<string, U[]> =>
  groupUnits(units, ({ system }) => system);

/** Counts units by type. */
export function countByType<T extends string>(units: readonly { type: T }[]): Partial<Record<T, number>> {
  const counts: Partial<Record<T, number>> = {};
  for (const { type } of units) counts[type] = (counts[type] ?? 0) + 1;
  return counts;
}
