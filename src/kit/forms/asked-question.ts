import { canonicalJson, openAsks, type EngineState, type Json, type OpenAsk, type SeatId } from '#engine';

/** A question that is put to a seat. */
export interface AskedQuestion {
  seat: SeatId;
  question: string;
  data: Json;
}

/** A form that begins at a question. */
export interface FormEntry {
  key: string;
  label: string;
  hint?: string;
  menu?: string;
  /** The option of the question in whose place it stands. */
  replacesOption?: string;
}

/** The same question as it is open now; undefined where it is asked no longer. */
export const findOpenAsk = (state: EngineState, { seat, question, data }: AskedQuestion): OpenAsk | undefined =>
  openAsks(state).find(
    ({ ask }) => ask.player === seat && ask.question === question && canonicalJson(ask.data) === canonicalJson(data),
  );
