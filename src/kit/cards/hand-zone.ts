import type { SeatId } from '#engine';
import type { BoundTypes, GameOf, Zone } from '#kit/components/types.ts';

/** Component of which there are several copies. */
type Copied<T extends BoundTypes<T>> = Extract<T['component'], { copies: number }>;

/** Configuration of hands of cards that only their owners see. */
export interface HandConfig<T extends BoundTypes<T>> {
  of: (game: GameOf<T>, seat: SeatId) => string[];
  replace: (game: GameOf<T>, seat: SeatId, cards: string[]) => void;
  /** Returns the discard pile, which all can see. */
  discard: (game: GameOf<T>) => readonly string[];
  componentOf: (card: string) => string;
  /** Returns the first copy of a component. */
  card: (component: string) => string;
}

/**
 * Creates the functions of a zone of hands. One of several copies is enough to offer, and nobody holds what is in the
 * discard pile.
 */
export const handZone = <T extends BoundTypes<T>>({
  of,
  replace,
  discard,
  componentOf,
  card,
}: HandConfig<T>): Required<Pick<Zone<T, Copied<T>>, 'usableFrom' | 'hidden'>> => ({
  usableFrom: (game, { id }, seat) => {
    const key = of(game, seat).find((one) => componentOf(one) === id);
    return key === undefined ? [] : [{ component: id, holder: seat, key, memory: null }];
  },
  hidden: {
    cards: of,
    replace,
    copies: (game, { id, copies }) => copies - discard(game).filter((one) => componentOf(one) === id).length,
    suspects: (_game, { id }) => [card(id)],
  },
});
