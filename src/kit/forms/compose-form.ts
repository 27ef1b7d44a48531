import { lookaheadProblem, lookaheadSums, type Answer, type Lookahead, type PassedWindow } from '#engine';
import { displayedSpec, leading, proposed, walk, type ChainForm, type Proposer, type FormStep } from './chain-form.ts';
import type { PartFields } from './count-fields.ts';
import { buildFields } from './fields.ts';
import type { FormField } from './form-field.ts';
import { windowsField } from './passed-windows.ts';
import { readCountKeys, type CountReader } from './typed-counts.ts';

/** Maximum number of fields in a form. */
const FIELDS = 5;

/** Numbers fields with the same label. */
function distinct(fields: readonly FormField[]): FormField[] {
  const alike = (field: FormField): FormField[] => fields.filter(({ label }) => label === field.label);
  return fields.map((field) => {
    const [all, ORDINALS] = [alike(field), ['first', 'second', 'third', 'fourth', 'fifth']];
    return all.length < 2 ? field : { ...field, label: `${field.label} (${ORDINALS[all.indexOf(field)]})` };
  });
}

/** A question of a form, with its parts. */
interface FormQuestion {
  question: string;
  parts: PartFields[];
  /** Text above the question's first field. */
  head?: string | undefined;
  /** Sums of the proposal. */
  sums: string;
}

/** Form with its fields, filled in as proposed. */
export interface ComposedForm {
  fields: FormField[];
  /** Text above the fields, if there is room for one. */
  about?: string;
  /** The answers that the form gives if nothing is changed. */
  proposal: { question: string; reply: Answer }[];
}

/** Returns a form with its fields; without any if there is nothing to fill in. `read`: reads typed counts. */
export function composeForm(
  start: Lookahead,
  form: ChainForm,
  propose: Proposer,
  read: CountReader = readCountKeys,
): ComposedForm {
  const found: FormQuestion[] = [];
  const proposal: ComposedForm['proposal'] = [];
  let room = FIELDS - (form.finalField ? 1 : 0);
  const passed: PassedWindow[] = [];
  const fill = (step: FormStep): Answer | undefined => {
    const { at, question, name, filling: rule, fixed, before } = step;
    if (!rule) {
      if (fixed !== undefined) proposal.push({ question, reply: fixed });
      return fixed;
    }
    const filling = { ...rule, ...(rule.labelAt && { label: rule.labelAt(at, before) }) };
    const reply = proposed(step, propose);
    const taken = (other: Answer): boolean => lookaheadProblem(at, other) === undefined;
    const parts = buildFields({ name, spec: displayedSpec(at), proposal: reply, filling, taken, read });
    const size = parts?.reduce((sum, { compact }) => sum + compact.length, 0) ?? 0;
    if (!parts || size > room) return undefined;
    room -= size;
    proposal.push({ question, reply });
    const sums = filling.presets || at.spec.kind !== 'allot' ? '' : lookaheadSums(at, reply);
    found.push({ question, parts, sums, head: filling.head?.(at, before) });
    return leading(step, reply);
  };
  walk(start, form, fill, form.hasWindowsField && passed);
  // A form that could be sent in only one way is not shown, if it has initial answers: the question they lead to is
  // asked instead.
  const isIdle =
    form.initialAnswers.length > 0 &&
    form.emptyMessage === undefined &&
    !found.some(({ parts }) => parts.some(({ compact }) => compact.some(isOpen)));
  if (!found.length || isIdle) return { fields: [], proposal };
  const declinable = room > 0 ? windowsField(passed) : undefined;
  const { fields, about } = layOut(inOrder(found, form.fieldOrder), form.about, room - (declinable ? 1 : 0));
  return {
    fields: [
      ...distinct(fields),
      ...(declinable ? [declinable] : []),
      ...(form.finalField ? [form.finalField.field] : []),
    ],
    ...(about && { about }),
    proposal,
  };
}

/** Sorts the questions of a form as they are shown. */
function inOrder(found: readonly FormQuestion[], order: readonly string[] = []): FormQuestion[] {
  const rank = ({ question }: FormQuestion): number => {
    const place = order.indexOf(question);
    return place < 0 ? FIELDS : place;
  };
  return found.toSorted((a, b) => rank(a) - rank(b));
}

/**
 * Lays out the fields of a form in the room left: the first parts that fit are shown the better way, and what is left
 * takes the text above all fields. Without room, the texts stand above single fields as far as they fit.
 */
function layOut(
  found: readonly FormQuestion[],
  about: string | undefined,
  room: number,
): { fields: FormField[]; about?: string } {
  let left = room;
  const shown = found.map((one) => ({
    ...one,
    parts: one.parts.map(({ compact, wide, choices }) => {
      const more = (wide?.length ?? 0) - compact.length;
      if (!wide || more > left) return { fields: compact, choices };
      left -= more;
      return { fields: wide, choices: undefined };
    }),
  }));
  const listed = shown.flatMap(({ parts }) =>
    parts.flatMap(({ fields, choices }) => (choices ? [`**${fields[0]?.label ?? ''}**: up to ${choices}`] : [])),
  );
  const texts = [
    ...(about ? [about] : []),
    ...listed,
    ...shown.flatMap(({ sums }) => (sums ? [`Suggested: ${sums}`] : [])),
  ];
  if (left > 0)
    return {
      fields: shown.flatMap(({ parts, head }) =>
        headed(
          parts.flatMap(({ fields }) => fields),
          head,
        ),
      ),
      about: texts.join('\n'),
    };
  const fields = shown.flatMap(({ parts, head, sums }) => {
    const own = parts.flatMap((part) => (part.choices ? headed(part.fields, `Up to ${part.choices}`) : part.fields));
    return headed(headed(own, sums || undefined), head);
  });
  return { fields: headed(fields, about) };
}

/** Number of characters above a field that can be read. */
const ABOVE = 100;

/** Joins two texts if both fit; else returns the first. */
const together = (first: string, second = ''): string =>
  second && first.length + second.length < ABOVE ? `${first} ${second}` : first;

/** Adds a heading to the hint of the first field. */
const headed = (fields: FormField[], head: string | undefined): FormField[] =>
  fields.map((field, i) => (i || !head ? field : { ...field, hint: together(head, field.hint) }));

/** Tells whether a field leaves anything to decide. */
const isOpen = ({ isSingle, options }: FormField): boolean => !isSingle || options.length > 1;
