import type { CardId, ComponentId, PlanetId, Place, SeatId, SystemId } from '#ti4/rules/terms.ts';

/** Facts about exploration cards, relics and tokens. */
export interface ExplorationFacts {
  'card-explored': { seat: SeatId; card: CardId } & Place;
  /** Several cards are revealed, and one of them is resolved. */
  'cards-explored': { seat: SeatId; cards: CardId[] } & Place;
  /** Cards of a deck are revealed without exploring. */
  'exploration-cards-revealed': { seat: SeatId; deck: string; cards: CardId[] };
  'nothing-explored': { seat: SeatId; deck: string } & Place;
  'card-attached': { card: CardId; planet: PlanetId };
  'card-kept': { seat: SeatId; card: CardId };
  /** A fragment that one player must give to another. */
  'fragment-handed-over': { seat: SeatId; receiver: SeatId; card: CardId };
  /** Cards that are purged. */
  'cards-purged': { seat: SeatId; cards: CardId[] };
  'relic-gained': { seat: SeatId; relic: ComponentId; from?: SeatId };
  /** Action cards that a player takes into hand from a place that all can see. */
  'action-cards-taken-up': { seat: SeatId; cards: CardId[] };
  'relic-exhausted': { seat: SeatId; relic: ComponentId };
  'no-relic-left': { seat: SeatId };
  /** A tile with this back should be drawn, but all of them are in play. */
  'no-tile-left': { seat: SeatId; back: 'red' | 'blue' };
  'token-laid': { seat: SeatId; token: ComponentId; face?: string } & Place;
  'token-taken-up': { seat: SeatId; token: ComponentId } & Place;
  'tokens-laid-out': { token: ComponentId; systems: SystemId[] };
  'token-turned': { token: ComponentId; system: SystemId; face: string };
  /** A planet enters the game by its card alone. */
  'planet-card-gained': { seat: SeatId; planet: PlanetId };
  'planet-destroyed': { seat: SeatId; planet: PlanetId; system: SystemId };
}
