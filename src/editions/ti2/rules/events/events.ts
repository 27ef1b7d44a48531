import type { EventUnion } from '#kit/components/types.ts';
import type { RollContext } from '#ti2/rules/combat/roll-purpose.ts';
import type { CardId, ComponentId, Id, PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';

interface Fight {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
}

/** Moments that components may respond to, and the data of each. */
export interface Events {
  'political-card-read': { card: ComponentId; frame: Id };
  'vote-comes': { seat: SeatId };
  'vote-was-cast': { seat: SeatId; outcome: string | null };
  'economy-begins': object;
  'turn-begins': { seat: SeatId };
  'movement-over': { seat: SeatId };
  'battles-due': { seat: SeatId };
  'battle-begins': Fight;
  'battle-round-begins': Fight & { round: number };
  'dice-lie': { attacker: SeatId; defender: SeatId; system: SystemId; purpose: RollContext['purpose'] };
  'battle-ends': Fight & { winner: SeatId | null };
  'invasion-segment-begins': { seat: SeatId };
  'landing-due': { seat: SeatId; system: SystemId; planets: PlanetId[] };
  'bombardment-due': { seat: SeatId; system: SystemId; planets: PlanetId[] };
  'invasion-round-begins': Fight & { planet: PlanetId; round: number };
  'invasion-ends': Fight & { planet: PlanetId; winner: SeatId | null; fell: number };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  'technology-phase-begins': object;
  'placement-begins': object;
  'round-ends': object;
  /** `target`: targets of the card; undefined in games saved before targets were recorded. */
  'action-card-played': { seat: SeatId; card: CardId; component: ComponentId; frame: Id; target?: string[] };
}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = EventUnion<Events, E>;
