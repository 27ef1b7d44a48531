import type { EngineBook, SeatId } from '#engine';

/** Returns the owner of a piece: null if it has no owner, undefined if there is no such piece. */
type PieceOwner<G> = (game: G, id: string) => SeatId | null | undefined;

/** Owners of an edition's pieces, by the part of the state that holds them. */
export interface PieceOwners<G> {
  /** Pieces that a branch creates under ids of its own, such as units and effects. */
  created: Readonly<Record<string, PieceOwner<G>>>;
  /** Pieces that are there from the beginning, such as planets. */
  permanent: Readonly<Record<string, PieceOwner<G>>>;
}

/**
 * Creates the function that tells whether a fork branch may change a part of the state without waiting for earlier
 * branches: its seat's own sheet and pieces. Decks, laws, tokens on the board and others' pieces need a fixed order.
 *
 * The state is the one before the branch's step. A piece that ends in the step is thus still there and belongs to its
 * owner, and one that is missing is a piece that the branch itself creates: no other branch can make or know it.
 */
export function createBranchIsolation<G>({ created, permanent }: PieceOwners<G>): EngineBook<G>['isOwnState'] {
  return (game, seat, [part, id]) => {
    if (part === undefined || id === undefined) return false;
    if (part === 'seats') return id === seat;
    const creator = Object.hasOwn(created, part) ? created[part] : undefined;
    if (creator) return (creator(game, id) ?? seat) === seat;
    const owner = Object.hasOwn(permanent, part) ? permanent[part] : undefined;
    return owner?.(game, id) === seat;
  };
}
