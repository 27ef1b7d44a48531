import {
  unlessUnknown,
  lookAheadFrom,
  lookaheadProblem,
  Illegal,
  type Answer,
  type Conceal,
  type EngineBook,
  type EngineState,
  type Frame,
  type Lookahead,
  type Option,
  type SeatId,
} from '#engine';
import { choiceSeed, type AiQuestion } from '#kit/ai/default-answers.ts';
import { findOpenAsk, type AskedQuestion, type FormEntry } from './asked-question.ts';
import type { ChainForm, FormAnswers, Proposer } from './chain-form.ts';
import { composeForm, type ComposedForm } from './compose-form.ts';
import { gatherAnswers } from './form-answers.ts';
import type { CountReader } from './typed-counts.ts';

const GONE = 'This form is out of date. Open it again.';

interface Played {
  state: EngineState & { round: number };
  book: object;
}

/** Functions by which an edition offers and fills in its forms, from what a player knows. */
export interface FormParts<G extends Played> {
  /** Lists the forms that begin at a question; `options` are those of the question. */
  offered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[];
  /** Returns a form by its key; undefined if the question has none. */
  findForm: (game: G, asked: AskedQuestion, key: string) => ChainForm | undefined;
  /** Chooses the answer that a form preselects, from the game as the seat knows it. */
  chooseAnswer: (known: G, seat: SeatId, asked: AiQuestion, seed: string) => Answer;
  knownTo: (game: G, seat: SeatId, path: readonly Frame[]) => G;
  conceal: Conceal;
}

/** Creates the function that proposes an answer from what the player knows. */
const createProposer =
  <G extends Played>({ knownTo, chooseAnswer }: Pick<FormParts<G>, 'knownTo' | 'chooseAnswer'>): Proposer =>
  (at) => {
    const { player, question, data } = at.open.ask;
    const asked = { question, data, spec: at.spec, check: (reply: Answer) => lookaheadProblem(at, reply) };
    const known = knownTo(at.game as unknown as G, player, at.open.path);
    return chooseAnswer(known, player, asked, choiceSeed(asked, known.state.round));
  };

/** Starts a look-ahead from a question that a seat is asked now; undefined if it is no longer asked. */
function questionNow({ state, book }: Played, asked: AskedQuestion, conceal: Conceal): Lookahead | undefined {
  const open = findOpenAsk(state, asked);
  return open && lookAheadFrom(state, book as EngineBook<never>, open.ask.id, conceal);
}

/** Creates the form handlers of an edition. Forms are offered and built from what a player knows alone. */
export function createFormHandlers<G extends Played>({
  offered,
  findForm,
  conceal,
  ...ai
}: FormParts<G>): {
  /** Returns the question at which a typed answer begins; undefined if it is no longer asked. */
  currentQuestion: (game: G, asked: AskedQuestion) => Lookahead | undefined;
  /** Lists the forms that begin at a question; `options` are those of the question. */
  formsOffered: (game: G, asked: AskedQuestion, options: readonly Option[]) => FormEntry[];
  /**
   * Returns a form with its fields, filled in as proposed. Throws Illegal if there is no such form or it has no effect.
   * `read`: reads typed counts; without it, they are typed with the keys of their lines.
   */
  showForm: (game: G, asked: AskedQuestion, key: string, read?: CountReader) => ComposedForm & { title: string };
  /**
   * Converts what was filled in into answers; returns a sentence if that is not possible. Throws Illegal if there is no
   * such form.
   */
  submitForm: (
    game: G,
    asked: AskedQuestion,
    key: string,
    given: Record<string, string[]>,
    read?: CountReader,
  ) => FormAnswers | string;
} {
  const propose = createProposer(ai);
  const begun = (game: G, asked: AskedQuestion, key: string) => {
    const start = questionNow(game, asked, conceal);
    const form = start && unlessUnknown(() => findForm(start.game as unknown as G, asked, key));
    if (!start || !form) throw new Illegal(GONE);
    return { form, start };
  };
  return {
    currentQuestion: (game, asked) => questionNow(game, asked, conceal),
    formsOffered: (game, asked, options) => {
      const start = questionNow(game, asked, conceal);
      return (start && unlessUnknown(() => offered(start.game as unknown as G, asked, options))) ?? [];
    },
    showForm: (game, asked, key, read) => {
      const { form, start } = begun(game, asked, key);
      const composed = composeForm(start, form, propose, read);
      if (!composed.fields.length && form.emptyMessage !== undefined) throw new Illegal(form.emptyMessage);
      return { title: form.title, ...composed };
    },
    submitForm: (game, asked, key, given, read) => {
      const { form, start } = begun(game, asked, key);
      return gatherAnswers(start, form, propose, given, read);
    },
  };
}
