import type { EventTexts } from '#kit/components/event-texts.ts';
import type { SeatWords } from '#kit/narration/seat-words.ts';
import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { CardId, ComponentId, PlanetId, SystemId, UnitId, UnitType } from '#ti4/rules/state.ts';

/** Formatters for the data of an event, for use in its text. */
export interface EventWords extends SeatWords {
  /** The planet, or else the system. */
  place: (about: { planet?: PlanetId; system?: SystemId }) => string;
  /** The name of a card or any other component, without its copy number. */
  card: (card: CardId | ComponentId) => string;
  /** A unit of a type, with its article. */
  unit: (type: UnitType) => string;
  /** The type of a unit on the board; undefined for a unit that is not there. */
  typeOf: (unit: UnitId) => UnitType | undefined;
  purpose: (purpose: RollPurpose) => string;
  /** The results of the dice just rolled: "3, 9"; undefined if there are none. */
  rolled: () => string | undefined;
  /** The name of an outcome of an agenda. */
  outcome: (agenda: ComponentId, outcome: string) => string;
  /** The outcome of the agenda being resolved as it is now; the given one if there is none. */
  outcomeNow: (outcome: string) => string;
  /** The votes of the agenda being resolved: "5 For, 3 Against"; empty without votes. */
  tally: () => string;
  /** Votes behind an event beyond those `told`: " (so far: 5 For)"; empty without any. */
  votesSoFar: (told?: string) => string;
}

/** The texts of one folder's events. */
export type RoomEventTexts<E extends object> = EventTexts<E, EventWords>;
