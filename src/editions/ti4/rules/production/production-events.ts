import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/state.ts';

/** Events of unit production. */
export interface ProductionEvents {
  'production-begins': { seat: SeatId; system: SystemId };
  /** `by`: units that used Production; `additional`: another use of Production led to this one. */
  'production-ends': { seat: SeatId; system: SystemId; by?: UnitId[]; additional?: true };
  /** Units of these types are produced and paid for, and about to be placed. */
  'placing-produced': { seat: SeatId; system: SystemId; types: UnitType[] };
  /** Units have been produced, by Production or another ability (67.4). */
  'units-produced': { seat: SeatId; system: SystemId };
}

export const productionEventTexts: RoomEventTexts<ProductionEvents> = {
  'production-begins': (about, say) => `${say.seatIs(about.seat)} about to produce units at ${say.place(about)}.`,
  'production-ends': (about, say) => `${say.seatHas(about.seat)} produced units at ${say.place(about)}.`,
  'placing-produced': (about, say) =>
    `${say.seatIs(about.seat)} about to place the produced units at ${say.place(about)}.`,
  'units-produced': (about, say) => `${say.seatHas(about.seat)} produced units at ${say.place(about)}.`,
};
