import type { PoliticalCard } from '#ti3/rules/components/component.ts';

/** Returns a sentence that says whether the council's decision stays in force (E3 13.4). */
export function formatLawNote({ law, elect }: Pick<PoliticalCard, 'law' | 'elect'>): string {
  if (!law) return 'No law: it is done once.';
  return elect === 'for-against' ? 'A law: if “For” wins, it stays in force.' : 'A law: it stays in force.';
}
