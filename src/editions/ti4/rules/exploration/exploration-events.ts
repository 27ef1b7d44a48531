import type { RoomEventTexts } from '#ti4/rules/events/event-words.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId } from '#ti4/rules/state.ts';

/** Events of exploring and of gaining relics. */
export interface ExplorationEvents {
  'exploration-begins': { seat: SeatId; system: SystemId; planet?: PlanetId };
  /** The card is revealed and about to be resolved. */
  'card-explored': { seat: SeatId; card: CardId; system: SystemId; planet?: PlanetId };
  'exploration-ends': { seat: SeatId; card: CardId; system: SystemId; planet?: PlanetId };
  'relic-gained': { seat: SeatId; relic: ComponentId };
}

export const explorationEventTexts: RoomEventTexts<ExplorationEvents> = {
  'exploration-begins': (about, say) => `${say.seatIs(about.seat)} about to explore ${say.place(about)}.`,
  'card-explored': (about, say) => `${say.seatHas(about.seat)} found ${say.card(about.card)} at ${say.place(about)}.`,
  'exploration-ends': (about, say) =>
    `${say.seatHas(about.seat)} explored ${say.place(about)}: ${say.card(about.card)}.`,
  'relic-gained': (about, say) => `${say.seatHas(about.seat)} gained ${say.card(about.relic)}.`,
};
