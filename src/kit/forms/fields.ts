import type { AmountOption, Answer, Option, Spec } from '#engine';
import { formatChoiceRange } from '#text/sentences.ts';
import { countParts, partFields, readMarkedCounts, type PartFields } from './count-fields.ts';
import { AS_PROPOSED, type FieldRule } from './field-rule.ts';
import { hintOf, option, OPTIONS, type FormField } from './form-field.ts';
import { writeCounts, type CountReader } from './typed-counts.ts';

/** Options for choosing nothing and for being asked later. */
const NONE = '-';
export const ASK_LATER = '?';

const keysOf = (answer: Answer): string[] => (Array.isArray(answer) ? answer : []);

/** Question to be filled in, as the source of its fields. */
export interface FieldSource {
  /** Prefix of the keys of the question's fields. */
  name: string;
  spec: Spec;
  proposal: Answer;
  filling: FieldRule;
  /** Tells whether an answer would be accepted. */
  taken: (reply: Answer) => boolean;
  /** Reads typed counts. */
  read: CountReader;
}

/** Builds the fields of a question, filled in as proposed; undefined if a form cannot show it. */
export function buildFields(of: FieldSource): PartFields[] | undefined {
  const found = fieldsOf(of);
  const isShown = ({ options, text }: FormField): boolean =>
    text !== undefined || (options.length > 0 && options.length <= OPTIONS);
  const parts = found?.filter(({ compact }) => compact.length);
  // A question of which nothing can be chosen alone ends the form.
  if (!parts || (found?.length && !parts.length)) return undefined;
  return parts.every(({ compact }) => compact.every(isShown)) ? parts : undefined;
}

function fieldsOf({ name, spec, proposal, filling, taken, read }: FieldSource): PartFields[] | undefined {
  if (filling.presets) return [{ compact: [presetField(name, spec, proposal, filling, filling.presets)] }];
  const { label } = filling;
  switch (spec.kind) {
    case 'none':
    case 'order':
      return undefined;
    case 'number': {
      const numbers = Array.from({ length: Math.min(OPTIONS + 1, spec.max - spec.min + 1) }, (_, i) =>
        String(spec.min + i),
      );
      const options = numbers.map((key) => option({ key, label: key }, key === String(proposal)));
      return [{ compact: [{ key: name, label, isSingle: true, options }] }];
    }
    case 'choose':
      return [{ compact: [choiceField(name, spec, proposal, filling)] }];
    case 'allot': {
      const able = (key: string, count: number): boolean => !filling.soloAmountsOnly || taken({ [key]: count });
      const write = (lines: readonly AmountOption[], counts: Record<string, number>): string =>
        writeCounts(lines, counts, read, filling.placeWord);
      return countParts(name, spec, filling).map((part) => partFields(part, proposal, able, write));
    }
  }
}

/** Builds a field of ready-made answers. */
function presetField(
  key: string,
  spec: Spec,
  proposal: Answer,
  { label, later }: FieldRule,
  presets: NonNullable<FieldRule['presets']>,
): FormField {
  const found = presets(spec, proposal);
  const marked = Math.max(
    0,
    found.findIndex((one) => one.proposed),
  );
  const isLater = !found.length || (later?.marked(spec) ?? false);
  const ways = found.map((way, i) => option(way, !isLater && i === marked));
  return {
    key,
    label,
    isSingle: true,
    options: [...ways, option({ key: ASK_LATER, label: later?.label ?? 'Ask me later' }, isLater)],
  };
}

/** Builds a field of the open options of a question. */
function choiceField(
  key: string,
  spec: Extract<Spec, { kind: 'choose' }>,
  proposal: Answer,
  { label, showsGroups }: FieldRule,
): FormField {
  const marked = keysOf(proposal);
  const open = spec.options.filter(({ disabledReason }) => disabledReason === undefined);
  const shown = (one: Option): Option => (showsGroups ? { ...one, hint: hintOf(one) } : one);
  const options = open.map((one) => option(shown(one), marked.includes(one.key)));
  if (spec.max > 1) {
    const hint = rangeHint(spec, options.length);
    return { key, label, ...(hint && { hint }), options };
  }
  const none = spec.min === 0 ? [option({ key: NONE, label: spec.emptyLabel ?? 'None' }, marked.length === 0)] : [];
  return { key, label, isSingle: true, options: [...options, ...none] };
}

/** Says how many options may be chosen; empty if any number. */
function rangeHint({ min, max }: { min: number; max: number }, available: number): string {
  if (min === max) return `Choose exactly ${max}.`;
  return min > 0 || max < available ? formatChoiceRange({ min, max }) : '';
}

/**
 * Reads what was filled in for a question, with counts as marks: ASK_LATER if it is to be asked; undefined if the form
 * contained nothing of it.
 */
export function readFields(
  name: string,
  spec: Spec,
  proposal: Answer,
  filling: FieldRule,
  given: Record<string, string[]>,
): { reply: Answer } | typeof ASK_LATER | undefined {
  if (filling.presets) {
    const [key] = given[name] ?? [];
    if (key === ASK_LATER) return ASK_LATER;
    const ways = filling.presets(spec, proposal);
    // The present proposal may be another preset.
    const way =
      ways.find((one) => one.key === key) ?? (key === AS_PROPOSED ? ways.find(({ proposed }) => proposed) : undefined);
    return way && { reply: way.reply };
  }
  if (spec.kind === 'allot') return readMarkedCounts(name, spec, proposal, filling, given);
  const values = given[name];
  if (!values) return undefined;
  if (spec.kind === 'number') return { reply: Number(values[0]) };
  return { reply: values.filter((key) => key !== NONE) };
}
