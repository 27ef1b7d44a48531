import type { Json } from '#engine/json.ts';
import { type Spec, orderLength, type Option, type AmountOption, type Limit } from './spec.ts';

/** Returns the shape of a Spec without its display texts: kind, keys, limits and subject. */
export function shapeOf(spec: Spec): Json {
  if (spec.kind === 'none') return { kind: spec.kind };
  const { kind, subject = null } = spec;
  switch (spec.kind) {
    case 'number':
      return { kind, subject, min: spec.min, max: spec.max };
    case 'order':
      return { kind, subject, count: orderLength(spec), options: spec.options.map(shapeOfOption) };
    case 'choose':
      return { kind, subject, min: spec.min, max: spec.max, options: spec.options.map(shapeOfOption) };
    case 'allot':
      return { kind, subject, lines: spec.amounts.map(shapeOfLine), limits: (spec.limits ?? []).map(shapeOfLimit) };
  }
}

const shapeOfOption = ({ key, disabledReason }: Option): Json => [key, disabledReason === undefined];

const shapeOfLine = ({ key, max, min = 0, weights = {}, disabledReason }: AmountOption): Json => [
  key,
  min,
  max,
  weights,
  disabledReason === undefined,
];

const shapeOfLimit = ({ measure, atLeast, atMost }: Limit): Json => [measure, atLeast ?? null, atMost ?? null];
