import { proposedValues } from '#kit/forms/form-field.ts';
// Opens the forms of a question as its player would, submits them as preselected and types lines of their options,
// without committing anything.
import type { FormContext, FormField, FormEntry, QuestionForms, FormLayout } from '#discord/edition/question-forms.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { completeAnswer } from '#discord/input/parse-answer.ts';
import { Illegal, type Spec } from '#engine';

/** Sampling of questions: the first `first` of each name, then every `every`-th. */
export interface Sampling {
  first: number;
  every: number;
}

/** A text and what produced it. */
export type Seen = [what: string, said: unknown];

const USUAL: Sampling = { first: 2, every: 8 };

/** Largest number of attempts to open a form, which loads on first use. */
const MAX_TRIES = 50;

/**
 * Removes the engine's frame ids from planned answers: they count secret questions, stay with the saved plan and are
 * never sent.
 */
const unnumbered = <T>(given: T): T =>
  given === undefined ? given : (JSON.parse(JSON.stringify(given).replace(/("seen":"[=\w:]+@)[\w.-]+"/g, '$1"')) as T);

/** Opens the forms of the asked seats of one game. */
export class FormTour {
  /** Number of forms opened. */
  opened = 0;
  private readonly forms: QuestionForms | undefined;
  /** Names of the kinds of hidden cards; each typed line is also tried with one of them appended. */
  private readonly words: readonly string[];
  private readonly sampling: Sampling;
  /** Number of times each question was asked. */
  private readonly met = new Map<string, number>();

  constructor(forms: QuestionForms | undefined, kinds: Iterable<string>, sampling: Sampling = USUAL) {
    this.forms = forms;
    this.words = [...kinds].map((kind) => kind.replaceAll('-', ' '));
    this.sampling = sampling;
  }

  /** Returns what a seat sees of a question's forms, one of each kind; empty if the question is not sampled. */
  async seenBy(asked: FormContext): Promise<Seen[]> {
    const { question, spec } = asked.open;
    const { first, every } = this.sampling;
    const times = this.met.get(question) ?? 0;
    this.met.set(question, times + 1);
    if (times >= first && times % every !== 0) return [];
    const offered = this.forms?.list(asked) ?? [];
    const seen: Seen[] = [[`forms offered with ${question}`, offered]];
    for (const keys of keysByKind(offered)) seen.push(...(await this.form(asked, keys[times % keys.length])));
    if (!offered.length) seen.push(...(await this.lines(asked, linesOf(spec))));
    return seen;
  }

  private async form(asked: FormContext, key: string): Promise<Seen[]> {
    const { question } = asked.open;
    const shown = await this.shown(asked, key);
    this.opened++;
    const fields = typeof shown === 'string' ? [] : shown.fields;
    return [
      [`the form ${key} of ${question}`, shown],
      [`the form ${key} of ${question}, sent as marked`, await told(async () => this.sent(asked, key, fields))],
      ...(await this.lines(asked, fields.length ? linesOf(fields) : [])),
    ];
  }

  /** Returns the answers of a form that is sent unchanged. */
  private async sent(asked: FormContext, key: string, fields: Parameters<typeof proposedValues>[0]): Promise<unknown> {
    return unnumbered(await this.forms?.submit(asked, key, proposedValues(fields)));
  }

  /** Returns the form, or the reason why it cannot be opened. */
  private async shown(asked: FormContext, key: string): Promise<FormLayout | string> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = await told(async () => this.forms?.open(asked, key) ?? 'there are no forms');
      if (found !== 'later') return found;
    }
    throw new Error(`The form ${key} is never ready`);
  }

  /** Returns the replies to typed lines and their completions. */
  private async lines(asked: FormContext, typed: readonly string[]): Promise<Seen[]> {
    const word = this.words[this.opened % Math.max(1, this.words.length)] ?? 'card';
    const seen: Seen[] = [];
    for (const line of typed.flatMap((one) => [one, `${one}, ${word}`])) seen.push(...(await this.line(asked, line)));
    return seen;
  }

  private async line(asked: FormContext, line: string): Promise<Seen[]> {
    const { presenter, seat } = asked;
    const { question, spec } = asked.open;
    const refused = (typed: string) => presenter.explainRefusal?.({ seat, question }, createTopicMatcher(typed));
    return [
      [`"${line}" typed for ${question}`, await told(async () => this.forms?.parse?.(asked, line))],
      [`why "${line}" is refused for ${question}`, [refused(line), refused(line.split(', ').at(-1) ?? line)]],
      [`completion of "${line}" for ${question}`, completeAnswer(spec, line)],
    ];
  }
}

/** Groups form keys by kind: "tactical@46" and "tactical@18" are one group. */
function keysByKind(offered: readonly FormEntry[]): string[][] {
  const kinds = new Map<string, string[]>();
  for (const { key } of offered) {
    const [kind] = key.split('@');
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  return [...kinds.values()];
}

/** Returns the result, or the message of the `Illegal` error that it throws. */
async function told<T>(body: () => Promise<T>): Promise<T | string> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
}

/** Returns the first option of each field by label and by key; without a form, the question's first option. */
function linesOf(asked: readonly FormField[] | Spec): string[] {
  const lists = 'kind' in asked ? [optionsOf(asked)] : asked.map(({ options }) => options);
  const first = lists.flatMap((options) => options.slice(0, 1));
  if (!first.length) return [];
  return [...new Set([first.map(({ label }) => label).join(', '), first.map(({ key }) => key).join(', ')])];
}

const optionsOf = (spec: Spec): readonly { key: string; label: string }[] => {
  if (spec.kind === 'choose' || spec.kind === 'order') return spec.options;
  return spec.kind === 'allot' ? spec.amounts : [];
};

/** Builds the form context of a question for a harness that knows nothing else about it. */
export const askedOf = <V extends GamePresenter>(
  presenter: V,
  seat: string,
  open: Pick<FormContext['open'], 'question' | 'data' | 'spec'>,
): FormContext<V> => ({
  presenter,
  seat,
  open: open as FormContext['open'],
  user: seat,
});
