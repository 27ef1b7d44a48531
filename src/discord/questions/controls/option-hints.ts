import type { Option } from '#engine';
import { truncate, joinWithinLimit } from '#text/markdown.ts';
import { capitalize } from '#text/sentences.ts';

/** Maximum number of characters of the hints in the text of a question. */
export const MAX_HINTS_LENGTH = 1750;

/**
 * Formats the hints of the options within the room left by the other text; shortens all hints rather than leaving some
 * out.
 */
export function hints(options: Option[], besides = ''): string {
  const room = MAX_HINTS_LENGTH - besides.length;
  const told = options.flatMap(({ label, hint }) => (hint ? [{ label: capitalize(label), hint }] : []));
  const cut = (most: number): string[] => told.map(({ label, hint }) => `- **${label}**: ${truncate(hint, most)}`);
  let most = told.reduce((longest, { hint }) => Math.max(longest, hint.length), 0);
  while (most > MIN_HINT_LENGTH && cut(most).join('\n').length >= room - 30) most -= 10;
  return joinWithinLimit(cut(most), room);
}

/** Hints are not cut below this length, in characters. */
const MIN_HINT_LENGTH = 60;
