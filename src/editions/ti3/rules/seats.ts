import { modify } from './components/modifiers.ts';
import type { Game } from './game.ts';
import type { Seat, State } from './state.ts';
import type { ComponentId, SeatId } from './terms.ts';

/** Throws where there is no such seat: none is made up by the rules. */
export function seatOf({ state }: Game, seat: SeatId): Seat {
  const found = state.seats[seat];
  if (found) return found;
  throw new Error(`There is no seat ${seat}`);
}

/** Whether a seat's racial abilities are out of force, because something lasts for it that says so. */
export const areAbilitiesSilenced = ({ state, book }: Game, seat: SeatId): boolean =>
  Object.values(state.effects).some(
    ({ holder, component }) => holder === seat && book.components[component]?.silences === true,
  );

/** Whether a seat has a racial ability, and it is in force. */
export const hasAbility = (game: Game, seat: SeatId, ability: ComponentId): boolean =>
  ability in seatOf(game, seat).abilities && !areAbilitiesSilenced(game, seat);

const from = (list: readonly SeatId[], first: SeatId): SeatId[] => {
  const begin = list.indexOf(first);
  return begin < 0 ? [...list] : [...list.slice(begin), ...list.slice(0, begin)];
};

/** All who are still in the game, in the order in which they sit. */
export const remainingSeats = ({ order, seats }: State): SeatId[] => order.filter((one) => !seats[one].eliminated);

/** Clockwise, beginning with a seat. */
export const seatsFrom = (state: State, first: SeatId): SeatId[] =>
  from(state.order, first).filter((one) => !state.seats[one].eliminated);

/** Clockwise from the left of a seat, all but that seat. */
export const othersFrom = (state: State, first: SeatId): SeatId[] =>
  seatsFrom(state, first).filter((one) => one !== first);

export const strategyCardNumber = ({ book }: Game, card: ComponentId): number =>
  book.byKind['strategy-card'][card]?.number ?? Infinity;

/** The strategy cards of the game, by their numbers: those that nobody has, and those before players. */
export const strategyCardsIn = (game: Game): ComponentId[] =>
  [
    ...Object.keys(game.state.strategyCards),
    ...Object.values(game.state.seats).flatMap(({ strategyCards }) => Object.keys(strategyCards)),
  ].sort((a, b) => strategyCardNumber(game, a) - strategyCardNumber(game, b));

/** The number by which a seat comes in the order of play: its lowest card's (E3 3.4). */
export const initiativeOf = (game: Game, seat: SeatId): number =>
  modify(game, 'place-in-order', { seat }, printedPlaceOf(game, seat));

const printedPlaceOf = (game: Game, seat: SeatId): number =>
  game.book.byKind.race[seatOf(game, seat).race]?.actsFirst && !areAbilitiesSilenced(game, seat)
    ? 0
    : Math.min(
        Infinity,
        ...Object.keys(seatOf(game, seat).strategyCards).map((card) => strategyCardNumber(game, card)),
      );

/** The order of play (E3 3.4); before cards are chosen, clockwise from the speaker. */
export function orderOfPlay(game: Game): SeatId[] {
  const seats = seatsFrom(game.state, game.state.speaker);
  return seats.map((seat, i) => ({ seat, at: initiativeOf(game, seat), i })).sort((a, b) => a.at - b.at || a.i - b.i).map(({ seat }) => seat); // prettier-ignore
}

/** The order of play, beginning with a seat. */
export const orderOfPlayFrom = (game: Game, first: SeatId): SeatId[] => from(orderOfPlay(game), first);
