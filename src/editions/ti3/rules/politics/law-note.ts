import type { PoliticalCard } from '#ti3/rules/components/component.ts';

/** Returns a sentence that says whether the council's decision stays in force (E3 13.4). */
export function formatLawNote({ law, elect }: Pick<PoliticalCard, 'law' | 'elect'>): string {
  if (!law) return 'This is not a law: it takes effect only once.';
  return elect === 'for-against'
    ? 'This is a law: if “For” wins, it stays in effect.'
    : 'This is a law: it stays in effect.';
}
