import type { SeatId } from '#engine';
import type { BoundTypes, GameOf, Zone } from '#kit/components/types.ts';

/** A component of which there are several alike. */
type Copied<T extends BoundTypes<T>> = Extract<T['component'], { copies: number }>;

/** What an edition says of hands of cards that only their owners see. */
export interface HandConfig<T extends BoundTypes<T>> {
  of: (game: GameOf<T>, seat: SeatId) => string[];
  replace: (game: GameOf<T>, seat: SeatId, cards: string[]) => void;
  /** What has been laid down, for all to see. */
  discard: (game: GameOf<T>) => readonly string[];
  componentOf: (card: string) => string;
  /** The first copy of a component. */
  card: (component: string) => string;
}

/** What a zone of hands is: of several cards alike one is enough to offer, and what lies on the discard pile nobody holds. */
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
