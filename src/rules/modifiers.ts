import type { Wormhole } from './component.ts';
import type { Held } from './component.ts';
import type { RollPurpose } from './events.ts';
import type { Game } from './game.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, Unit, UnitType } from './state.ts';
import { inForce } from './in-force.ts';

/**
 * The values that components change without acting. Each is folded over everything in force: a base value goes in,
 * every component may give another. Rules read values only through `modify`.
 */
export interface Values {
  /** Added to each die of a unit's roll. */
  'roll-bonus': [{ seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  /** Dice a unit rolls. */
  dice: [{ seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  /** What each die must reach. */
  'hits-on': [{ seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId }, number];
  /** Added to one roll of several units (as one extra die for bombardment): how many extra dice. */
  'extra-dice': [{ seat: SeatId; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  move: [{ seat: SeatId; unit: Unit; to: SystemId }, number];
  capacity: [{ seat: SeatId; unit: Unit }, number];
  cost: [{ seat: SeatId; type: UnitType; system: SystemId }, number];
  'production-limit': [{ seat: SeatId; unit: Unit }, number];
  'can-sustain': [{ seat: SeatId; unit: Unit; purpose: RollPurpose | null }, boolean];
  /** Hits one use of Sustain Damage cancels. */
  'sustain-cancels': [{ seat: SeatId; unit: Unit }, number];
  /** Why a unit may not use an ability on this target now. */
  'ability-denied': [{ seat: SeatId; unit: Unit; purpose: RollPurpose; against: SeatId | null; system: SystemId; planet?: PlanetId }, string | undefined];
  'planetary-shield': [{ planet: PlanetId; attacker: SeatId }, boolean];
  'ship-in-space': [{ unit: Unit }, boolean];

  /** For one seat's eyes: whether two systems are adjacent. */
  adjacent: [{ seat: SeatId | null; a: SystemId; b: SystemId }, boolean];
  wormholes: [{ system: SystemId; seat: SeatId | null }, Wormhole[]];
  neighbors: [{ a: SeatId; b: SeatId }, boolean];
  /** Why ships may not move into or through a system. */
  'movement-barred': [{ seat: SeatId; system: SystemId; unit: Unit; through: boolean; active: SystemId }, string | undefined];
  /** Why ships may not leave a system for the active one. */
  'departure-barred': [{ seat: SeatId; from: SystemId; active: SystemId }, string | undefined];
  /** Why a system cannot be activated. */
  'activation-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  'ignores-blocking-ships': [{ seat: SeatId; system: SystemId; unit: Unit }, boolean];
  'rift-rolls': [{ seat: SeatId; unit: Unit; system: SystemId }, boolean];
  /** Ships of a type that may be in a system against the fleet pool: the limit. */
  'fleet-limit': [{ seat: SeatId; system: SystemId }, number];
  'retreat-barred': [{ seat: SeatId; system: SystemId }, string | undefined];

  resources: [{ planet: PlanetId; seat: SeatId | null }, number];
  influence: [{ planet: PlanetId; seat: SeatId | null }, number];
  /** Prerequisites still lacking for a technology, after what may be ignored. */
  'prerequisites-lacking': [{ seat: SeatId; technology: ComponentId }, number];
  'research-barred': [{ seat: SeatId; technology: ComponentId }, string | undefined];
  'secondary-free': [{ seat: SeatId; card: ComponentId }, boolean];
  'hand-limit': [{ seat: SeatId }, number];
  'action-cards-drawn': [{ seat: SeatId; when: 'status' | 'effect' }, number];
  'tokens-gained-in-status': [{ seat: SeatId }, number];
  'commodity-limit': [{ seat: SeatId }, number];
  initiative: [{ seat: SeatId }, number];
  'action-card-barred': [{ seat: SeatId; card: CardId }, string | undefined];
  'abilities-barred': [{ seat: SeatId }, boolean];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];

  votes: [{ seat: SeatId }, number];
  'extra-votes': [{ seat: SeatId; agenda: ComponentId; outcome: string }, number];
  'vote-barred': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  'voting-order': [{ agenda: ComponentId }, SeatId[]];
  'planet-votes': [{ planet: PlanetId; seat: SeatId }, number];
  'scoring-barred': [{ seat: SeatId; objective: ComponentId }, string | undefined];
}

export type ValueName = keyof Values;

export type Modifiers = {
  [V in ValueName]?: (game: Game, held: Held, value: Values[V][1], about: Values[V][0]) => Values[V][1];
};

/** A value as it stands with every component and lasting effect in force. */
export function modify<V extends ValueName>(game: Game, name: V, about: Values[V][0], base: Values[V][1]): Values[V][1] {
  let value = base;
  for (const component of game.book.modifying[name] ?? []) {
    const change = component.modifiers?.[name];
    if (!change) continue;
    for (const held of inForce(game, component)) value = change(game, held, value, about);
  }
  return value;
}
