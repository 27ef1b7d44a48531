import type { SeatId } from '#engine';
import { formatCount } from '#text/sentences.ts';
import { componentOf, noteOf, noteOwner } from '#ti4/rules/components/component.ts';
import { goodsProblem, parseGoods } from '#ti4/rules/trade/goods.ts';
import { transactionProblem } from '#ti4/rules/trade/transactions.ts';
import type { Game } from '#ti4/rules/game.ts';
import { nameOfSeat } from '#ti4/rules/names.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { CardId } from '#ti4/rules/state.ts';

/** Returns all other seats in the game, with the public reason why there can be no transaction with them now. */
export const listPartners = (game: Game, seat: SeatId): { seat: SeatId; holdings: string; problem?: string }[] =>
  othersOf(game, seat).map((other) => {
    const problem = transactionProblem(game, seat, other);
    return { seat: other, holdings: formatHoldings(game, other), ...(problem !== undefined && { problem }) };
  });

const othersOf = ({ state }: Game, seat: SeatId): SeatId[] =>
  state.order.filter((id) => id !== seat && !state.seats[id].eliminated);

export function formatHoldings(game: Game, seat: SeatId): string {
  const { tradeGoods, commodities, promissoryNotes, fragments = [] } = seatOf(game, seat);
  return [
    formatCount(tradeGoods, 'trade good'),
    formatCount(commodities, 'commodity', 'commodities'),
    formatCount(promissoryNotes.length, 'promissory note'),
    ...(fragments.length ? [formatCount(fragments.length, 'relic fragment')] : []),
  ].join(', ');
}

/** A card that one player could give. */
interface Card {
  kind: 'notes' | 'fragments';
  card: CardId;
  label: string;
}

/**
 * Returns cards that a seat can give. For the other player, includes every promissory note that could be in the hidden
 * hand.
 */
export function givableCards(game: Game, from: SeatId, to: SeatId, own: boolean): Card[] {
  const name = (card: CardId): string => game.book.components[componentOf(card)]?.name ?? card;
  const hand = own ? seatOf(game, from).promissoryNotes : theirNotes(game, from);
  const notes = hand.map((card): Card => ({
    kind: 'notes',
    card,
    label: `${name(card)} of ${nameOfSeat(game, noteOwner(card))}`,
  }));
  const kept = (seatOf(game, from).fragments ?? []).map((card): Card => ({
    kind: 'fragments',
    card,
    label: name(card),
  }));
  return [...notes, ...kept].filter(
    ({ kind, card }) => goodsProblem(game, from, to, parseGoods({ [kind]: [card] }), own) === undefined,
  );
}

/** Returns the promissory notes that a player began with. Each may still be in their hand or not. */
const theirNotes = (game: Game, seat: SeatId): CardId[] =>
  Object.values(game.book.byKind['promissory-note'])
    .filter(({ faction }) => faction === undefined || faction === seatOf(game, seat).faction)
    .map(({ id }) => noteOf(id, seat));
