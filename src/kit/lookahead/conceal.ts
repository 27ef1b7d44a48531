import { framesKnownTo, specOf, type Conceal, type EngineState, type Frame, type Json, type SeatId } from '#engine';

/** Game whose players look ahead. */
interface Concealed {
  state: EngineState & { moments: Json[]; numbered?: Record<string, number> };
  book: { components: Record<string, { kind: string } | undefined> };
}

/** Functions by which an edition says what its players know. */
export interface ConcealConfig<G extends Concealed> {
  /** Returns the state as a seat knows it, with nothing running: reading what it cannot know throws `Unknown`. */
  shown: (game: G, seat: SeatId) => G['state'];
  /**
   * Returns the game as a seat knows it, with every part readable; `path` leads to the question that the seat is asked.
   */
  knownTo: (game: G, seat: SeatId, path: readonly Frame[]) => G;
  /** Kinds of cards and tokens that may be face down somewhere. */
  kinds: ReadonlySet<string>;
  /** Returns the component of a card. */
  componentOf: (card: string) => string;
}

/**
 * Creates the function that returns the state on which an edition's players look ahead. A card named in the running
 * frames is unknown to a seat unless it is also named in something that the seat knows: on the table, in its hand, or
 * in its question. Facts do not count: the card may be back in its deck.
 */
export const createConceal =
  <G extends Concealed>({ shown, knownTo, kinds, componentOf }: ConcealConfig<G>): Conceal =>
  (game, open, viewer = open.ask.player) => {
    const whole = game as unknown as G;
    const { ask, path } = open;
    let known: string | undefined;
    let question: string | undefined;
    // Option keys may contain the id of a card among other things; elsewhere the id is a whole string.
    const isNamed = (card: string): boolean =>
      (known ??= JSON.stringify({ ...knownTo(whole, viewer, path).state, facts: [] })).includes(`"${card}"`) ||
      (viewer === ask.player && (question ??= JSON.stringify([ask.data, specOf(game, open)])).includes(card));
    const isCard = (one: string): boolean => kinds.has(whole.book.components[componentOf(one)]?.kind ?? '');
    const stack = framesKnownTo(game.state.stack, {
      seat: viewer,
      isUnknown: (one) => isCard(one) && !isNamed(one),
    });
    const { nextId, lines, moments, numbered } = whole.state;
    return {
      ...shown(whole, viewer),
      stack,
      moments,
      nextId,
      ...(lines && { lines }),
      ...(numbered && { numbered }),
    };
  };
