import {
  unlessUnknown,
  lookAheadFrom,
  Illegal,
  type Conceal,
  type EngineBook,
  type EngineState,
  type Lookahead,
  type Option,
} from '#engine';
import { findOpenAsk, type AskedQuestion, type FormEntry } from './asked-question.ts';
import { composeFields, gatherAnswers, type ChainForm, type FormAnswers, type Proposer } from './chain-form.ts';
import type { FormField } from './fields.ts';

const GONE = 'That can no longer be done so.';

interface Played {
  state: EngineState;
  book: object;
}

/** A question that a seat is asked now, where it looks ahead from; undefined where it is asked no longer. */
export function questionNow({ state, book }: Played, asked: AskedQuestion, conceal: Conceal): Lookahead | undefined {
  const open = findOpenAsk(state, asked);
  return open && lookAheadFrom(state, book as EngineBook<never>, open.ask.id, conceal);
}

/**
 * The forms of an edition: which are offered with a question, what each does (undefined where a question has none of that key), what is
 * proposed to whom, and what a player knows. Forms are offered and put together from that alone.
 */
export function createFormHandlers<G extends Played>(
  offered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[],
  formOf: (game: G, asked: AskedQuestion, key: string) => ChainForm | undefined,
  propose: Proposer,
  conceal: Conceal,
): {
  /** The forms that begin at a question; `options` are its own. */
  formsOffered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[];
  /** A form with its fields, filled in as proposed. Throws Illegal where there is none such. */
  showForm: (game: G, asked: AskedQuestion, key: string) => { title: string; fields: FormField[] };
  /** What was filled in, as answers; a sentence where that cannot be done. */
  submitForm: (game: G, asked: AskedQuestion, key: string, given: Record<string, string[]>) => FormAnswers | string;
} {
  const begun = (game: G, asked: AskedQuestion, key: string) => {
    const start = questionNow(game, asked, conceal);
    const form = start && unlessUnknown(() => formOf(start.game as unknown as G, asked, key));
    if (!start || !form) throw new Illegal(GONE);
    return { form, start };
  };
  return {
    formsOffered: (game, asked, options) => {
      const start = questionNow(game, asked, conceal);
      return (start && unlessUnknown(() => offered(start.game as unknown as G, asked, options))) ?? [];
    },
    showForm: (game, asked, key) => {
      const { form, start } = begun(game, asked, key);
      const fields = composeFields(start, form, propose);
      if (!fields.length && form.emptyMessage !== undefined) throw new Illegal(form.emptyMessage);
      return { title: form.title, fields };
    },
    submitForm: (game, asked, key, given) => {
      const { form, start } = begun(game, asked, key);
      return gatherAnswers(start, form, propose, given);
    },
  };
}
