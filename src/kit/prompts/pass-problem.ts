import { formatList } from '#text/sentences.ts';

/** Says that a player cannot pass before the strategic actions of these cards; undefined without cards. */
export const passProblem = (cards: readonly string[]): string | undefined =>
  cards.length
    ? `You cannot pass before you perform the strategic ${cards.length === 1 ? 'action' : 'actions'} of ${formatList(cards)}.`
    : undefined;
