import type { Survivors } from './odds.ts';

/** Formats "35.3%"; a possible event is never "0.0%". */
export function formatPercent(chance: number): string {
  if (chance > 0 && chance < 0.0005) return 'under 0.1%';
  if (chance < 1 && chance > 0.9995 && 1 - chance > 1e-9) return 'over 99.9%';
  return `${(100 * chance).toFixed(1)}%`;
}

const average = (units: number): string => (Math.round(10 * units) / 10).toString();

/** Formats "1.8 of 5 on average; most likely 2 cruisers (30.1%), nothing (20.0%)". */
export function formatSurvivors({ units, left }: Survivors, of: number, most = 3): string {
  const likely = left
    .filter(({ chance }) => chance > 0.0005)
    .slice(0, most)
    .map((one) => `${one.units} (${formatPercent(one.chance)})`);
  return `${average(units)} of ${of} on average; most likely ${likely.join(', ')}`;
}
