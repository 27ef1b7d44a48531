import { Illegal, type Json, type Option, type SeatId } from '#engine';
import type { UserId } from '#service';
import type {
  FormContext,
  FormAnswers,
  FormEntry,
  QuestionForms,
  ComposedForm,
  FormLayout,
  AmbiguousText,
  ParsedPlan,
} from '#discord/edition/question-forms.ts';
import type { GamePresenter } from '#discord/edition/game-presenter.ts';
import { LIMITS } from '#discord/limits.ts';
import { formatAttackOdds } from '#discord/questions/attack-odds.ts';

// Forms are built in a background job, so that they block nobody; presenters request them.

/** A request to open a form, to read a submitted form, or to parse a typed plan. */
export interface FormRequest {
  asked: { seat: SeatId; question: string; data: Json };
  key: string;
  submitted?: Record<string, string[]>;
  /** Text typed for the question and the ones after it, instead of a form. */
  typed?: string;
}

/** A form, the answers read from one, an ambiguity, a problem (`said`, may be empty), or the reason for a refusal. */
export type FormResult = ComposedForm | FormAnswers | AmbiguousText | { said: string } | { refused: string };

/** Builds and reads forms for one game. */
export interface FormBuilder {
  buildForm: (asked: FormRequest['asked'], key: string) => ComposedForm;
  readForm: (asked: FormRequest['asked'], key: string, given: Record<string, string[]>) => FormAnswers | string;
  parsePlan: (asked: FormRequest['asked'], typed: string) => ParsedPlan;
}

/** Builds a form, reads a submitted one or parses a typed plan. Returns an Illegal as `refused`. */
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

/** A presenter that can request forms. */
export interface FormPresenter extends GamePresenter {
  requestForm(wanted: FormRequest, person: UserId): Promise<FormResult | undefined>;
  /** Prepares for a form that a player is about to open. */
  warmUpForms(): void;
}

const TIMEOUT_MESSAGE = 'I cannot make that form now. Try again in a moment.';

/**
 * Creates the forms of an edition from the entries that it offers under a question. With `lists`, count questions can
 * have forms too.
 */
export function createQuestionForms<V extends FormPresenter>(
  offered: (presenter: V, asked: FormRequest['asked'], options: readonly Option[]) => FormEntry[],
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
    open: async (asked, key) => {
      const form = unwrapResult<ComposedForm>(await made(asked, { key }));
      if (!form) return 'later';
      const odds = await formatAttackOdds(asked.presenter, asked.seat, form.proposal, asked.user);
      return odds ? addAbove(form, odds) : form;
    },
    submit: async (asked, key, given) =>
      unwrapResult<FormAnswers | string>(await made(asked, { key, submitted: given })) ?? TIMEOUT_MESSAGE,
    parse: async (asked, text) =>
      unwrapResult<Exclude<ParsedPlan, undefined>>(await made(asked, { key: '', typed: text })) || undefined,
  };
}

/** Adds a text above the fields of a form: above all, or if there is no room above the first one. */
function addAbove<F extends FormLayout>(form: F, text: string): F {
  if (form.fields.length < LIMITS.modalComponents)
    return { ...form, about: [form.about, text].filter(Boolean).join('\n') };
  const [first, ...rest] = form.fields;
  const both = [text, first?.hint].filter(Boolean).join(' ');
  return first
    ? { ...form, fields: [{ ...first, hint: both.length <= LIMITS.description ? both : text }, ...rest] }
    : form;
}

function unwrapResult<T>(result: unknown): T | undefined {
  if (result === undefined) return undefined;
  const { refused, said } = result as { refused?: string; said?: string };
  if (refused !== undefined) throw new Illegal(refused);
  return (said ?? result) as T;
}
