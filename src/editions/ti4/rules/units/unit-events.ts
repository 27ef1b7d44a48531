import type { RollPurpose } from '#ti4/rules/combat/roll-purpose.ts';
import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { ComponentId, PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/state.ts';

/** A structure and its place. */
export interface PlacedStructure {
  seat: SeatId;
  type: UnitType;
  system: SystemId;
  planet?: PlanetId;
}

/** Events of the board: units damaged, destroyed and placed, and planets gained. */
export interface UnitEvents {
  'damage-sustained': { seat: SeatId; by: SeatId; unit: UnitId; system: SystemId };
  /**
   * `ship`: it was a ship in space, or counted as one. `toHits`: purpose of the roll whose assigned hits destroyed it.
   * `combat`: a ship's combat value, if it was not that of its card.
   * `last`: set if the owner's last ships there, or the last fighters, were destroyed with it or at the same time.
   */
  'unit-destroyed': {
    seat: SeatId;
    by: SeatId | null;
    type: UnitType;
    definition: ComponentId;
    system: SystemId;
    planet?: PlanetId;
    ship?: boolean;
    toHits?: RollPurpose;
    combat?: number;
    last?: ('ships' | 'fighters')[];
  };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  /** A PDS or space dock is about to be placed other than by production; without a planet, in the space area. */
  'structure-nears': PlacedStructure;
  /** A PDS or space dock has been placed other than by production. */
  'structure-placed': PlacedStructure;
}

export const unitEventTexts: RoomEventTexts<UnitEvents> = {
  'damage-sustained': (about, say) => {
    const type = say.typeOf(about.unit);
    return `${say.does(about.seat, 'sustain')} damage${type ? ` with ${say.unit(type)}` : ''} at ${say.place(about)}.`;
  },
  'unit-destroyed': (about, say) => `${say.does(about.seat, 'lose')} ${say.unit(about.type)} at ${say.place(about)}.`,
  'planet-taken': (about, say) =>
    `${about.timing === 'when' ? `${say.seatIs(about.seat)} about to gain` : `${say.seatHas(about.seat)} gained`} control of ${say.place(about)}.`,
  'structure-nears': (about, say) =>
    `${say.seatIs(about.seat)} about to place ${say.unit(about.type)} ${about.planet ? 'on' : 'at'} ${say.place(about)}.`,
  'structure-placed': (about, say) =>
    `${say.seatHas(about.seat)} placed ${say.unit(about.type)} at ${say.place(about)}.`,
};
