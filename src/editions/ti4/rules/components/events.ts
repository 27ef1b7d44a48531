import type { Id, WindowEvent } from '../../../../engine/index.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, UnitId, UnitType } from '../state.ts';

/** What a roll is for. */
export type RollPurpose =
  | 'space-combat'
  | 'ground-combat'
  | 'anti-fighter-barrage'
  | 'bombardment'
  | 'space-cannon-offense'
  | 'space-cannon-defense'
  /** Hits that a component's own ability produces: no roll of units. */
  | 'ability';

/**
 * The moments that components may answer, and what each carries. "Begins" and "ends" are the moments of the Rules
 * Reference; the timing ('when', 'after') is said where the window is opened.
 */
export interface Events {
  'strategy-phase-begins': object;
  'strategy-card-chosen': { seat: SeatId; card: ComponentId };
  'strategy-phase-ends': object;
  'action-phase-begins': object;
  /** `note`: opened again for this promissory note alone, which arrived before its player had done anything (94.1a). */
  'turn-begins': { seat: SeatId; note?: CardId };
  'turn-ends': { seat: SeatId };
  /** An action is done; the turn goes on if something lets it. */
  'action-performed': { seat: SeatId };
  'player-passed': { seat: SeatId };

  'action-card-played': { seat: SeatId; card: CardId; frame: Id };
  'promissory-note-received': { seat: SeatId; card: CardId; from: SeatId };
  'transaction-done': { seats: [SeatId, SeatId] };

  'strategic-action': { seat: SeatId; card: ComponentId };
  'strategic-action-ends': { seat: SeatId; card: ComponentId };
  /** A seat has resolved the primary or the secondary ability of a strategy card. */
  'strategy-ability-resolved': { seat: SeatId; card: ComponentId };
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
  /** `ship`: it was a ship in space, or counted as one. */
  'unit-destroyed': {
    seat: SeatId;
    by: SeatId | null;
    type: UnitType;
    definition: ComponentId;
    system: SystemId;
    planet?: PlanetId;
    ship?: boolean;
  };

  'invasion-begins': { seat: SeatId; system: SystemId };
  'bombardment-begins': { seat: SeatId; system: SystemId };
  'ground-forces-committed': { seat: SeatId; system: SystemId; planet: PlanetId };
  'ground-combat-begins': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId };
  'ground-combat-round-begins': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId; round: number };
  'ground-combat-ends': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId; winner: SeatId | null };
  'planet-taken': { seat: SeatId; planet: PlanetId; from: SeatId | null };
  'production-begins': { seat: SeatId; system: SystemId };
  'production-ends': { seat: SeatId; system: SystemId };
  /** Units have been produced, by Production or another ability (67.4). */
  'units-produced': { seat: SeatId; system: SystemId };

  /** Before a roll's dice are taken up: the frame of 'roll-dice' says which units roll. */
  'roll-begins': { seat: SeatId; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId };
  /** After both sides of a combat have rolled: the dice lie in the frame of 'combat-rolls'. */
  'combat-rolls-made': { purpose: RollPurpose; system: SystemId; planet?: PlanetId; attacker: SeatId; defender: SeatId };
  /** After both sides of a combat round have assigned their hits. */
  'hits-assigned': { purpose: RollPurpose; system: SystemId; planet?: PlanetId; attacker: SeatId; defender: SeatId };
  'space-combat-round-ends': { system: SystemId; attacker: SeatId; defender: SeatId; round: number };
  'ground-combat-round-ends': { system: SystemId; planet: PlanetId; attacker: SeatId; defender: SeatId; round: number };
  'space-cannon-offense-ends': { seat: SeatId; system: SystemId };
  'bombardment-ends': { seat: SeatId; system: SystemId };
  'custodians-removed': { seat: SeatId };
  'invasion-ends': { seat: SeatId; system: SystemId };

  'status-phase-begins': object;
  'objective-scored': { seat: SeatId; objective: ComponentId };
  /** Command tokens are about to be gained in the status phase; how many each gains is a value of the same name. */
  'tokens-gained-in-status': object;
  /** The strategy cards are about to go back to the common play area. */
  'strategy-cards-returned': object;
  'status-phase-ends': object;

  /** A PDS or space dock has been put on the board other than by production; without a planet, in the space area. */
  'structure-placed': { seat: SeatId; type: UnitType; system: SystemId; planet?: PlanetId };

  'agenda-phase-begins': object;
  'agenda-revealed': { agenda: ComponentId };
  /** An agenda has been thrown out; the one in its place is not revealed yet. */
  'agenda-replaced': object;
  'voting-begins': { agenda: ComponentId };
  /** A seat has voted; the outcome is '' where it abstained or could not vote. */
  'votes-cast': { seat: SeatId; agenda: ComponentId; outcome: string; votes: number };
  'voting-ends': { agenda: ComponentId };
  'outcome-decided': { agenda: ComponentId; outcome: string };
  'agenda-resolved': { agenda: ComponentId; outcome: string };
  'agenda-phase-ends': object;

  /** After cards were drawn, however they were. */
  'action-cards-drawn': { seat: SeatId; count: number };
  /** A seat is about to research; what takes its place unwinds 'research'. */
  'research-begins': { seat: SeatId };
  /** A seat has met the conditions of elimination; its pieces and cards are still where they were. */
  'player-eliminated': { seat: SeatId };
}

export type EventName = keyof Events;
export type GameEvent<E extends EventName = EventName> = WindowEvent & { name: E } & Events[E];

/** In a combat's first round, the start of the combat and of the round are one moment (78.3, 42.3). */
const FIRST_ROUND: Record<string, EventName> = {
  'space-combat-round-begins': 'space-combat-begins',
  'ground-combat-round-begins': 'ground-combat-begins',
};

/** The events whose listeners an event's window is open to. */
export function heardAs(event: WindowEvent): string[] {
  const also = event.round === 1 ? FIRST_ROUND[event.name] : undefined;
  return also ? [event.name, also] : [event.name];
}
