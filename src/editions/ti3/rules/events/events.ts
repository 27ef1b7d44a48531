import type { EventUnion } from '#kit/components/types.ts';
import type { RollPurpose } from '#ti3/rules/combat/roll-purpose.ts';
import type { CardId, ComponentId, Id, PlanetId, SeatId, SystemId, UnitType } from '#ti3/rules/terms.ts';

interface Battle {
  system: SystemId;
  attacker: SeatId;
  defender: SeatId;
}

/** Events that components can answer, with their data. */
export interface Events {
  'strategy-phase-begins': object;
  'strategy-card-chosen': { seat: SeatId; card: ComponentId };
  'strategy-phase-ends': object;
  'action-phase-begins': object;
  'turn-begins': { seat: SeatId };
  'strategic-action': { seat: SeatId; card: ComponentId };
  'primary-resolved': { seat: SeatId; card: ComponentId };
  'secondary-used': { seat: SeatId; card: ComponentId };
  'secondary-declined': { seat: SeatId; card: ComponentId };
  'action-cards-due': object;
  /** A seat has performed an action. Its turn goes on if a component allows another one. */
  'action-performed': { seat: SeatId };
  'player-passed': { seat: SeatId };
  'status-phase-begins': object;
  'status-phase-ends': object;
  'system-activated': { seat: SeatId; system: SystemId };
  'ships-moved': { seat: SeatId; system: SystemId };
  /** A fleet's movement is announced; nothing has moved yet. */
  'fleet-comes': { seat: SeatId; system: SystemId };
  /** All PDS have had their chance to fire at an arrived fleet. */
  'pds-fire-over': { seat: SeatId; system: SystemId };
  'pds-fired': { seat: SeatId; system: SystemId; target: SeatId };
  /** Before any fire and before the battle begins: a fleet that leaves now has not fought. */
  'space-battle-looms': Battle;
  'space-battle-begins': Battle;
  /** First fire is over; combat rounds follow. */
  'space-battle-joined': Battle;
  'space-battle-round-begins': Battle & { round: number };
  /** All hits of the round are resolved; no fleet has withdrawn yet. */
  'space-battle-round-ends': Battle & { round: number };
  'invasion-round-ends': Battle & { planet: PlanetId };
  'dice-rolled': Battle & { purpose: RollPurpose };
  'ships-damaged': { seat: SeatId; by: SeatId; system: SystemId; units: string[] };
  'space-battle-ends': Battle & { winner: SeatId | null };
  'landing-due': { seat: SeatId; system: SystemId };
  landing: { seat: SeatId; system: SystemId };
  'bombardment-due': { seat: SeatId; system: SystemId; planets: PlanetId[] };
  'invasion-begins': Battle & { planet: PlanetId };
  'invasion-round-begins': Battle & { planet: PlanetId; round: number };
  /** `fell`: ground forces lost by both sides. */
  'invasion-ends': Battle & { planet: PlanetId; winner: SeatId | null; fell: number };
  /** An invasion is about to take a planet; the defender's structures are still there. */
  'planet-falls': { seat: SeatId; planet: PlanetId; from: SeatId };
  'units-destroyed': { seat: SeatId; system: SystemId; planet?: PlanetId; units: Partial<Record<UnitType, number>> };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  /** Production is about to begin. */
  'production-due': { seat: SeatId; system: SystemId };
  'units-produced': { seat: SeatId; system: SystemId };
  'action-card-played': { seat: SeatId; card: CardId; component: ComponentId; frame: Id };
  /** A player has looked at all action cards of another. */
  'hand-seen': { seat: SeatId; of: SeatId; by: ComponentId };
  'political-card-draw': { seat: SeatId };
  'political-card-revealed': { card: ComponentId };
  'votes-begin': { card: ComponentId };
  'vote-comes': { card: ComponentId; seat: SeatId };
  'votes-cast': { card: ComponentId; seat: SeatId };
  /** All votes are cast but not counted. */
  'all-voted': { card: ComponentId };
  /** The outcome is known but not resolved. */
  'outcome-stands': { card: ComponentId; outcome: string };
  'outcome-decided': { card: ComponentId; outcome: string };
  'technology-purchase': { seat: SeatId; base: number };
  /** A player may buy a racial technology. */
  'racial-technology-due': { seat: SeatId };
  'technology-gained': { seat: SeatId; technology: ComponentId };
  'agreement-goods-received': { seat: SeatId };
  'agreement-broken': { seats: SeatId[]; by: SeatId | null };
}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = EventUnion<Events, E>;
