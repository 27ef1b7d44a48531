import {
  displaySpecOf,
  unlessUnknown,
  lookAheadAfter,
  copyLookahead,
  onlyAnswer,
  type Answer,
  type Lookahead,
  type PassedWindow,
  type Spec,
} from '#engine';
import type { FieldRule } from './field-rule.ts';
import type { FormField } from './form-field.ts';
import type { PlanStep, RepeatedAnswer } from './planned-answers.ts';

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
  /**
   * Assumption about what happens after the answer to a question, so that what follows can be filled in: changes the
   * hypothetical game. If it turns out otherwise, the player is asked.
   */
  assumption?: { after: string; change: (game: Lookahead['game'], reply: Answer) => void };
  /** Answers that are repeated from then on. */
  repeatedAnswers?: RepeatedAnswer[];
  /** Text above the form's first field. */
  about?: string;
  /** Question names in the order in which their fields are shown; fields of other questions come after them. */
  fieldOrder?: string[];
  /**
   * Last field, about what follows the form: the marked option gives the answers, no matter how the questions look by
   * then.
   */
  finalField?: { field: FormField; replies: Record<string, { question: string; reply: Answer }[]> };
  /** Set if the player may decline in the form to use anything in the windows on the way, up to the final field. */
  hasWindowsField?: true;
}

/** Filled-in form, as answers: the first is given at once, the others when they are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** Text about what the player may lose without meaning to; the player has to confirm it. */
  confirmation?: string;
  /** Sums of the counts in the form. */
  sums?: string;
  /** A typed name was abbreviated or misspelled. */
  isGuess?: true;
}

/** Returns the proposed answer to a question. */
export type Proposer = (at: Lookahead) => Answer;

/** Question that a form reaches: with `filling` it has fields, with `fixed` it is answered without asking. */
export interface FormStep {
  at: Lookahead;
  question: string;
  /** Name of the question, with the number of its repetition: "payment", "payment~2". */
  name: string;
  filling?: FieldRule;
  fixed?: Answer;
  /** Set if the player answers the question separately, outside the form. */
  aside?: true;
  /** Set if the question has nothing to decide. */
  sole?: true;
  /** Names of the questions before this one. */
  before: readonly string[];
}

function stepAt(at: Lookahead, form: ChainForm, before: readonly string[]): FormStep | undefined {
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
export function walk(
  start: Lookahead,
  form: ChainForm,
  answered: (step: FormStep) => Answer | undefined,
  passed?: PassedWindow[],
): string | undefined {
  const before: string[] = [];
  const begin = { ...copyLookahead(start), ...(passed && { passed }) };
  for (let at: Lookahead | undefined = begin; at;) {
    const step = stepAt(at, form, before);
    const reply = step && unlessUnknown(() => answered(step));
    if (reply === undefined || step?.filling?.isLast) {
      if (passed) passFinalWindows(at, form);
      return at.open.ask.question;
    }
    before.push(step?.question ?? '');
    if (form.assumption?.after === at.open.ask.question) form.assumption.change(at.game, reply);
    at = lookAheadAfter(at, reply);
  }
  return undefined;
}

/** Goes through the windows that follow the final question, if the form has reached it. */
function passFinalWindows(at: Lookahead, { finalField }: ChainForm): void {
  const { question, player } = at.open.ask;
  const last = Object.values(finalField?.replies ?? {})
    .flat()
    .find((one) => one.question === question);
  if (!last || !at.passed) return;
  const windows: PassedWindow[] = [];
  lookAheadAfter({ ...at, passed: windows }, last.reply);
  // What others do next is no part of the form.
  at.passed.push(...windows.filter(({ event }) => event.seat === player));
}

/** Returns the proposed answer to a question of a form. */
export const proposed = ({ at, filling }: FormStep, propose: Proposer): Answer => {
  const thought = propose(at);
  return filling?.adjustProposal?.(at.spec, thought) ?? thought;
};

/** Returns the answer to assume, so that what follows can be filled in. */
export const leading = (step: FormStep, proposal: Answer): Answer =>
  step.filling?.assumedAnswer?.(step.at.spec, proposal) ?? proposal;

/** Returns the Spec as it is shown to the player, with hints; without them if they depend on something hidden. */
export const displayedSpec = ({ game, open, spec }: Lookahead): Spec =>
  unlessUnknown(() => displaySpecOf(game, open, spec)) ?? spec;
