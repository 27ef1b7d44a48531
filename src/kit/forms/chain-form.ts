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
  type FillRule,
} from './fields.ts';

/** A form: several questions of one player that follow one another, filled in at once. */
export interface ChainForm {
  title: string;
  /** What is said instead where there is nothing to fill in: it would come to nothing. Left out, all is answered without a form. */
  emptyMessage?: string;
  /** What is said where all that was filled in comes to nothing, and they are asked once more; left out, nobody is. */
  noEffectMessage?: string;
  /** What is answered before there is anything to fill in. */
  initialAnswers: Answer[];
  /** Questions it fills in, by their names. One that is none of these ends it. */
  fillRules: Record<string, FillRule>;
  /** Questions that are answered as proposed, without a field. */
  silentAnswers?: Record<string, (spec: Spec) => Answer>;
  /** Questions that may come in between: they are asked all the same, and what follows is filled in as if they were answered so. */
  interveningAnswers?: Record<string, (spec: Spec) => Answer>;
  /** What is answered so from then on. */
  repeatedAnswers?: RepeatedAnswer[];
  /** What is said above its first field. */
  about?: string;
  /** The order in which their fields are shown; those it does not name come after. */
  fieldOrder?: string[];
  /** What else is marked in it, for what comes after all that: whatever is asked then, it is answered so. */
  finalField?: { field: FormField; replies: Record<string, { question: string; reply: Answer }[]> };
}

/** What is asked later, and how it is answered then. */
export interface PlanStep {
  question: string;
  reply: Answer;
  /** How the question looked to the player who planned this, and where (`markOf`); without it, it is answered however it looks. */
  seen?: string;
}

/** What has been filled in, as answers: the first at once, the others when they are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** What whoever filled it in may not mean to lose by it: they are asked once more. */
  confirmation?: string;
}

/** What is answered so each time it is asked; without a reply, as the question itself proposes. */
export interface RepeatedAnswer {
  question: string;
  about: Record<string, Json>;
  reply?: Answer;
  while?: Json;
}

/** What is proposed for a question. */
export type Proposer = (at: Lookahead) => Answer;

/** So many fields a form has room for. */
const FIELDS = 5;

/** A question that a form comes to; `filling` where it has fields there, `fixed` where it is not asked about. */
interface Step {
  at: Lookahead;
  question: string;
  /** The question, and which time it is asked: "payment", "payment~2". */
  name: string;
  filling?: FillRule;
  fixed?: Answer;
  /** It is asked by itself. */
  aside?: true;
  /** There is nothing to decide. */
  sole?: true;
}

function stepAt(at: Lookahead, form: ChainForm, before: readonly string[]): Step | undefined {
  const { question } = at.open.ask;
  const times = before.filter((one) => one === question).length;
  const step = { at, question, name: times ? `${question}~${times + 1}` : question };
  if (before.length < form.initialAnswers.length) return { ...step, fixed: form.initialAnswers[before.length] };
  const quiet = form.silentAnswers?.[question];
  if (quiet) return { ...step, fixed: quiet(at.spec) };
  const between = form.interveningAnswers?.[question];
  if (between) return { ...step, fixed: between(at.spec), aside: true };
  if (!Object.hasOwn(form.fillRules, question)) return undefined;
  // A field that could say but one number would be none.
  const isSole = at.spec.kind === 'number' && at.spec.min === at.spec.max;
  return isSole ? { ...step, fixed: onlyAnswer(at.spec), sole: true } : { ...step, filling: form.fillRules[question] };
}

/** The questions of a form one after the other; `answered` says how each is, undefined ends it. Gives the one it comes to then. */
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

/** What is proposed for a question of a form. */
const proposed = ({ at, filling }: Step, propose: Proposer): Answer => {
  const thought = propose(at);
  return filling?.adjustProposal?.(at.spec, thought) ?? thought;
};

/** What is answered so that what follows can be filled in. */
const leading = (step: Step, proposal: Answer): Answer =>
  step.filling?.assumedAnswer?.(step.at.spec, proposal) ?? proposal;

/** Fields of one name are told apart by which comes first. */
function distinct(fields: readonly FormField[]): FormField[] {
  const alike = (field: FormField): FormField[] => fields.filter(({ label }) => label === field.label);
  return fields.map((field) => {
    const [all, ORDINALS] = [alike(field), ['first', 'second', 'third', 'fourth', 'fifth']];
    return all.length < 2 ? field : { ...field, label: `${field.label} (${ORDINALS[all.indexOf(field)]})` };
  });
}

/** The fields of a form as it would be filled in by whoever agrees with all that is proposed; none where there is nothing to fill in. */
export function composeFields(start: Lookahead, form: ChainForm, propose: Proposer): FormField[] {
  const found: { question: string; fields: FormField[] }[] = [];
  let room = FIELDS - (form.finalField ? 1 : 0);
  walk(start, form, (step) => {
    const { at, question, name, filling, fixed } = step;
    if (!filling) return fixed;
    const proposal = proposed(step, propose);
    const taken = (reply: Answer): boolean => lookaheadProblem(at, reply) === undefined;
    const fields = buildFields({ name, spec: at.spec, proposal, filling, taken });
    if (!fields || fields.length > room) return undefined;
    room -= fields.length;
    found.push({ question, fields: headed(fields, filling.head?.(at)) });
    return leading(step, proposal);
  });
  // What could be sent in one way only is asked for by itself, where there is a beginning that leads there.
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
  return [
    { ...first, ...(form.about && { hint: together(form.about, first.hint) }) },
    ...rest,
    ...(form.finalField ? [form.finalField.field] : []),
  ];
}

/** So much of what stands above a field can be read. */
const ABOVE = 100;

/** The first, and the second where there is room for both. */
const together = (first: string, second = ''): string =>
  second && first.length + second.length < ABOVE ? `${first} ${second}` : first;

/** With what there is to know before it is filled in. */
const headed = (fields: FormField[], head: string | undefined): FormField[] =>
  fields.map((field, i) => (i || head === undefined ? field : { ...field, hint: together(head, field.hint) }));

/** Whether anything can be decided there. */
const isOpen = ({ isSingle, options }: FormField): boolean => !isSingle || options.length > 1;

/** What would be proposed all along, and in `shown` what its fields were made from. */
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
 * What was filled in, as answers. Whoever left a later field as it was proposed, and changed what comes before it, wants what would be
 * proposed then. What cannot be answered so is said, in a sentence; what cannot be told yet is asked when it comes to that.
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
  // Where somebody agrees that nothing be done, what could have followed is not missed.
  let isOver = false;
  let wrong: string | undefined;
  const regrets: string[] = [];
  let isVain = form.noEffectMessage !== undefined;
  // Once something is filled in otherwise than proposed, what comes after it may be about other things than the form spoke of.
  let hasChanged = false;
  let begun: PlanStep | undefined;
  const next = walk(start, form, (step) => {
    const { at, question, name } = step;
    const then = shown.get(name);
    const reply = replied(step, { given, propose, before, planned, then, hasChanged });
    if (reply === undefined) begun = beginning(step, { given, propose, before, planned, then, hasChanged });
    // Where there was no form to fill in, nothing is agreed to beyond its beginning: what is asked says why it has but one answer.
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
  if (wrong !== undefined || !first) return wrong ?? 'That can no longer be done so.';
  // What comes after all that is done only after all that.
  const whole =
    isOver ||
    Object.keys(given).every(
      (field) => field === form.finalField?.field.key || filled.has(field.replace(/\.\d+$/, '')),
    );
  const last = whole && form.finalField ? repliesTo(form.finalField, given) : [];
  // Where something else is asked first, more may come of it.
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

/** What follows by what was marked in the last field; nothing for an option that it does not have. */
function repliesTo(
  { field, replies }: NonNullable<ChainForm['finalField']>,
  given: Record<string, string[]>,
): { question: string; reply: Answer }[] {
  const [marked = ''] = given[field.key] ?? [];
  return Object.hasOwn(replies, marked) ? replies[marked] : [];
}

/** A form as it was sent, as far as it has been gone through; `then`: the question as its fields were made from it. */
interface Sent {
  given: Record<string, string[]>;
  propose: Proposer;
  before: ReadonlyMap<string, Answer>;
  planned: readonly PlanStep[];
  then: Spec | undefined;
  hasChanged: boolean;
}

/** What a question is answered with; undefined where it is asked. */
function replied(step: Step, sent: Sent): Answer | typeof ASK_LATER | undefined {
  const { at, filling, fixed } = step;
  const { then, hasChanged, before } = sent;
  if (hasChanged && filling?.remap && then && fingerprintSpec(then) !== fingerprintSpec(at.spec))
    return restated(step, then, sent);
  const reply = filling ? filledIn(step, filling, before, sent) : fixed;
  return hasChanged && tellsOfMore(at.spec, then, reply) ? undefined : reply;
}

/** What was filled in for a question that looks otherwise now, as far as that can be told, and would be taken. */
function restated({ at, name, filling }: Step, then: Spec, { before, given, planned }: Sent): Answer | undefined {
  const read = filling && readFields(name, then, before.get(name) ?? null, filling, given);
  if (!read || read === ASK_LATER) return undefined;
  const earlier = Object.fromEntries(planned.map(({ question, reply }) => [question, reply]));
  const now = filling.remap?.({ spec: then, reply: read.reply }, at.spec, earlier);
  return now !== undefined && lookaheadProblem(at, now) === undefined ? now : undefined;
}

/** What was filled in for a question that looks otherwise now, and is asked for that: they go on from there. */
function beginning({ at, filling, name }: Step, { given, before, then }: Sent): PlanStep | undefined {
  if (!filling || filling.presets || !then || fingerprintSpec(then) === fingerprintSpec(at.spec)) return undefined;
  const read = readFields(name, then, before.get(name) ?? null, filling, given);
  if (!read || read === ASK_LATER || isNothing(read.reply)) return undefined;
  return { question: at.open.ask.question, reply: read.reply, seen: questionMark({ ...at, spec: then }) };
}

/** Whether an answer is about something that is not there, or there is something it could not be about. */
const tellsOfMore = (now: Spec, then: Spec | undefined, reply: Answer | typeof ASK_LATER | undefined): boolean =>
  reply !== undefined && reply !== ASK_LATER && (namesMore(now, reply as Answer) || hasMore(then, now));

/** Whether an answer counts or chooses what is not there. */
function namesMore(spec: Spec, reply: Answer): boolean {
  if (spec.kind === 'allot')
    return Object.keys(reply ?? {}).some((key) => !spec.amounts.some((line) => line.key === key));
  if (spec.kind !== 'choose' || !Array.isArray(reply)) return false;
  return reply.some((key) => !spec.options.some((option) => option.key === key));
}

/** Whether there is more to count than a form could show when it was made. */
function hasMore(then: Spec | undefined, now: Spec): boolean {
  if (then?.kind !== 'allot' || now.kind !== 'allot') return false;
  const most = new Map(then.amounts.map(({ key, max }) => [key, max]));
  return now.amounts.some(({ key, max }) => max > (most.get(key) ?? 0));
}

/** Whether an answer counts or chooses none of what there is. */
const isNothing = (reply: Answer): boolean =>
  reply === null ||
  (Array.isArray(reply) ? !reply.length : typeof reply === 'object' && !Object.values(reply).some(Boolean));

/** Where to do what a form has no field for, and what would make good what is wrong. */
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
    ? ` This form has no field for that: under **Do something else** there is “${mending.label}” (${mending.hint ?? ''}).`
    : '';
}

/** What its fields say of a question; as it would be proposed now where they were left as they were, and no longer fit. */
function filledIn(
  step: Step,
  filling: FillRule,
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
