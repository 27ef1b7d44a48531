import { LIMITS } from '#discord/limits.ts';
import type { SeatId } from '#engine';
import { formatList, formatCount } from '#text/sentences.ts';
import type { DraftView } from '#ti4/views/index.ts';

/**
 * Formats the state of a draft within the limit of a message. If it is too long, it omits the slices' systems, which
 * the picture shows.
 */
export function formatSliceDraft(view: DraftView, called: (seat: SeatId) => string): string {
  const whole = formatDraftLines(view, called).join('\n');
  const short = { ...view, slices: view.slices.map((slice) => ({ ...slice, tiles: [] })) };
  return whole.length < LIMITS.content ? whole : formatDraftLines(short, called).join('\n');
}

function formatDraftLines(
  { pick, of, order, slices, factions, places }: DraftView,
  called: (seat: SeatId) => string,
): string[] {
  const by = ({ takenBy }: { takenBy?: SeatId }): string => (takenBy === undefined ? '' : ` (${called(takenBy)})`);
  return [
    `**Draft, pick ${pick} of ${of}.** All players rank their choices in secret. Then they choose in this order: ${formatList(order.map(called))}. Each player gains their highest choice that is still left.`,
    ...slices.map(
      (slice) =>
        `- **Slice ${slice.name}**${by(slice)}: ${formatCount(slice.resources, 'resource')}, ${slice.influence} influence${slice.tiles.length ? `: ${slice.tiles.join('; ')}` : ''}`,
    ),
    `- **Factions**: ${factions.map((one) => `${one.name}${by(one)}`).join(', ')}`,
    `- **Seats** (1 is the speaker, then clockwise): ${places.map((one) => `${one.name}${by(one)}`).join(', ')}`,
  ];
}
