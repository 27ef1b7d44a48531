import { othersFrom, remainingSeats, rotateTo, seatOf, seatsFrom } from '#kit/state/seats.ts';
import { modify } from './components/modifiers.ts';
import type { Game } from './game.ts';
import type { ComponentId, SeatId } from './terms.ts';

export { othersFrom, remainingSeats, seatOf, seatsFrom };

/** Tells whether a lasting effect silences a seat's racial abilities. */
export const areAbilitiesSilenced = ({ state, book }: Game, seat: SeatId): boolean =>
  Object.values(state.effects).some(
    ({ holder, component }) => holder === seat && book.components[component]?.silences === true,
  );

/** Tells whether a seat has a racial ability that is not silenced. */
export const hasAbility = (game: Game, seat: SeatId, ability: ComponentId): boolean =>
  ability in seatOf(game, seat).abilities && !areAbilitiesSilenced(game, seat);

export const strategyCardNumber = ({ book }: Game, card: ComponentId): number =>
  book.byKind['strategy-card'][card]?.number ?? Infinity;

/** Returns the strategy cards of the game by number, both unclaimed ones and those of players. */
export const strategyCardsIn = (game: Game): ComponentId[] =>
  [
    ...Object.keys(game.state.strategyCards),
    ...Object.values(game.state.seats).flatMap(({ strategyCards }) => Object.keys(strategyCards)),
  ].sort((a, b) => strategyCardNumber(game, a) - strategyCardNumber(game, b));

/** Returns a seat's initiative number: that of its lowest strategy card, unless an ability changes it (E3 3.4). */
export const initiativeOf = (game: Game, seat: SeatId): number =>
  modify(game, 'place-in-order', { seat }, printedPlaceOf(game, seat));

const printedPlaceOf = (game: Game, seat: SeatId): number =>
  game.book.byKind.race[seatOf(game, seat).race]?.actsFirst && !areAbilitiesSilenced(game, seat)
    ? 0
    : Math.min(
        Infinity,
        ...Object.keys(seatOf(game, seat).strategyCards).map((card) => strategyCardNumber(game, card)),
      );

/** Returns the order of play (E3 3.4); before strategy cards are chosen, clockwise from the speaker. */
export function orderOfPlay(game: Game): SeatId[] {
  const seats = seatsFrom(game.state, game.state.speaker);
  return seats.map((seat, i) => ({ seat, at: initiativeOf(game, seat), i })).sort((a, b) => a.at - b.at || a.i - b.i).map(({ seat }) => seat); // prettier-ignore
}

/** Returns the order of play, starting with a seat. */
export const orderOfPlayFrom = (game: Game, first: SeatId): SeatId[] => rotateTo(orderOfPlay(game), first);
