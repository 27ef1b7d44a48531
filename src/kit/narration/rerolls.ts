import { formatCount } from '#text/sentences.ts';

/** A die that is rolled again: its face before and after. */
interface Reroll {
  before: number;
  face: number;
  hit: boolean;
}

/** Formats the reroll of alike dice: "Second Look rerolls Sol's carrier die: 1 becomes 9✓. 1 hit in the reroll." */
export function formatRerolls(
  card: string,
  { owner, unit }: { owner: string; unit: string },
  dice: readonly Reroll[],
): string {
  const whose = dice.length > 1 ? `${dice.length} of ${owner} ${unit} dice` : `${owner} ${unit} die`;
  const faces = dice.map(({ before, face, hit }) => `${before} becomes ${face}${hit ? '✓' : ''}`);
  const hits = dice.filter(({ hit }) => hit).length;
  return `${card} rerolls ${whose}: ${faces.join(', ')}. ${formatCount(hits, 'hit')} in the reroll.`;
}
