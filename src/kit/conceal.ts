import { framesKnownTo, specOf, type Conceal, type EngineState, type OpenAsk, type SeatId } from '../engine/index.ts';

type AnyGame = Parameters<Conceal>[0];

/** What an edition says of what its players know. */
export interface Concealing {
  /** The state as a seat knows it, nothing under way: what it cannot know throws `Unknown` when it is read. */
  known: (game: AnyGame, seat: SeatId) => EngineState;
  /** Everything the seat knows, as a value that can be read from end to end; `open` is what it is asked. */
  readable: (game: AnyGame, open: OpenAsk) => unknown;
  /** Whether a text is the id of a card that may lie face down somewhere. */
  isCard: (game: AnyGame, text: string) => boolean;
}

/**
 * What an edition's players look ahead on. A card that is named in what goes on is unknown to a seat unless it is named in something else
 * that the seat knows: on the table, in its hand, in what has been told to it, or in what it is asked.
 */
export const concealing =
  ({ known, readable, isCard }: Concealing): Conceal =>
  (game, open) => {
    const { state } = game;
    const seat = open.ask.player;
    let text: string | undefined;
    const isNamed = (card: string): boolean =>
      (text ??= JSON.stringify([readable(game, open), open.ask.data, specOf(game, open)])).includes(card);
    const stack = framesKnownTo(state.stack, { seat, isUnknown: (one) => isCard(game, one) && !isNamed(one) });
    const { nextId, lines } = state;
    return { ...known(game, seat), stack, nextId, ...(lines && { lines }) };
  };
