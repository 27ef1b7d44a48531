import { itemAt } from '#engine/item-at.ts';
import {
  type Spec,
  type Answer,
  orderLength,
  type Allotting,
  sumMeasure,
  type AmountOption,
  type Limit,
} from './spec.ts';
import { specProblem } from './spec-problem.ts';

/** Returns a random answer that fits the Spec itself. `below(n)` returns a whole number from 0 to n - 1. */
export function randomAnswer(spec: Spec, below: (n: number) => number): Answer {
  switch (spec.kind) {
    case 'none':
      return null;
    case 'number':
      return spec.min + below(spec.max - spec.min + 1);
    case 'order':
      return toShuffled(
        spec.options.map((option) => option.key),
        below,
      ).slice(0, orderLength(spec));
    case 'choose': {
      const open = spec.options.filter((option) => !option.disabledReason).map((option) => option.key);
      return toShuffled(open, below).slice(0, spec.min + below(spec.max - spec.min + 1));
    }
    case 'allot':
      return randomCounts(spec, below);
  }
}

/**
 * Starts from the minimum and adds at random until a random size and the lower bounds are met; `proposed` if that
 * fails.
 */
function randomCounts(spec: Allotting, below: (n: number) => number): Record<string, number> {
  for (let attempt = 0; attempt < 4; attempt++) {
    const counts = randomlyAdded(spec, below);
    if (!specProblem(spec, counts)) return counts;
  }
  return { ...spec.proposed };
}

function randomlyAdded({ amounts, limits = [] }: Allotting, below: (n: number) => number): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const line of amounts) if (line.min) counts[line.key] = line.min;
  const room = amounts.reduce((sum, line) => sum + line.max - (line.min ?? 0), 0);
  const wish = below(Math.min(room, 12) + 1);
  for (let added = 0; added < room; added++) {
    const short = limits.filter(
      (limit) => limit.atLeast !== undefined && sumMeasure(amounts, counts, limit.measure) < limit.atLeast,
    );
    if (added >= wish && !short.length) break;
    const fitting = amounts.filter(
      (line) =>
        (counts[line.key] ?? 0) < line.max &&
        (added < wish || short.some((limit) => worth(line, limit) > 0)) &&
        limits.every(
          (limit) =>
            limit.atMost === undefined ||
            sumMeasure(amounts, counts, limit.measure) + worth(line, limit) <= limit.atMost,
        ),
    );
    const line = fitting[below(Math.max(fitting.length, 1))];
    if (!line) break;
    counts[line.key] = (counts[line.key] ?? 0) + 1;
  }
  return counts;
}

/** Returns how much one unit of an amount adds to the measure of a limit. */
const worth = (line: AmountOption, limit: Limit): number => line.weights?.[limit.measure] ?? 0;

export function toShuffled<T>(items: readonly T[], below: (n: number) => number): T[] {
  const list = [...items];
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = itemAt(list, i);
    list[i] = itemAt(list, j);
    list[j] = held;
  }
  return list;
}
