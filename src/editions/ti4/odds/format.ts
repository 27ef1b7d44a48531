import { formatChance } from '#kit/odds/format.ts';
import type { Survivors } from './odds.ts';

const average = (units: number): string => (Math.round(10 * units) / 10).toString();

/** Formats "1.8 of 5 on average; most likely 2 cruisers (30%), nothing (20%)". */
export function formatSurvivors({ units, left }: Survivors, of: number, most = 3): string {
  const likely = left
    .filter(({ chance }, i) => i === 0 || chance >= 0.005)
    .slice(0, most)
    .map((one) => `${one.units} (${formatChance(one.chance)})`);
  return `${average(units)} of ${of} on average; most likely ${likely.join(', ')}`;
}
