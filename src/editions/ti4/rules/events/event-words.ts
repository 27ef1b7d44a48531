import type { EventTexts } from '#kit/components/event-texts.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/state.ts';

/** Formatters for the data of an event, for use in its text. */
export interface EventWords {
  seat: (seat: SeatId) => string;
  /** The seat with "is", with "has", and its turn; the seat addressed is "you". */
  seatIs: (seat: SeatId) => string;
  seatHas: (seat: SeatId) => string;
  turnOf: (seat: SeatId) => string;
  /** The planet, or else the system. */
  place: (about: { planet?: PlanetId; system?: SystemId }) => string;
  /** The name of a card or any other component, without its copy number. */
  card: (card: CardId | ComponentId) => string;
  /** A card's text in the form that follows its name; "." for a component without text. */
  text: (card: CardId | ComponentId) => string;
  /** A unit of a type, with its article. */
  unit: (type: UnitType) => string;
  /** The type of a unit on the board; undefined for a unit that is not there. */
  typeOf: (unit: UnitId) => UnitType | undefined;
  purpose: (purpose: RollPurpose) => string;
  /** The results of the dice just rolled: "3, 9"; undefined if there are none. */
  rolled: () => string | undefined;
}

/** The texts of one folder's events. */
export type RoomEventTexts<E extends object> = EventTexts<E, EventWords>;
