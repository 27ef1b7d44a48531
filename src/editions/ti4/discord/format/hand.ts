import type { HandView } from '#ti4/views/index.ts';

/** Formats a hand for its owner. */
export function formatHand(hand: HandView): string {
  const list = (title: string, cards: { name: string; text: string }[]) =>
    cards.length
      ? [`**${title}**`, ...cards.map((card) => `- **${card.name}**: ${card.text}`)]
      : [`**${title}**: none`];
  return [
    ...(hand.tiles.length ? ['**System tiles to place**', ...hand.tiles.map((tile) => `- ${tile}`)] : []),
    ...list('Action cards', hand.actionCards),
    ...list('Secret objectives', hand.secretObjectives),
    ...list('Promissory notes', hand.promissoryNotes),
  ].join('\n');
}
