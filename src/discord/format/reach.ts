import { LIMITS } from '#discord/limits.ts';
import { truncate } from '#text/markdown.ts';
import { formatCount } from '#text/sentences.ts';

/** Moves from each system to one of them, and the viewer's ships that can move there. */
export interface PresentedReach {
  /** "Lodor (209)". */
  place: string;
  /** Minimum number of moves to the target from each system, 0 from itself; systems without a route are missing. */
  moves: Record<string, number>;
  /** Sentence on why ships cannot move there. */
  barred?: string;
  /** The viewer's ships that can move there, by where they are; undefined for a spectator. */
  ships?: { from: string; units: string }[];
}

function formatShips({ barred, ships }: PresentedReach): string[] {
  if (barred !== undefined) return [barred];
  if (!ships) return [];
  return [
    ships.length
      ? `Your ships that can move there: ${ships.map(({ from, units }) => `${units} at ${from}`).join('; ')}.`
      : 'None of your ships can move there now.',
  ];
}

/** Formats the ships that can move to a system, and the other systems by their distance. `labelOf`: position or name. */
export function formatReach(
  reach: PresentedReach,
  systems: readonly string[],
  labelOf: (id: string) => string,
): string {
  const { place, moves, barred } = reach;
  const others = systems.filter((system) => moves[system] !== 0);
  const distances = [...new Set(others.flatMap((system) => moves[system] ?? []))].sort((a, b) => a - b);
  const list = (ids: readonly string[]): string => ids.map(labelOf).toSorted().join(', ');
  const far = others.filter((system) => moves[system] === undefined);
  const lines = [
    `**Moves to ${place}**`,
    ...formatShips(reach),
    ...distances.map((count) => `- ${formatCount(count, 'move')}: ${list(others.filter((one) => moves[one] === count))}`), // prettier-ignore
    ...(far.length && barred === undefined ? [`- No route: ${list(far)}`] : []),
  ];
  return truncate(lines.join('\n'), LIMITS.content);
}

/** Formats the numbers to write on the systems of the board. */
export const reachBadges = ({ moves }: PresentedReach): Record<string, string> =>
  Object.fromEntries(Object.entries(moves).map(([system, count]) => [system, `${count}`]));
