import { Illegal, type EngineBook, type EngineState } from '../../engine/index.ts';
import { askOf, type AskedSeat } from './asked.ts';
import { composed, gathered, type ChainForm, type Gathered, type Propose } from './chain.ts';
import type { Field } from './fields.ts';

const GONE = 'That can no longer be done so.';

interface Played {
  state: EngineState;
  book: object;
}

/** The forms of an edition, by what each does (undefined where a question has none of that key) and what is proposed to whom. */
export function formsMade<G extends Played>(
  formOf: (game: G, asked: AskedSeat, key: string) => ChainForm | undefined,
  propose: Propose,
): {
  /** A form with its fields, filled in as proposed. Throws Illegal where there is none such. */
  formShown: (game: G, asked: AskedSeat, key: string) => { title: string; fields: Field[] };
  /** What was filled in, as answers; a sentence where that cannot be done. */
  formGiven: (game: G, asked: AskedSeat, key: string, given: Record<string, string[]>) => Gathered | string;
} {
  const begun = (game: G, asked: AskedSeat, key: string) => {
    const open = askOf(game.state, asked);
    const form = open && formOf(game, asked, key);
    if (!open || !form) throw new Illegal(GONE);
    return { form, start: { state: game.state, book: game.book as EngineBook<never>, ask: open.ask.id } };
  };
  return {
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
