import type { AnswerSteps } from '#discord/questions/attack-preview.ts';
import type { Answer, SeatId } from '#engine';
import type { OpenQuestion, PlanStep, RepeatedAnswer, UserId } from '#service';
import type { Choice, GamePresenter } from './game-presenter.ts';

/** An entry that opens a form for a question and its follow-ups: a button or a menu option. */
export interface FormEntry {
  key: string;
  label: string;
  hint?: string;
  /** Placeholder of the menu that contains the entry; undefined for a button. */
  menu?: string;
  /** Key of the question's option that the entry replaces. */
  replacesOption?: string;
}

/** A form field: takes one option if `isSingle`, else any number; with `text`, what is typed. */
export interface FormField {
  key: string;
  label: string;
  hint?: string;
  isSingle?: true;
  /** Shown as a menu, no matter how few options there are. */
  isMenu?: true;
  options: { key: string; label: string; hint?: string; chosen?: true }[];
  text?: { value: string; placeholder?: string };
}

/** A form field for typed text of at most 100 characters; `value` is filled in. */
export interface TextFormField {
  key: string;
  label: string;
  hint?: string;
  text: { value?: string; placeholder?: string; isRequired?: true };
}

export interface FormLayout {
  title: string;
  /** Text above the fields; only if there are fewer of them than a form can have. */
  about?: string;
  fields: FormField[];
}

/** A form, and the answers that it gives if nothing in it is changed. */
export interface ComposedForm extends FormLayout {
  proposal: AnswerSteps;
}

/** Answers from a form: `reply` is given immediately, `planned` when those questions are asked. */
export interface FormAnswers {
  reply: Answer;
  planned: PlanStep[];
  standing?: RepeatedAnswer[];
  /** Warning about a likely unintended loss; the player must confirm it first. */
  confirmation?: string;
  /** Sums of the counts in the form. */
  sums?: string;
  /** The answers were read from abbreviated or misspelled names. */
  isGuess?: true;
}

/** Typed text that has several meanings; each candidate is a complete replacement text. */
export interface AmbiguousText {
  problem: string;
  candidates: Choice[];
}

/** Result of parsing text for several questions: answers, candidates, a sentence on the problem, or undefined. */
export type ParsedPlan = FormAnswers | AmbiguousText | string | undefined;

/** An open question with the seat and user it is asked, as a form needs them. */
export interface FormContext<V extends GamePresenter = GamePresenter> {
  presenter: V;
  seat: SeatId;
  open: OpenQuestion;
  user: UserId;
}

/** The forms of an edition. They use only information that their player may know. */
export interface QuestionForms<V extends GamePresenter = GamePresenter> {
  list(asked: FormContext<V>): FormEntry[];
  /**
   * Builds a form; no fields if there is nothing to fill in, 'later' if it takes too long. Throws Illegal if there is
   * no such form.
   */
  open(asked: FormContext<V>, key: string): Promise<ComposedForm | 'later'>;
  /** Reads a submitted form; returns a sentence if it cannot be carried out. */
  submit(asked: FormContext<V>, key: string, given: Record<string, string[]>): Promise<FormAnswers | string>;
  /**
   * Parses text that answers a question and its follow-ups. Returns undefined if the text answers the first question
   * only, and a sentence or an AmbiguousText if its later parts cannot be parsed. Without this method, a text answers one
   * question.
   */
  parse?(asked: FormContext<V>, text: string): Promise<ParsedPlan>;
}
