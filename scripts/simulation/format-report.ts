import type { SimulationReport } from '#ti4/simulation/simulate.ts';

/** Formats the result of one game, with a line for each fault. */
export function formatReport({
  players,
  seed,
  rounds,
  answers,
  ms,
  slowest: most,
  ending,
  winner,
  points,
  stuck,
  endless,
  refused,
  faults,
}: SimulationReport): string {
  const wrong = Object.entries({ stuck, endless, refused, faults }).flatMap(([kind, list]) =>
    list.map((text) => `    ${kind}: ${text}`),
  );
  return [
    `${seed}: ${players} players, ${rounds} rounds, ${answers} answers in ${ms} ms (slowest ${most} ms), ${winner ?? 'nobody'} wins (${ending}), points ${points.join(' ')}`,
    ...wrong,
  ].join('\n');
}
