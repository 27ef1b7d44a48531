import { Illegal, type Json, type Option, type SeatId } from '#engine';
import type { UserId } from '#service';
import type {
  FormAsked,
  FormGiven,
  FormOffered,
  Forms,
  FormShown,
  SeveralMeant,
  Sight,
  TypedOn,
} from '#discord/edition/edition-adapter.ts';

// Forms that are made where they hold up nobody, and come by way of a face's desk.

/** A form that somebody opens, or sends filled in. */
export interface FormWanted {
  asked: { seat: SeatId; question: string; data: Json };
  key: string;
  given?: Record<string, string[]>;
  /** What was typed instead, for the question and what comes after it. */
  typed?: string;
}

/** The form, or what was filled in as answers; what cannot be done is said in a sentence. */
export type FormFound = FormShown | FormGiven | SeveralMeant | { said: string } | { refused: string };

/** Who makes forms, by one game. */
export interface FormMaker {
  formShown: (asked: FormWanted['asked'], key: string) => FormShown;
  formGiven: (asked: FormWanted['asked'], key: string, given: Record<string, string[]>) => FormGiven | string;
  typedOn: (asked: FormWanted['asked'], typed: string) => TypedOn;
}

/** Does what is wanted of a form. */
export function formMade({ asked, key, given, typed }: FormWanted, maker: FormMaker): FormFound {
  try {
    if (typed === undefined && !given) return maker.formShown(asked, key);
    const found = typed === undefined ? maker.formGiven(asked, key, given ?? {}) : maker.typedOn(asked, typed);
    return typeof found === 'object' ? found : { said: found ?? '' };
  } catch (error) {
    if (error instanceof Illegal) return { refused: error.message };
    throw error;
  }
}

/** A sight that has forms made. */
export interface FormSight extends Sight {
  form(wanted: FormWanted, person: UserId): Promise<FormFound | undefined>;
  /** Somebody is about to open a form. */
  readyForms(): void;
}

const TOO_LONG = 'That takes too long just now; try again in a moment.';

/** The forms of an edition, by those that it offers under a question; `lists`: under those that count lines too. */
export function formsAtDesk<V extends FormSight>(
  offered: (sight: V, asked: FormWanted['asked'], options: readonly Option[]) => FormOffered[],
  { lists = false }: { lists?: boolean } = {},
): Forms<V> {
  const askedBy = ({ seat, open: { question, data } }: FormAsked<V>): FormWanted['asked'] => ({ seat, question, data });
  const made = async (asked: FormAsked<V>, wanted: Omit<FormWanted, 'asked'>) =>
    asked.sight.form({ asked: askedBy(asked), ...wanted }, asked.person);
  return {
    offered: (asked) => {
      const { spec } = asked.open;
      const options = spec.kind === 'choose' ? spec.options : spec.kind === 'allot' && lists ? [] : undefined;
      const list = options ? offered(asked.sight, askedBy(asked), options) : [];
      if (list.length) asked.sight.readyForms();
      return list;
    },
    shown: async (asked, key) => found<FormShown>(await made(asked, { key })) ?? 'later',
    given: async (asked, key, given) => found<FormGiven | string>(await made(asked, { key, given })) ?? TOO_LONG,
    typed: async (asked, text) =>
      found<Exclude<TypedOn, undefined>>(await made(asked, { key: '', typed: text })) || undefined,
  };
}

function found<T>(result: unknown): T | undefined {
  if (result === undefined) return undefined;
  const { refused, said } = result as { refused?: string; said?: string };
  if (refused !== undefined) throw new Illegal(refused);
  return (said ?? result) as T;
}
