import type { WindowEvent } from '../engine/index.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, UnitId, UnitType } from './state.ts';

/** What a roll is for. */
export type RollPurpose = 'space-combat' | 'ground-combat' | 'anti-fighter-barrage' | 'bombardment' | 'space-cannon-offense' | 'space-cannon-defense';

/**
 * The moments that components may answer, and what each carries. "Begins" and "ends" are the moments of the Rules
 * Reference; the timing ('when', 'after') is said where the window is opened.
 */
export interface Events {
  'strategy-phase-begins': object;
  'strategy-card-chosen': { seat: SeatId; card: ComponentId };
  'strategy-phase-ends': object;
  'action-phase-begins': object;
  'turn-begins': { seat: SeatId };
  'turn-ends': { seat: SeatId };
  'player-passed': { seat: SeatId };

  'action-card-played': { seat: SeatId; card: CardId; frame: number };
  'promissory-note-received': { seat: SeatId; card: CardId; from: SeatId };
  'transaction-done': { seats: [SeatId, SeatId] };

  'strategic-action': { seat: SeatId; card: ComponentId };
  'strategic-action-ends': { seat: SeatId; card: ComponentId };
  'commodities-replenished': { seat: SeatId };
  'trade-goods-gained': { seat: SeatId; count: number };
  'technology-researched': { seat: SeatId; technology: ComponentId };

  'system-activated': { seat: SeatId; system: SystemId };
  'movement-begins': { seat: SeatId; system: SystemId };
  'movement-ends': { seat: SeatId; system: SystemId };
  'space-cannon-offense-begins': { seat: SeatId; system: SystemId };
  'tactical-action-ends': { seat: SeatId; system: SystemId };

  'space-combat-begins': { system: SystemId; attacker: SeatId; defender: SeatId };
  'space-combat-round-begins': { system: SystemId; attacker: SeatId; defender: SeatId; round: number };
  'anti-fighter-barrage': { system: SystemId; attacker: SeatId; defender: SeatId };
  'retreat-announced': { seat: SeatId; system: SystemId };
  'space-combat-ends': { system: SystemId; attacker: SeatId; defender: SeatId; winner: SeatId | null };
  /** After all dice of one roll lie on the table: `rollId` finds them in the rolling frame. */
  'dice-rolled': { seat: SeatId; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId };
  /** Hits are about to be assigned by `seat`. */
  'hits-produced': { seat: SeatId; by: SeatId; purpose: RollPurpose; system: SystemId; planet?: PlanetId; hits: number };
  'damage-sustained': { seat: SeatId; by: SeatId; unit: UnitId; system: SystemId };
  'unit-destroyed': { seat: SeatId; by: SeatId | null; type: UnitType; definition: ComponentId; system: SystemId; planet?: PlanetId };

  'invasion-begins': { seat: SeatId; system: SystemId };
  'bombardment-begins': { seat: SeatId; system: SystemId };
  'ground-forces-committed': { seat: SeatId; system: SystemId; planet: PlanetId };
  'ground-combat-begins': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId };
  'ground-combat-round-begins': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId; round: number };
  'ground-combat-ends': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId; winner: SeatId | null };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  'production-begins': { seat: SeatId; system: SystemId };
  'production-ends': { seat: SeatId; system: SystemId };

  'status-phase-begins': object;
  'objective-scored': { seat: SeatId; objective: ComponentId };
  'status-phase-ends': object;

  'agenda-phase-begins': object;
  'agenda-revealed': { agenda: ComponentId };
  'voting-begins': { agenda: ComponentId };
  'votes-cast': { seat: SeatId; agenda: ComponentId; outcome: string; votes: number };
  'voting-ends': { agenda: ComponentId };
  'outcome-decided': { agenda: ComponentId; outcome: string };
  'agenda-resolved': { agenda: ComponentId; outcome: string };
  'agenda-phase-ends': object;
}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = WindowEvent & { name: E } & Events[E];
