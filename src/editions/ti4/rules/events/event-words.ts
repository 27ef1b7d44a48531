import type { EventTexts } from '#kit/components/event-texts.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/state.ts';

/** What an event's text calls the things that the event carries. */
export interface EventWords {
  seat: (seat: SeatId) => string;
  /** The same with "is", with "has", and of its turn: whoever is spoken to is "you". */
  seatIs: (seat: SeatId) => string;
  seatHas: (seat: SeatId) => string;
  turnOf: (seat: SeatId) => string;
  /** The planet, or else the system. */
  place: (about: { planet?: PlanetId; system?: SystemId }) => string;
  /** Of a card or any component, however many copies there are. */
  card: (card: CardId | ComponentId) => string;
  /** What a card says, as it is added to its name; nothing of what has no text. */
  text: (card: CardId | ComponentId) => string;
  /** One of a type, with its article. */
  unit: (type: UnitType) => string;
  /** The type of a unit that stands on the board; nothing of one that does not. */
  typeOf: (unit: UnitId) => UnitType | undefined;
  purpose: (purpose: RollPurpose) => string;
  /** What the dice show that have just been rolled: "3, 9"; nothing where none lie there. */
  rolled: () => string | undefined;
}

/** The texts of a room's events. */
export type RoomEventTexts<E extends object> = EventTexts<E, EventWords>;
