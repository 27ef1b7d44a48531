// Opens the forms of a question as its player would, sends them as they are marked, and types lines of their options: nothing is committed.
import type {
  FormContext,
  FormField,
  FormEntry,
  QuestionForms,
  FormLayout,
  GamePresenter,
} from '#discord/edition/edition-adapter.ts';
import { createTopicMatcher } from '#discord/input/explain-refusal.ts';
import { completeAnswer } from '#discord/input/parse-answer.ts';
import { Illegal, type Spec } from '#engine';

/** At which questions forms are opened: of each name the first `first`, and from then on every `every`-th. */
export interface Sampling {
  first: number;
  every: number;
}

/** A text, and what led to it. */
export type Seen = [what: string, said: unknown];

const USUAL: Sampling = { first: 2, every: 8 };

/** A form is loaded with its first use; that is waited for so often. */
const MAX_TRIES = 50;

/** Removes the engine's frame ids from planned answers: they count secret questions, stay with the saved plan and are never sent. */
const unnumbered = <T>(given: T): T =>
  given === undefined ? given : (JSON.parse(JSON.stringify(given).replace(/("seen":"[=\w:]+@)[\w.-]+"/g, '$1"')) as T);

/** Looks at the forms of whoever is asked, in one game. */
export class FormTour {
  /** How many forms have been opened. */
  opened = 0;
  private readonly forms: QuestionForms | undefined;
  /** Words that name kinds of hidden cards: each line is typed with one of them behind it, too. */
  private readonly words: readonly string[];
  private readonly sampling: Sampling;
  /** How often each question has been asked. */
  private readonly met = new Map<string, number>();

  constructor(forms: QuestionForms | undefined, kinds: Iterable<string>, sampling: Sampling = USUAL) {
    this.forms = forms;
    this.words = [...kinds].map((kind) => kind.replaceAll('-', ' '));
    this.sampling = sampling;
  }

  /** What a seat sees of the forms of a question, one of each kind; nothing where the question is not sampled. */
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
  private async sent(asked: FormContext, key: string, fields: Parameters<typeof marked>[0]): Promise<unknown> {
    return unnumbered(await this.forms?.submit(asked, key, marked(fields)));
  }

  /** A form, or why it cannot be opened. */
  private async shown(asked: FormContext, key: string): Promise<FormLayout | string> {
    for (let tries = 0; tries < MAX_TRIES; tries++) {
      const found = await told(async () => this.forms?.open(asked, key) ?? 'there are no forms');
      if (found !== 'later') return found;
    }
    throw new Error(`The form ${key} is never ready`);
  }

  /** What is said to lines that somebody types, and what completes them. */
  private async lines(asked: FormContext, typed: readonly string[]): Promise<Seen[]> {
    const word = this.words[this.opened % Math.max(1, this.words.length)] ?? 'card';
    const seen: Seen[] = [];
    for (const line of typed.flatMap((one) => [one, `${one}, ${word}`])) seen.push(...(await this.line(asked, line)));
    return seen;
  }

  private async line(asked: FormContext, line: string): Promise<Seen[]> {
    const { presenter, seat } = asked;
    const { question, spec } = asked.open;
    const refused = (typed: string) => presenter.explainRefusal?.({ seat, question }, typed, createTopicMatcher(typed));
    return [
      [`"${line}" typed for ${question}`, await told(async () => this.forms?.parse?.(asked, line))],
      [`why "${line}" is refused for ${question}`, [refused(line), refused(line.split(', ').at(-1) ?? line)]],
      [`completion of "${line}" for ${question}`, completeAnswer(spec, line)],
    ];
  }
}

/** Keys of forms, those of one kind together: "tactical@46", "tactical@18". */
function keysByKind(offered: readonly FormEntry[]): string[][] {
  const kinds = new Map<string, string[]>();
  for (const { key } of offered) {
    const [kind] = key.split('@');
    kinds.set(kind, [...(kinds.get(kind) ?? []), key]);
  }
  return [...kinds.values()];
}

/** What is done, or the sentence by which it is refused. */
async function told<T>(body: () => Promise<T>): Promise<T | string> {
  try {
    return await body();
  } catch (error) {
    if (error instanceof Illegal) return error.message;
    throw error;
  }
}

/** What is sent when nothing is changed. */
const marked = (fields: readonly FormField[]): Record<string, string[]> =>
  Object.fromEntries(fields.map(({ key, options }) => [key, options.flatMap((one) => (one.chosen ? [one.key] : []))]));

/** The first option of each field, by what it is called and by its key; of a question without a form, its first option. */
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

/** A question as its player is asked it, for a harness that knows no more of it. */
export const askedOf = <V extends GamePresenter>(
  sight: V,
  seat: string,
  open: Pick<FormContext['open'], 'question' | 'data' | 'spec'>,
): FormContext<V> => ({
  presenter: sight,
  seat,
  open: open as FormContext['open'],
  user: seat,
});
