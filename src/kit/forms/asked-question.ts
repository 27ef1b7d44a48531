import { canonicalJson, openAsks, type EngineState, type Json, type OpenAsk, type SeatId } from '#engine';

/** Question that a seat is asked. */
export interface AskedQuestion {
  seat: SeatId;
  question: string;
  data: Json;
}

/** Form that begins at a question. */
export interface FormEntry {
  key: string;
  label: string;
  hint?: string;
  menu?: string;
  /** Option of the question that the form replaces. */
  replacesOption?: string;
}

/** Finds the same question among the open ones; undefined if it is no longer asked. */
export const findOpenAsk = (state: EngineState, { seat, question, data }: AskedQuestion): OpenAsk | undefined =>
  openAsks(state).find(
    ({ ask }) => ask.player === seat && ask.question === question && canonicalJson(ask.data) === canonicalJson(data),
  );
