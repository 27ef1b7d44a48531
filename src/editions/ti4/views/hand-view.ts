import { tilesInHand, formatTile } from '#ti4/rules/setup/galaxy/board-building.ts';
import { componentOf, noteOwner } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId, Color, SeatId } from '#ti4/rules/state.ts';

export interface CardView {
  card: CardId;
  id: string;
  name: string;
  text: string;
}

/** Cards and tiles that only their owner may see. */
export interface HandView {
  seat: SeatId;
  color: Color;
  faction: string;
  actionCards: CardView[];
  secretObjectives: (CardView & { points: number; phase: string })[];
  /** System tiles still to place while the players build the board, in words. */
  tiles: string[];
  promissoryNotes: (CardView & { from: SeatId; fromName: string })[];
}

/** Returns a seat's own hidden cards. Throws for every other viewer. */
export function buildHandView(game: Game, seat: SeatId, viewer: SeatId | null): HandView {
  if (viewer !== seat) throw new Error('Only the owner can see this hand.');
  const { color, faction, actionCards, secretObjectives, promissoryNotes } = seatOf(game, seat);
  const card = (id: CardId): CardView => {
    const component = game.book.components[componentOf(id)];
    return { card: id, id: componentOf(id), name: component?.name ?? componentOf(id), text: component?.text ?? '' };
  };
  return {
    seat,
    color,
    faction: game.book.components[faction]?.name ?? nameOfSeat(game, seat),
    actionCards: actionCards.map(card),
    secretObjectives: secretObjectives.map((id) => {
      const facts = game.book.byKind.objective[id];
      return { ...card(id), points: facts?.points ?? 1, phase: facts?.phase ?? '' };
    }),
    tiles: tilesInHand(game, seat).map((tile) => formatTile(game, tile)),
    promissoryNotes: promissoryNotes.map((id) => ({
      ...card(id),
      from: noteOwner(id),
      fromName: nameOfSeat(game, noteOwner(id)),
    })),
  };
}
