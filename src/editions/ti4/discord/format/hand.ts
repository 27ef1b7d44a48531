import { formatCount, formatList } from '#text/sentences.ts';
import type { HandView } from '#ti4/views/index.ts';

/** Lists the system tiles that a player still has to place while the players build the board. */
const tilesTold = ({ tiles }: HandView): string[] =>
  tiles.length ? ['**System tiles to place**', ...tiles.map((tile) => `- ${tile}`)] : [];

/** Formats what the picture of a hand leaves to the message: the number of cards, and the tiles to place. */
export function formatHandCounts(hand: HandView): string {
  const counts: [number, string][] = [
    [hand.actionCards.length, 'action card'],
    [hand.secretObjectives.length, 'secret objective'],
    [hand.promissoryNotes.length, 'promissory note'],
  ];
  const held = formatList(counts.flatMap(([count, noun]) => (count ? [formatCount(count, noun)] : [])));
  return [...tilesTold(hand), held ? `You have ${held}.` : 'You have no cards.'].join('\n');
}

/** Formats a hand with all its texts for its owner. */
export function formatHand(hand: HandView): string {
  const list = (title: string, cards: { name: string; text: string }[]) =>
    cards.length
      ? [`**${title}**`, ...cards.map((card) => `- **${card.name}**: ${card.text}`)]
      : [`**${title}**: none`];
  return [
    ...tilesTold(hand),
    ...list('Action cards', hand.actionCards),
    ...list('Secret objectives', hand.secretObjectives),
    ...list('Promissory notes', hand.promissoryNotes),
  ].join('\n');
}
