import type { Spec } from '#engine';

// What stands in a question must be words: nothing by which the program calls what lies on the table.

/** As far as keys are looked up: what lies there, by its keys, and what there is in the book. */
interface Keyed {
  state: object;
  book: { components: Record<string, { name: string }> };
}

/** Measures that read as words. The others need a label. */
const PLAIN_MEASURES = new Set([
  ...['commodities', 'credits', 'dice', 'dreadnoughts', 'influence', 'infantry', 'prerequisites', 'resources', 'ships'],
  ...['tokens', 'units', 'votes'],
  // Names of units in the fourth edition.
  ...['flagship', 'war sun', 'dreadnought', 'carrier', 'cruiser', 'destroyer', 'fighter', 'mech', 'PDS', 'space dock'],
]);
const isPlainMeasure = (name: string): boolean =>
  PLAIN_MEASURES.has(name) || / taken$|, transported$| transports$| from [A-Z(]|^from [A-Z]/.test(name);

const MAPS = ['units', 'leaders', 'planets', 'systems', 'seats', 'laws'];
/** Keys that are made by counting: "l10.p1", "trade-agreement#2", "u17". */
const COUNTED = /\b[a-z]{1,2}\d+\.\w+|\w#\d|\b[a-z][a-z-]*@[a-z]|\bundefined\b/;
const WORD = /[a-z0-9][a-z0-9-]*/g;

/** All that a question shows. */
function textsOf(spec: Spec): string[] {
  if (spec.kind === 'none') return [spec.reason];
  if (spec.kind === 'number') return [spec.prompt];
  const list = spec.kind === 'allot' ? spec.amounts : spec.options;
  const limits = spec.kind === 'allot' ? (spec.limits ?? []) : [];
  return [
    spec.prompt,
    ...list.flatMap(({ label, hint = '', group = '', disabledReason = '' }) => [label, hint, group, disabledReason]),
    ...limits.flatMap(({ measure, measureLabel, hideTally, message }) => [
      message,
      hideTally ? '' : (measureLabel ?? measure.replaceAll('-', ' ')),
    ]),
  ];
}

/** Of the texts of a question those that hold a key. */
export function withKeys({ state, book }: Keyed, spec: Spec): string[] {
  const maps = state as Record<string, Record<string, unknown> | undefined>;
  const keys = new Set(MAPS.flatMap((map) => Object.keys(maps[map] ?? {})));
  for (const [id, { name }] of Object.entries(book.components))
    if (id.includes('-') && name.toLowerCase() !== id) keys.add(id);
  const measures = spec.kind === 'allot' ? (spec.limits ?? []).flatMap(({ measure, measureLabel, hideTally }) => (hideTally ?? measureLabel !== undefined ? [] : [measure])) : []; // prettier-ignore
  return [
    ...measures.filter((one) => keys.has(one) || !isPlainMeasure(one)),
    ...textsOf(spec).filter(
      (text) => COUNTED.test(text) || (text.match(WORD) ?? []).some((word) => /[-\d]/.test(word) && keys.has(word)),
    ),
  ];
}
