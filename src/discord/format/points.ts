/**
 * Formats a player's points from sources other than objectives, by source; empty if there are none. Omits sums of 0.
 */
export function formatPointChanges(
  changes: readonly { why: string; by: number }[],
  nameOf: (why: string) => string,
): string {
  const sums = new Map<string, number>();
  for (const { why, by } of changes) sums.set(why, (sums.get(why) ?? 0) + by);
  const told = [...sums].filter(([, points]) => points !== 0).map(([why, points]) => `${points} for ${nameOf(why)}`);
  return told.length ? `; not from objectives: ${told.join(', ')}` : '';
}
