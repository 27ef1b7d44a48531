import {
  asFarAsKnown,
  foreseenAt,
  Illegal,
  type Conceal,
  type EngineBook,
  type EngineState,
  type Foreseen,
  type Option,
} from '#engine';
import { askOf, type AskedSeat, type Offered } from './asked-question.ts';
import { composed, gathered, type ChainForm, type Gathered, type Propose } from './chain-form.ts';
import type { Field } from './fields.ts';

const GONE = 'That can no longer be done so.';

interface Played {
  state: EngineState;
  book: object;
}

/** A question that a seat is asked now, where it looks ahead from; undefined where it is asked no longer. */
export function questionNow({ state, book }: Played, asked: AskedSeat, conceal: Conceal): Foreseen | undefined {
  const open = askOf(state, asked);
  return open && foreseenAt(state, book as EngineBook<never>, open.ask.id, conceal);
}

/**
 * The forms of an edition: which are offered with a question, what each does (undefined where a question has none of that key), what is
 * proposed to whom, and what a player knows. Forms are offered and put together from that alone.
 */
export function formsMade<G extends Played>(
  offered: (game: G, asked: AskedSeat, options: readonly Option[]) => Offered[],
  formOf: (game: G, asked: AskedSeat, key: string) => ChainForm | undefined,
  propose: Propose,
  conceal: Conceal,
): {
  /** The forms that begin at a question; `options` are its own. */
  formsOffered: (game: G, asked: AskedSeat, options: readonly Option[]) => Offered[];
  /** A form with its fields, filled in as proposed. Throws Illegal where there is none such. */
  formShown: (game: G, asked: AskedSeat, key: string) => { title: string; fields: Field[] };
  /** What was filled in, as answers; a sentence where that cannot be done. */
  formGiven: (game: G, asked: AskedSeat, key: string, given: Record<string, string[]>) => Gathered | string;
} {
  const begun = (game: G, asked: AskedSeat, key: string) => {
    const start = questionNow(game, asked, conceal);
    const form = start && asFarAsKnown(() => formOf(start.game as unknown as G, asked, key));
    if (!start || !form) throw new Illegal(GONE);
    return { form, start };
  };
  return {
    formsOffered: (game, asked, options) => {
      const start = questionNow(game, asked, conceal);
      return (start && asFarAsKnown(() => offered(start.game as unknown as G, asked, options))) ?? [];
    },
    formShown: (game, asked, key) => {
      const { form, start } = begun(game, asked, key);
      const fields = composed(start, form, propose);
      if (!fields.length && form.idle !== undefined) throw new Illegal(form.idle);
      return { title: form.title, fields };
    },
    formGiven: (game, asked, key, given) => {
      const { form, start } = begun(game, asked, key);
      return gathered(start, form, propose, given);
    },
  };
}
