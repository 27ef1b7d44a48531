import { canonical, openAsks, type EngineState, type Json, type OpenAsk, type SeatId } from '#engine';

/** A question that is put to a seat. */
export interface AskedSeat {
  seat: SeatId;
  question: string;
  data: Json;
}

/** A form that begins at a question. */
export interface Offered {
  key: string;
  label: string;
  hint?: string;
  menu?: string;
  /** The option of the question in whose place it stands. */
  instead?: string;
}

/** The same question as it is open now; undefined where it is asked no longer. */
export const askOf = (state: EngineState, { seat, question, data }: AskedSeat): OpenAsk | undefined =>
  openAsks(state).find(
    ({ ask }) => ask.player === seat && ask.question === question && canonical(ask.data) === canonical(data),
  );
