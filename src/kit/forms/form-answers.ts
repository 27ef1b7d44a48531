import {
  canonicalJson,
  questionMark,
  fingerprintSpec,
  lookaheadProblem,
  lookaheadConfirmation,
  lookaheadSums,
  type Answer,
  type Lookahead,
  type Spec,
} from '#engine';
import {
  displayedSpec,
  leading,
  proposed,
  walk,
  type ChainForm,
  type FormAnswers,
  type Proposer,
  type FormStep,
} from './chain-form.ts';
import { countParts, countsOf, questionOfField, readAsMarks, type ShownPart } from './count-fields.ts';
import type { FieldRule } from './field-rule.ts';
import { ASK_LATER, readFields } from './fields.ts';
import { declineEach, listToDecline, WINDOWS } from './passed-windows.ts';
import type { PlanStep } from './planned-answers.ts';
import { readCountKeys, type CountReader } from './typed-counts.ts';

// Reading of a submitted form.

/** Specs from which the fields of a form were made, by the names of the questions, and the parts of the questions. */
interface ShownForm {
  specs: Map<string, Spec>;
  parts: ShownPart[];
}

/** Returns the proposals all along a form. Adds to `shown` what it showed. */
function proposals(start: Lookahead, form: ChainForm, propose: Proposer, shown: ShownForm): Map<string, Answer> {
  const found = new Map<string, Answer>();
  walk(start, form, (step) => {
    if (!step.filling) return step.fixed;
    const proposal = proposed(step, propose);
    found.set(step.name, proposal);
    if (!step.filling.presets) {
      shown.specs.set(step.name, step.at.spec);
      const spec = displayedSpec(step.at);
      if (spec.kind === 'allot')
        for (const part of countParts(step.name, spec, step.filling))
          shown.parts.push({ ...part, proposed: countsOf(proposal) });
    }
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
  sent: Record<string, string[]>,
  readCounts: CountReader = readCountKeys,
): FormAnswers | string {
  const shown: ShownForm = { specs: new Map(), parts: [] };
  const before = proposals(start, form, propose, shown);
  const { given, problem, isGuess } = readAsMarks(sent, shown.parts, readCounts);
  if (problem !== undefined) return problem;
  const planned: PlanStep[] = [];
  const filled = new Set<string>();
  // If the player agrees that nothing is done, the questions that could have followed are not missing.
  let isOver = false;
  let wrong: string | undefined;
  const regrets: string[] = [];
  const sums: string[] = [];
  let isVain = form.noEffectMessage !== undefined;
  // After an answer that differs from the proposal, later questions may be about other things than the form showed.
  let hasChanged = false;
  let begun: PlanStep | undefined;
  const passed = listToDecline(given);
  const read = (step: FormStep): Answer | undefined => {
    const { at, question, name } = step;
    const then = shown.specs.get(name);
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
    if (step.filling && !isNothing(reply as Answer)) isVain = false;
    hasChanged ||= before.has(name) && canonicalJson(before.get(name) ?? null) !== canonicalJson(reply as Answer);
    if (step.filling && !step.filling.presets) sums.push(lookaheadSums(at, reply as Answer));
    if (!step.aside) planned.push({ question, reply: reply as Answer, seen: questionMark(at) });
    filled.add(name);
    return reply as Answer;
  };
  const next = walk(start, form, read, passed);
  const [first, ...rest] = planned;
  if (wrong !== undefined || !first) return wrong ?? 'This form is out of date. Open it again.';
  // The answers of the final field apply only after all the others.
  const whole = isOver || isFilled(form, given, filled);
  const last = whole && form.finalField ? repliesTo(form.finalField, given) : [];
  if (isVain && isAtEnd(form, next) && !regrets.length) regrets.push(form.noEffectMessage ?? '');
  const standing = [...(form.repeatedAnswers ?? []), ...declineEach(passed)];
  return {
    reply: first.reply,
    planned: [...rest, ...(begun ? [begun] : last)],
    ...(standing.length && { standing }),
    ...(regrets.length && { confirmation: regrets.join(' ') }),
    ...(sums.some(Boolean) && { sums: sums.filter(Boolean).join('\n') }),
    ...(isGuess && { isGuess }),
  };
}

/** Tells whether a form reaches the end: if another question is asked first, it may still have an effect. */
const isAtEnd = ({ finalField }: ChainForm, next: string | undefined): boolean =>
  finalField
    ? Object.values(finalField.replies).some((replies) => replies.some(({ question }) => question === next))
    : next === undefined;

/** Tells whether every question that was filled in has been answered. */
const isFilled = ({ finalField }: ChainForm, given: Record<string, string[]>, filled: ReadonlySet<string>): boolean =>
  Object.keys(given).every(
    (field) => field === finalField?.field.key || field === WINDOWS || filled.has(questionOfField(field)),
  );

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
function replied(step: FormStep, sent: Sent): Answer | typeof ASK_LATER | undefined {
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
function restated({ at, name, filling }: FormStep, then: Spec, { before, given, planned }: Sent): Answer | undefined {
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
function beginning({ at, filling, name }: FormStep, { given, before, then }: Sent): PlanStep | undefined {
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
function mendedElsewhere({ at }: FormStep, reply: Answer): string {
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
  step: FormStep,
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
