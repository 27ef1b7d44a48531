import type { PoliticalCard } from '#ti3/rules/components/component.ts';

/** Returns a sentence that says whether the council's decision stays in force (E3 13.4). */
export function formatLawNote({ law, elect }: Pick<PoliticalCard, 'law' | 'elect'>): string {
  if (!law) return 'Not a law: it takes effect only once.';
  return elect === 'for-against' ? 'A law: it stays in effect if “For” wins.' : 'A law: it stays in effect.';
}
