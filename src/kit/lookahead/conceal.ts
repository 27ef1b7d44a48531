import { framesKnownTo, specOf, type Conceal, type EngineState, type Frame, type Json, type SeatId } from '#engine';

/** A game whose players look ahead. */
interface Concealed {
  state: EngineState & { moments: Json[]; numbered?: Record<string, number> };
  book: { components: Record<string, { kind: string } | undefined> };
}

/** What an edition says of what its players know. */
export interface ConcealConfig<G extends Concealed> {
  /** The state as a seat knows it, nothing under way: what it cannot know throws `Unknown` when it is read. */
  shown: (game: G, seat: SeatId) => G['state'];
  /** The game as a seat knows it, to be read from end to end; `path` leads to what it is asked. */
  knownTo: (game: G, seat: SeatId, path: readonly Frame[]) => G;
  /** Kinds of cards and tokens that may lie face down somewhere. */
  kinds: ReadonlySet<string>;
  /** The component of a card. */
  componentOf: (card: string) => string;
}

/**
 * What an edition's players look ahead on. A card that is named in what goes on is unknown to a seat unless it is named in something else
 * that the seat knows: on the table, in its hand, or in what it is asked. Facts do not count: the card may be back in its deck.
 */
export const createConceal =
  <G extends Concealed>({ shown, knownTo, kinds, componentOf }: ConcealConfig<G>): Conceal =>
  (game, open) => {
    const whole = game as unknown as G;
    const { ask, path } = open;
    let known: string | undefined;
    let question: string | undefined;
    // Keys of options may hold the id of a card among other things; elsewhere it stands by itself.
    const isNamed = (card: string): boolean =>
      (known ??= JSON.stringify({ ...knownTo(whole, ask.player, path).state, facts: [] })).includes(`"${card}"`) ||
      (question ??= JSON.stringify([ask.data, specOf(game, open)])).includes(card);
    const isCard = (one: string): boolean => kinds.has(whole.book.components[componentOf(one)]?.kind ?? '');
    const stack = framesKnownTo(game.state.stack, {
      seat: ask.player,
      isUnknown: (one) => isCard(one) && !isNamed(one),
    });
    const { nextId, lines, moments, numbered } = whole.state;
    return {
      ...shown(whole, ask.player),
      stack,
      moments,
      nextId,
      ...(lines && { lines }),
      ...(numbered && { numbered }),
    };
  };
