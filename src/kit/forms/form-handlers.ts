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

/** Starts a look-ahead from a question that a seat is asked now; undefined if it is no longer asked. */
export function questionNow({ state, book }: Played, asked: AskedQuestion, conceal: Conceal): Lookahead | undefined {
  const open = findOpenAsk(state, asked);
  return open && lookAheadFrom(state, book as EngineBook<never>, open.ask.id, conceal);
}

/**
 * Creates the form handlers of an edition. `offered`: the forms that begin at a question; `formOf`: a form by its key,
 * undefined if the question has none; `conceal`: what a player knows. Forms are offered and built from that knowledge
 * alone.
 */
export function createFormHandlers<G extends Played>(
  offered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[],
  formOf: (game: G, asked: AskedQuestion, key: string) => ChainForm | undefined,
  propose: Proposer,
  conceal: Conceal,
): {
  /** Lists the forms that begin at a question; `options` are those of the question. */
  formsOffered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[];
  /**
   * Returns a form with its fields, filled in as proposed. Throws Illegal if there is no such form or it has no effect.
   */
  showForm: (game: G, asked: AskedQuestion, key: string) => { title: string; fields: FormField[] };
  /**
   * Converts what was filled in into answers; returns a sentence if that is not possible. Throws Illegal if there is no
   * such form.
   */
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
