import { type Spec, type Answer, orderLength } from './spec.ts';

/** Returns the only legal answer; undefined unless there is exactly one. */
export function onlyAnswer(spec: Spec): Answer | undefined {
  if (spec.kind === 'none') return null;
  if (spec.kind === 'number') return spec.min === spec.max ? spec.min : undefined;
  if (spec.kind === 'order')
    return orderLength(spec) === 0 || spec.options.length < 2
      ? spec.options.slice(0, orderLength(spec)).map((option) => option.key)
      : undefined;
  if (spec.kind === 'choose') {
    const open = spec.options.filter((option) => !option.disabledReason);
    if (spec.max === 0) return [];
    return spec.min === open.length ? open.map((option) => option.key) : undefined;
  }
  return spec.amounts.every((line) => line.max === (line.min ?? 0))
    ? Object.fromEntries(spec.amounts.filter((line) => line.max).map((line) => [line.key, line.max]))
    : undefined;
}

/** Returns an answer that needs no decision: the lowest number, the first options, or the proposed amounts. */
export function defaultAnswer(spec: Spec): Answer {
  switch (spec.kind) {
    case 'none':
      return null;
    case 'number':
      return spec.min;
    case 'order':
      return spec.options.slice(0, orderLength(spec)).map(({ key }) => key);
    case 'choose':
      return spec.options
        .filter(({ disabledReason }) => !disabledReason)
        .slice(0, spec.min)
        .map(({ key }) => key);
    case 'allot':
      return { ...spec.proposed };
  }
}
