import { orderLength, type Answer, type Spec } from './spec.ts';

/** Answers that fit a Spec. `isComplete`: there are no others. */
interface FittingAnswers {
  answers: Answer[];
  isComplete: boolean;
}

/** Lists the answers that fit the kind of a Spec, at most `most`; a check may refuse some of them. */
export function fittingAnswers(spec: Spec, most: number): FittingAnswers {
  const found = answersOf(spec);
  const answers: Answer[] = [];
  for (const one of found) {
    if (answers.length >= most) return { answers, isComplete: false };
    answers.push(one);
  }
  return { answers, isComplete: true };
}

function answersOf(spec: Spec): Iterable<Answer> {
  switch (spec.kind) {
    case 'none':
      return [null];
    case 'number':
      return Array.from({ length: spec.max - spec.min + 1 }, (_, i) => spec.min + i);
    case 'order':
      return orders(openKeys(spec), orderLength(spec));
    case 'choose':
      return subsets(openKeys(spec), spec.min, spec.max);
    case 'allot':
      return counts(spec.amounts);
  }
}

const openKeys = ({ options }: { options: { key: string; disabledReason?: string }[] }): string[] =>
  options.flatMap(({ key, disabledReason }) => (disabledReason === undefined ? [key] : []));

function* orders(keys: readonly string[], length: number): Generator<string[]> {
  if (length === 0) {
    yield [];
    return;
  }
  for (const key of keys)
    for (const rest of orders(
      keys.filter((one) => one !== key),
      length - 1,
    ))
      yield [key, ...rest];
}

/** Yields the subsets of `min` to `max` keys, the small ones first. */
function* subsets(keys: readonly string[], min: number, max: number): Generator<string[]> {
  for (let size = min; size <= max; size++) yield* subsetsOf(keys, size);
}

function* subsetsOf(keys: readonly string[], size: number): Generator<string[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (const [i, key] of keys.entries())
    if (i + size <= keys.length) for (const rest of subsetsOf(keys.slice(i + 1), size - 1)) yield [key, ...rest];
}

function* counts(lines: readonly { key: string; min?: number; max: number }[]): Generator<Record<string, number>> {
  const [line, ...others] = lines;
  if (!line) {
    yield {};
    return;
  }
  for (const rest of counts(others))
    for (let count = line.min ?? 0; count <= line.max; count++) yield count ? { ...rest, [line.key]: count } : rest;
}
