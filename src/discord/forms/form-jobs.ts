import { Illegal, type Json, type Option, type SeatId } from '#engine';
import type { UserId } from '#service';
import type {
  FormContext,
  FormAnswers,
  FormEntry,
  QuestionForms,
  FormLayout,
  Ambiguity,
  GamePresenter,
  ParsedPlan,
} from '#discord/edition/edition-adapter.ts';

// Forms that are made where they hold up nobody, and come by way of a face's desk.

/** A form that somebody opens, or sends filled in. */
export interface FormRequest {
  asked: { seat: SeatId; question: string; data: Json };
  key: string;
  submitted?: Record<string, string[]>;
  /** What was typed instead, for the question and what comes after it. */
  typed?: string;
}

/** The form, or what was filled in as answers; what cannot be done is said in a sentence. */
export type FormResult = FormLayout | FormAnswers | Ambiguity | { said: string } | { refused: string };

/** Who makes forms, by one game. */
export interface FormBuilder {
  buildForm: (asked: FormRequest['asked'], key: string) => FormLayout;
  readForm: (asked: FormRequest['asked'], key: string, given: Record<string, string[]>) => FormAnswers | string;
  parsePlan: (asked: FormRequest['asked'], typed: string) => ParsedPlan;
}

/** Does what is wanted of a form. */
export function runFormJob({ asked, key, submitted, typed }: FormRequest, maker: FormBuilder): FormResult {
  try {
    if (typed === undefined && !submitted) return maker.buildForm(asked, key);
    const found = typed === undefined ? maker.readForm(asked, key, submitted ?? {}) : maker.parsePlan(asked, typed);
    return typeof found === 'object' ? found : { said: found ?? '' };
  } catch (error) {
    if (error instanceof Illegal) return { refused: error.message };
    throw error;
  }
}

/** A sight that has forms made. */
export interface FormPresenter extends GamePresenter {
  requestForm(wanted: FormRequest, person: UserId): Promise<FormResult | undefined>;
  /** Somebody is about to open a form. */
  warmUpForms(): void;
}

const TIMEOUT_MESSAGE = 'That takes too long just now; try again in a moment.';

/** The forms of an edition, by those that it offers under a question; `lists`: under those that count lines too. */
export function createQuestionForms<V extends FormPresenter>(
  offered: (sight: V, asked: FormRequest['asked'], options: readonly Option[]) => FormEntry[],
  { lists = false }: { lists?: boolean } = {},
): QuestionForms<V> {
  const askedBy = ({ seat, open: { question, data } }: FormContext<V>): FormRequest['asked'] => ({
    seat,
    question,
    data,
  });
  const made = async (asked: FormContext<V>, wanted: Omit<FormRequest, 'asked'>) =>
    asked.presenter.requestForm({ asked: askedBy(asked), ...wanted }, asked.user);
  return {
    list: (asked) => {
      const { spec } = asked.open;
      const options = spec.kind === 'choose' ? spec.options : spec.kind === 'allot' && lists ? [] : undefined;
      const list = options ? offered(asked.presenter, askedBy(asked), options) : [];
      if (list.length) asked.presenter.warmUpForms();
      return list;
    },
    open: async (asked, key) => unwrapResult<FormLayout>(await made(asked, { key })) ?? 'later',
    submit: async (asked, key, given) =>
      unwrapResult<FormAnswers | string>(await made(asked, { key, submitted: given })) ?? TIMEOUT_MESSAGE,
    parse: async (asked, text) =>
      unwrapResult<Exclude<ParsedPlan, undefined>>(await made(asked, { key: '', typed: text })) || undefined,
  };
}

function unwrapResult<T>(result: unknown): T | undefined {
  if (result === undefined) return undefined;
  const { refused, said } = result as { refused?: string; said?: string };
  if (refused !== undefined) throw new Illegal(refused);
  return (said ?? result) as T;
}
