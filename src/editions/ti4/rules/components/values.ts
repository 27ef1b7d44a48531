import type { RollPurpose } from './events.ts';
import type { CardId, ComponentId, PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '../state.ts';
import type { Anomaly, Color, Wormhole } from '../terms.ts';

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
  /** Damaged units that a seat repairs in every round of a combat, of those that have not sustained damage in it. */
  'repaired-each-round': [{ seat: SeatId }, number];
  /** Whether a unit is repaired by itself as each round of the combat begins. */
  'repairs-itself': [{ unit: Unit }, boolean];
  /** Why a unit may not use an ability on this target now. */
  'ability-denied': [
    { seat: SeatId; unit: Unit; purpose: RollPurpose; against: SeatId | null; system: SystemId; planet?: PlanetId },
    string | undefined,
  ];
  'planetary-shield': [{ planet: PlanetId; attacker: SeatId }, boolean];
  /** Whether a component's effect cannot destroy a unit. */
  immune: [{ unit: Unit; to: ComponentId }, boolean];
  /** How the hits of a roll must be assigned, as its dice lie. */
  assignment: [
    {
      seat: SeatId;
      against: SeatId | null;
      purpose: RollPurpose;
      system: SystemId;
      planet?: PlanetId;
      dice: { type: UnitType; hits: number }[];
    },
    Restriction | undefined,
  ];
  /** Whether a unit takes part in the space combat of its system, as the ships there do; it may stand on a planet. */
  'ship-in-space': [{ unit: Unit }, boolean];
  /** What a unit rolls for a purpose before anything is added: from its card, or given by a component. */
  'roll-stats': [{ seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId }, { value: number; dice: number } | undefined];
  /** How many systems away a unit's Space Cannon reaches: 0, its own system. */
  'cannon-range': [{ unit: Unit }, number];
  /** Hits one die produces (0 or 1 by what it shows); `face` is what it shows before anything is added. */
  'die-hits': [{ seat: SeatId; unit: Unit | null; purpose: RollPurpose; system: SystemId; face: number; result: number }, number];
  /** Hits a whole roll produces. */
  'roll-hits': [{ seat: SeatId; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  /** Whether a unit on a planet takes part in ground combat, as ground forces do. */
  'fights-on-ground': [{ unit: Unit; planet: PlanetId }, boolean];
  /** Whether a unit in the space area may be committed to a planet, as ground forces may. */
  'can-commit': [{ seat: SeatId; unit: Unit }, boolean];
  /** Influence to be spent for the custodians token. */
  'custodians-cost': [{ seat: SeatId }, number];
  /** Whether a unit goes along when its owner's ships retreat. */
  retreats: [{ unit: Unit }, boolean];
  /** Whether a seat's ships may retreat to a system as far as its own presence there goes. */
  'retreat-refuge': [{ seat: SeatId; system: SystemId }, boolean];

  /** For one seat's eyes: whether two systems are adjacent. */
  adjacent: [{ seat: SeatId | null; a: SystemId; b: SystemId }, boolean];
  wormholes: [{ system: SystemId; seat: SeatId | null }, Wormhole[]];
  neighbors: [{ a: SeatId; b: SeatId }, boolean];
  /** Why ships may not move into or through a system. */
  'movement-barred': [
    { seat: SeatId; system: SystemId; unit: Unit; through: boolean; active: SystemId; anomaly?: Anomaly },
    string | undefined,
  ];
  /** Why ships may not leave a system for the active one. */
  'departure-barred': [{ seat: SeatId; from: SystemId; active: SystemId }, string | undefined];
  /** Why a system cannot be activated. */
  'activation-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  'ignores-blocking-ships': [{ seat: SeatId; system: SystemId; unit: Unit }, boolean];
  'rift-rolls': [{ seat: SeatId; unit: Unit; system: SystemId }, boolean];
  /** Ships of a type that may be in a system against the fleet pool: the limit. */
  'fleet-limit': [{ seat: SeatId; system: SystemId }, number];
  /** What may be added to the move value of one ship each, this movement: by which component, how much. */
  'move-boosts': [{ seat: SeatId; system: SystemId }, { component: ComponentId; amount: number }[]];
  /** How much of a ship a self-moving fighter beyond capacity counts against the fleet pool. */
  'fleet-share': [{ seat: SeatId; type: UnitType }, number];
  /** The combined cost of units produced together; `by`: the units that use PRODUCTION, none where another ability produces. */
  'production-cost': [{ seat: SeatId; system: SystemId; units: Partial<Record<UnitType, number>>; by: UnitId[] }, number];
  /** Why a unit's PRODUCTION cannot be used for a type of unit. */
  'production-barred': [{ seat: SeatId; unit: Unit; type: UnitType }, string | undefined];
  /** Actions a player may perform in one turn of the action phase. */
  'actions-in-turn': [{ seat: SeatId }, number];
  'retreat-barred': [{ seat: SeatId; system: SystemId }, string | undefined];

  resources: [{ planet: PlanetId; seat: SeatId | null }, number];
  influence: [{ planet: PlanetId; seat: SeatId | null }, number];
  /** Prerequisites still lacking for a technology, after what may be ignored. */
  'prerequisites-lacking': [{ seat: SeatId; technology: ComponentId }, number];
  'research-barred': [{ seat: SeatId; technology: ComponentId }, string | undefined];
  'secondary-free': [{ seat: SeatId; card: ComponentId }, boolean];
  /** Whether a seat has to use a secondary ability. */
  'secondary-required': [{ seat: SeatId; card: ComponentId }, boolean];
  'hand-limit': [{ seat: SeatId }, number];
  'action-cards-drawn': [{ seat: SeatId; when: 'status' | 'effect' }, number];
  'tokens-gained-in-status': [{ seat: SeatId }, number];
  /** Whether a seat stays in the game though it has neither planets, nor ground forces, nor units with Production. */
  'stays-in-game': [{ seat: SeatId }, boolean];
  'commodity-limit': [{ seat: SeatId }, number];
  initiative: [{ seat: SeatId }, number];
  'action-card-barred': [{ seat: SeatId; card: CardId }, string | undefined];
  'abilities-barred': [{ seat: SeatId }, boolean];
  'tradable-cards': [{ from: SeatId; to: SeatId }, CardId[]];
  /** Whether two seats may have a transaction in the action phase, which neighbors may (94.1). */
  'may-trade': [{ a: SeatId; b: SeatId }, boolean];
  /** Resources or influence that a trade good spent on these is worth. */
  'trade-good-worth': [{ seat: SeatId }, number];
  /** Whether the token spent on a secondary ability, though it were free, may buy the primary ability in its stead. */
  'primary-instead': [{ seat: SeatId; card: ComponentId }, boolean];

  votes: [{ seat: SeatId }, number];
  'extra-votes': [{ seat: SeatId; agenda: ComponentId; outcome: string }, number];
  'vote-barred': [{ seat: SeatId; agenda: ComponentId }, string | undefined];
  'voting-order': [{ agenda: ComponentId }, SeatId[]];
  'planet-votes': [{ planet: PlanetId; seat: SeatId }, number];
  /** How many structures of a type a planet may hold. */
  'structure-limit': [{ type: UnitType; planet: PlanetId }, number];
  /** Why units may not land on, be produced on or be placed on a planet. */
  'placement-barred': [{ seat: SeatId; planet: PlanetId; type: UnitType; how: 'land' | 'produce' | 'place' }, string | undefined];
  /** Resources that a strategy card's ability asks for a technology. */
  'technology-price': [{ seat: SeatId }, number];
  /** Units made for one cost (fighters, infantry). */
  'units-per-cost': [{ seat: SeatId; type: UnitType }, number];
  /** The most command tokens a fleet pool may hold. */
  /** Whether a seat keeps its strategy cards: it neither returns them nor chooses any in the next strategy phase. */
  'keeps-strategy-cards': [{ seat: SeatId }, boolean];
  'fleet-pool-limit': [{ seat: SeatId }, number];
  /** Wormholes that ships may move through, of those in a system. */
  'movement-wormholes': [{ seat: SeatId; system: SystemId }, Wormhole[]];
  /** Whether a seat needs every planet of its home system to score public objectives (61.16). */
  'needs-home': [{ seat: SeatId }, boolean];
  /** Whether a seat does something else whenever it would research: then it may always do so (90.9). */
  'research-replaced': [{ seat: SeatId }, boolean];
  /** Whether a ship may move before the other ships of its owner, which then find the board as it stands with the ship arrived. */
  'moves-first': [{ seat: SeatId; unit: Unit }, boolean];
  'scoring-barred': [{ seat: SeatId; objective: ComponentId }, string | undefined];
  /** What may be used to ignore prerequisites of a technology, beside planets. */
  'prerequisite-skips': [{ seat: SeatId; technology: ComponentId }, PrerequisiteSkip[]];
}

/** A holding that is exhausted, at a cost perhaps, to ignore prerequisites of whatever colour. */
export interface PrerequisiteSkip {
  key: string;
  label: string;
  ignores: number;
  /** Of this colour only. */
  color?: Color;
  resources?: number;
}

export type ValueName = keyof Values;

/** How hits must be assigned. */
export interface Restriction {
  only?: 'fighters' | 'non-fighters';
  /** To these first, as far as there are any. */
  first?: 'non-fighters';
  /** Of the hits with a `first`, this many need not heed it. */
  free?: number;
  /** To one of these only, as an ability has chosen. */
  units?: UnitId[];
}
