import {
  unlessUnknown,
  canonicalJson,
  lookAheadAfter,
  copyLookahead,
  questionMark,
  onlyAnswer,
  fingerprintSpec,
  lookaheadProblem,
  lookaheadConfirmation,
  type Answer,
  type Lookahead,
  type Json,
  type Spec,
} from '#engine';
import {
  buildFields,
  ASK_LATER,
  duplicateAmountsWarning,
  readFields,
  type FormField,
  type FieldRule,
} from './fields.ts';

/** Form for several questions of one player that follow one another, filled in at once. */
export interface ChainForm {
  title: string;
  /**
   * Message if there is nothing to fill in and the form would have no effect. Without it, all is answered without a
   * form.
   */
  emptyMessage?: string;
  /** Confirmation text if nothing that was filled in has an effect; without it, the player is not asked to confirm. */
  noEffectMessage?: string;
  /** Answers given before there is anything to fill in. */
  initialAnswers: Answer[];
  /** Fill rules of its questions, by question name. Any other question ends the form. */
  fieldRules: Record<string, FieldRule>;
  /** Questions that are answered as proposed, without a field. */
  silentAnswers?: Record<string, (spec: Spec) => Answer>;
  /**
   * Questions that may come in between: the player is still asked them, and what follows is filled in as if these were
   * the answers.
   */
  interveningAnswers?: Record<string, (spec: Spec) => Answer>;
  /** Answers that are repeated from then on. */
  repeatedAnswers?: RepeatedAnswer[];
  /** Text above its first field. */
  about?: string;
  /** Question names in the order in which their fields are shown; fields of other questions come after them. */
  fieldOrder?: string[];
  /**
   * Last field, about what follows the form: the marked option gives the answers, no matter how the questions look by
   * then.
   */
  finalField?: { field: FormField; replies: Record<string, { question: string; reply: Answer }[]> };
}

/** Planned answer to a later question. */
export interface PlanStep {
  question: string;
  reply: Answer;
  /**
   * Mark of the question when the player planned this (`questionMark`); without it, the answer is given no matter how
   * the question looks.
   */
  seen?: string;
}

/** Filled-in form, as answers: the first is given at once, the others when they are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** Text about what the player may lose without meaning to; the player has to confirm it. */
  confirmation?: string;
}

/** Answer that is repeated each time the question is asked; without a reply, the answer that the question proposes. */
export interface RepeatedAnswer {
  question: string;
  about: Record<string, Json>;
  reply?: Answer;
  while?: Json;
}

/** Returns the proposed answer to a question. */
export type Proposer = (at: Lookahead) => Answer;

/** Maximum length of a form's title or of a field's label, in characters. */
const TITLE = 45;

/** Returns the first title or label that fits; the last if none does. */
export const firstFitting = (...titles: string[]): string =>
  titles.find(({ length }) => length <= TITLE) ?? titles.at(-1) ?? '';

/** Maximum number of fields in a form. */
const FIELDS = 5;

/** Question that a form reaches: with `filling` it has fields, with `fixed` it is answered without asking. */
interface Step {
  at: Lookahead;
  question: string;
  /** Name of the question, with the number of its repetition: "payment", "payment~2". */
  name: string;
  filling?: FieldRule;
  fixed?: Answer;
  /** The player is asked it separately. */
  aside?: true;
  /** There is nothing to decide. */
  sole?: true;
  /** Names of the questions before it. */
  before: readonly string[];
}

function stepAt(at: Lookahead, form: ChainForm, before: readonly string[]): Step | undefined {
  const { question } = at.open.ask;
  const times = before.filter((one) => one === question).length;
  const step = { at, question, name: times ? `${question}~${times + 1}` : question, before: [...before] };
  if (before.length < form.initialAnswers.length) return { ...step, fixed: form.initialAnswers[before.length] };
  const quiet = form.silentAnswers?.[question];
  if (quiet) return { ...step, fixed: quiet(at.spec) };
  const between = form.interveningAnswers?.[question];
  if (between) return { ...step, fixed: between(at.spec), aside: true };
  const filling = Object.hasOwn(form.fieldRules, question) ? form.fieldRules[question] : undefined;
  if (!filling) return undefined;
  // A field with only one possible number would be useless.
  const isUseless = at.spec.kind === 'number' ? at.spec.min === at.spec.max : filling.onlyIfOpen;
  const sole = isUseless ? onlyAnswer(at.spec) : undefined;
  return sole === undefined ? { ...step, filling } : { ...step, fixed: sole, sole: true };
}

/**
 * Goes through the questions of a form; `answered` returns the answer to each, undefined ends the form. Returns the
 * question reached then; undefined if there is none.
 */
function walk(start: Lookahead, form: ChainForm, answered: (step: Step) => Answer | undefined): string | undefined {
  const before: string[] = [];
  for (let at: Lookahead | undefined = copyLookahead(start); at;) {
    const step = stepAt(at, form, before);
    const reply = step && unlessUnknown(() => answered(step));
    if (reply === undefined || step?.filling?.isLast) return at.open.ask.question;
    before.push(step?.question ?? '');
    at = lookAheadAfter(at, reply);
  }
  return undefined;
}

/** Returns the proposed answer to a question of a form. */
const proposed = ({ at, filling }: Step, propose: Proposer): Answer => {
  const thought = propose(at);
  return filling?.adjustProposal?.(at.spec, thought) ?? thought;
};

/** Returns the answer to assume, so that what follows can be filled in. */
const leading = (step: Step, proposal: Answer): Answer =>
  step.filling?.assumedAnswer?.(step.at.spec, proposal) ?? proposal;

/** Numbers fields with the same label. */
function distinct(fields: readonly FormField[]): FormField[] {
  const alike = (field: FormField): FormField[] => fields.filter(({ label }) => label === field.label);
  return fields.map((field) => {
    const [all, ORDINALS] = [alike(field), ['first', 'second', 'third', 'fourth', 'fifth']];
    return all.length < 2 ? field : { ...field, label: `${field.label} (${ORDINALS[all.indexOf(field)]})` };
  });
}

/** Returns the fields of a form, filled in as proposed; empty if there is nothing to fill in. */
export function composeFields(start: Lookahead, form: ChainForm, propose: Proposer): FormField[] {
  const found: { question: string; fields: FormField[] }[] = [];
  let room = FIELDS - (form.finalField ? 1 : 0);
  walk(start, form, (step) => {
    const { at, question, name, filling: rule, fixed, before } = step;
    if (!rule) return fixed;
    const filling = { ...rule, ...(rule.labelAt && { label: rule.labelAt(at, before) }) };
    const proposal = proposed(step, propose);
    const taken = (reply: Answer): boolean => lookaheadProblem(at, reply) === undefined;
    const fields = buildFields({ name, spec: at.spec, proposal, filling, taken });
    if (!fields || fields.length > room) return undefined;
    room -= fields.length;
    found.push({ question, fields: headed(fields, filling.head?.(at, before)) });
    return leading(step, proposal);
  });
  // A form that could be sent in only one way is not shown, if it has initial answers: the question they lead to is
  // asked instead.
  const isIdle =
    form.initialAnswers.length > 0 &&
    form.emptyMessage === undefined &&
    !found.some(({ fields }) => fields.some(isOpen));
  if (!found.length || isIdle) return [];
  const rank = ({ question }: { question: string }): number => {
    const place = form.fieldOrder?.indexOf(question) ?? -1;
    return place < 0 ? FIELDS : place;
  };
  const [first, ...rest] = distinct(found.toSorted((a, b) => rank(a) - rank(b)).flatMap(({ fields }) => fields));
  if (!first) return [];
  return [
    { ...first, ...(form.about && { hint: together(form.about, first.hint) }) },
    ...rest,
    ...(form.finalField ? [form.finalField.field] : []),
  ];
}

/** Number of characters above a field that can be read. */
const ABOVE = 100;

/** Joins two texts if both fit; else returns the first. */
const together = (first: string, second = ''): string =>
  second && first.length + second.length < ABOVE ? `${first} ${second}` : first;

/** Adds a heading to the hint of the first field. */
const headed = (fields: FormField[], head: string | undefined): FormField[] =>
  fields.map((field, i) => (i || head === undefined ? field : { ...field, hint: together(head, field.hint) }));

/** Tells whether a field leaves anything to decide. */
const isOpen = ({ isSingle, options }: FormField): boolean => !isSingle || options.length > 1;

/** Returns the proposals all along a form. Adds to `shown` the Specs from which its fields were made. */
function proposals(
  start: Lookahead,
  form: ChainForm,
  propose: Proposer,
  shown: Map<string, Spec>,
): Map<string, Answer> {
  const found = new Map<string, Answer>();
  walk(start, form, (step) => {
    if (!step.filling) return step.fixed;
    const proposal = proposed(step, propose);
    found.set(step.name, proposal);
    if (!step.filling.presets) shown.set(step.name, step.at.spec);
    return leading(step, proposal);
  });
  return found;
}

/**
 * Converts a filled-in form into answers. A dependent field that was left as proposed, and no longer fits after an
 * earlier change, takes the new proposal. Returns a sentence if something cannot be answered so; questions that cannot
 * be foreseen are asked when they come.
 */
export function gatherAnswers(
  start: Lookahead,
  form: ChainForm,
  propose: Proposer,
  given: Record<string, string[]>,
): FormAnswers | string {
  const shown = new Map<string, Spec>();
  const before = proposals(start, form, propose, shown);
  const planned: PlanStep[] = [];
  const filled = new Set<string>();
  // If the player agrees that nothing is done, the questions that could have followed are not missing.
  let isOver = false;
  let wrong: string | undefined;
  const regrets: string[] = [];
  let isVain = form.noEffectMessage !== undefined;
  // After an answer that differs from the proposal, later questions may be about other things than the form showed.
  let hasChanged = false;
  let begun: PlanStep | undefined;
  const next = walk(start, form, (step) => {
    const { at, question, name } = step;
    const then = shown.get(name);
    const reply = replied(step, { given, propose, before, planned, then, hasChanged });
    if (reply === undefined) begun = beginning(step, { given, propose, before, planned, then, hasChanged });
    // Without fields, the player agreed only to the initial answers: the next question explains why it has a single
    // answer.
    if (reply === undefined || reply === ASK_LATER || (step.sole && !Object.keys(given).length)) return undefined;
    wrong = lookaheadProblem(at, reply as Answer);
    if (wrong !== undefined) {
      wrong += mendedElsewhere(step, reply as Answer);
      return undefined;
    }
    isOver ||=
      step.filling?.assumedAnswer !== undefined &&
      canonicalJson(step.filling.assumedAnswer(at.spec, reply as Answer)) !== canonicalJson(reply as Answer);
    const lost = step.filling && lookaheadConfirmation(at, reply as Answer);
    if (lost !== undefined) regrets.push(lost);
    const twice =
      step.filling && duplicateAmountsWarning(name, shown.get(name) ?? at.spec, step.filling, reply as Answer, given);
    if (twice !== undefined) regrets.push(twice);
    if (step.filling && !isNothing(reply as Answer)) isVain = false;
    hasChanged ||= before.has(name) && canonicalJson(before.get(name) ?? null) !== canonicalJson(reply as Answer);
    if (!step.aside) planned.push({ question, reply: reply as Answer, seen: questionMark(at) });
    filled.add(name);
    return reply as Answer;
  });
  const [first, ...rest] = planned;
  if (wrong !== undefined || !first) return wrong ?? 'This form is out of date. Open it again.';
  // The answers of the final field apply only after all the others.
  const whole =
    isOver ||
    Object.keys(given).every(
      (field) => field === form.finalField?.field.key || filled.has(field.replace(/\.\d+$/, '')),
    );
  const last = whole && form.finalField ? repliesTo(form.finalField, given) : [];
  // If another question is asked first, the form may still have an effect.
  const isLast = form.finalField
    ? Object.values(form.finalField.replies).some((replies) => replies.some(({ question }) => question === next))
    : next === undefined;
  if (isVain && isLast && !regrets.length) regrets.push(form.noEffectMessage ?? '');
  return {
    reply: first.reply,
    planned: [...rest, ...(begun ? [begun] : last)],
    ...(form.repeatedAnswers && { standing: form.repeatedAnswers }),
    ...(regrets.length && { confirmation: regrets.join(' ') }),
  };
}

/** Returns the answers that follow from the option marked in the final field; empty for an unknown option. */
function repliesTo(
  { field, replies }: NonNullable<ChainForm['finalField']>,
  given: Record<string, string[]>,
): { question: string; reply: Answer }[] {
  const [marked = ''] = given[field.key] ?? [];
  return (Object.hasOwn(replies, marked) && replies[marked]) || [];
}

/**
 * Submitted form, as far as it has been processed; `then`: the Spec from which the fields of the question were made.
 */
interface Sent {
  given: Record<string, string[]>;
  propose: Proposer;
  before: ReadonlyMap<string, Answer>;
  planned: readonly PlanStep[];
  then: Spec | undefined;
  hasChanged: boolean;
}

/** Returns the answer to a question; undefined if the player is asked. */
function replied(step: Step, sent: Sent): Answer | typeof ASK_LATER | undefined {
  const { at, filling, fixed } = step;
  const { then, hasChanged, before } = sent;
  if (hasChanged && filling?.remap && then && fingerprintSpec(then) !== fingerprintSpec(at.spec))
    return restated(step, then, sent);
  const reply = filling ? filledIn(step, filling, before, sent) : fixed;
  return hasChanged && tellsOfMore(at.spec, then, reply) ? undefined : reply;
}

/**
 * Remaps what was filled in for a question that looks different now; undefined if that is unclear or would be refused.
 */
function restated({ at, name, filling }: Step, then: Spec, { before, given, planned }: Sent): Answer | undefined {
  const read = filling && readFields(name, then, before.get(name) ?? null, filling, given);
  if (!read || read === ASK_LATER) return undefined;
  const earlier = Object.fromEntries(planned.map(({ question, reply }) => [question, reply]));
  const now = filling.remap?.({ spec: then, reply: read.reply }, at.spec, earlier);
  return now !== undefined && lookaheadProblem(at, now) === undefined ? now : undefined;
}

/**
 * Returns what was filled in for a question that looks different now, as a plan with which the player continues when
 * asked.
 */
function beginning({ at, filling, name }: Step, { given, before, then }: Sent): PlanStep | undefined {
  if (!filling || filling.presets || !then || fingerprintSpec(then) === fingerprintSpec(at.spec)) return undefined;
  const read = readFields(name, then, before.get(name) ?? null, filling, given);
  if (!read || read === ASK_LATER || isNothing(read.reply)) return undefined;
  return { question: at.open.ask.question, reply: read.reply, seen: questionMark({ ...at, spec: then }) };
}

/**
 * Tells whether an answer is about something that is not there, or whether there is something that it could not be
 * about.
 */
const tellsOfMore = (now: Spec, then: Spec | undefined, reply: Answer | typeof ASK_LATER | undefined): boolean =>
  reply !== undefined && reply !== ASK_LATER && (namesMore(now, reply as Answer) || hasMore(then, now));

/** Tells whether an answer counts or chooses something that is not there. */
function namesMore(spec: Spec, reply: Answer): boolean {
  if (spec.kind === 'allot')
    return Object.keys(reply ?? {}).some((key) => !spec.amounts.some((line) => line.key === key));
  if (spec.kind !== 'choose' || !Array.isArray(reply)) return false;
  return reply.some((key) => !spec.options.some((option) => option.key === key));
}

/** Tells whether there is more to count than the form could show when it was made. */
function hasMore(then: Spec | undefined, now: Spec): boolean {
  if (then?.kind !== 'allot' || now.kind !== 'allot') return false;
  const most = new Map(then.amounts.map(({ key, max }) => [key, max]));
  return now.amounts.some(({ key, max }) => max > (most.get(key) ?? 0));
}

/** Tells whether an answer counts or chooses nothing. */
const isNothing = (reply: Answer): boolean =>
  reply === null ||
  (Array.isArray(reply) ? !reply.length : typeof reply === 'object' && !Object.values(reply).some(Boolean));

/** Returns a hint to an option that would correct the error and has no field in the form; empty if there is none. */
function mendedElsewhere({ at }: Step, reply: Answer): string {
  const { spec } = at;
  if (spec.kind !== 'allot' || reply === null || typeof reply !== 'object' || Array.isArray(reply)) return '';
  const mending = spec.amounts.find(
    ({ key, max, isCorrective }) =>
      isCorrective &&
      Array.from({ length: max }, (_, n) => ({ ...reply, [key]: n + 1 })).some(
        (one) => lookaheadProblem(at, one) === undefined,
      ),
  );
  return mending
    ? ` To fix this, press **Do something else** and choose “${mending.label}” (${mending.hint ?? ''}).`
    : '';
}

/**
 * Returns what the fields say about a question. If they were left as proposed and no longer fit, returns the present
 * proposal for a dependent question, else undefined.
 */
function filledIn(
  step: Step,
  filling: FieldRule,
  before: ReadonlyMap<string, Answer>,
  { given, propose }: { given: Record<string, string[]>; propose: Proposer },
): Answer | typeof ASK_LATER | undefined {
  const { at, name } = step;
  const was = before.get(name);
  if (was === undefined || filling.presets) {
    const now = readFields(name, at.spec, proposed(step, propose), filling, given);
    return now === undefined || now === ASK_LATER ? now : now.reply;
  }
  const read = readFields(name, at.spec, was, filling, given);
  if (read === undefined || read === ASK_LATER) return read;
  if (canonicalJson(read.reply) !== canonicalJson(was) || lookaheadProblem(at, read.reply) === undefined)
    return read.reply;
  return filling.isDependent ? proposed(step, propose) : undefined;
}
