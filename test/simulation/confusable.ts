import type { Option, Spec } from '#engine';

const told = ({ label, group = '', hint = '' }: Option): string => [label, group, hint].join(' · ');
/** Copies of one card, of which it is all the same which is meant. */
const isCopy = (key: string): boolean => key.includes('#');
/** A key such as "p1u4", or "u4" in games begun before each seat counted its own. */
const isUnit = (key: string): boolean => /^([a-z]+\d+)?u\d+$/.test(key);

/**
 * What the choices of a question are called on their buttons and lines, where two of them are called alike: nobody could tell which is
 * which. Of several that are taken together, units of one kind in one place may be.
 */
export function confusable(spec: Spec): string[] {
  let called: string[] = [];
  if (spec.kind === 'order') called = spec.options.filter(({ key }) => !isCopy(key)).map(({ label }) => label);
  if (spec.kind === 'choose') {
    const open = spec.options.filter(({ key, disabledReason }) => disabledReason === undefined && !isCopy(key));
    called = spec.max > 1 ? open.filter(({ key }) => !isUnit(key)).map(told) : open.map(({ label }) => label);
  }
  if (spec.kind === 'allot') called = spec.amounts.filter(({ max }) => max > 0).map(told);
  const folded = called.map((one) => one.toLowerCase());
  return [...new Set(called.filter((one, i) => folded.indexOf(one.toLowerCase()) !== i))];
}
