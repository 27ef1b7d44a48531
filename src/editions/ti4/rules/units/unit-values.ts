import type { ComponentId, PlanetId, SeatId, SystemId, Unit, UnitLike, UnitType } from '#ti4/rules/state.ts';
import type { Anomaly, TechnologyColor, Role, Trait, Wormhole } from '#ti4/rules/terms.ts';

/** What sets a unit apart from others of its type, damage and place for as long as a component or lasting effect is in force. */
export interface UnitMark {
  /** The component that sets it apart. */
  by: ComponentId;
  /** How players read it, as 'damaged this round'. */
  label: string;
  /** Of alike units the one worth least is given up first; unmarked ones are worth 0. */
  worth: number;
  /** The label says that the unit is damaged as well. */
  saysDamaged?: true;
}

/** What components change of units, of the board they stand on and of its planets. */
export interface UnitValues {
  /** Whether a seat's ships explore what lies in space, at the end of its tactical actions (38). */
  'explores-space': [{ seat: SeatId }, boolean];
  /** What a unit is: in several roles, maybe. */
  roles: [{ unit: UnitLike }, ReadonlySet<Role>];
  /** What sets a unit apart from others of its type, damage and place: choices, forms, odds and pictures tell them apart by it. */
  marks: [{ unit: Unit }, readonly UnitMark[]];
  capacity: [{ seat: SeatId; unit: Unit }, number];
  /** How much room a ground force needs; `beside`: what of its owner's is with it, or carries it. */
  room: [{ unit: Unit; beside: readonly Unit[] }, number];
  /** Who captures a unit that is being destroyed (17). */
  captors: [{ unit: Unit }, SeatId[]];
  /** Who captures a unit that is removed because nothing holds it any more. */
  'excess-captors': [{ unit: Unit }, SeatId[]];
  /** By which units a seat may replace an infantry of its opponent on a planet, where it may; and influence to be spent for it besides. */
  'replaced-by': [{ seat: SeatId; planet: PlanetId }, { type: UnitType; more: number }[]];
  /** Ships of a type that may be in a system against the fleet pool: the limit. */
  'fleet-limit': [{ seat: SeatId; system: SystemId }, number];
  /** How much of a ship a self-moving fighter beyond capacity counts against the fleet pool. */
  'fleet-share': [{ seat: SeatId; type: UnitType }, number];
  /** The most command tokens a fleet pool may hold. */
  'fleet-pool-limit': [{ seat: SeatId }, number];
  /** How many structures of a type a planet may hold. */
  'structure-limit': [{ type: UnitType; planet: PlanetId }, number];
  /** Why units may not land on, be produced on or be placed on a planet. */
  'placement-barred': [
    { seat: SeatId; planet: PlanetId; type: UnitType; how: 'land' | 'produce' | 'place' },
    string | undefined,
  ];

  /** For one seat's eyes: whether two systems are adjacent. */
  adjacent: [{ seat: SeatId | null; a: SystemId; b: SystemId }, boolean];
  /** For one seat's eyes: whether an effect makes two systems adjacent that neither lie side by side nor are joined by wormholes. */
  bridged: [{ seat: SeatId | null; a: SystemId; b: SystemId }, boolean];
  wormholes: [{ system: SystemId; seat: SeatId | null }, Wormhole[]];
  neighbors: [{ a: SeatId; b: SeatId }, boolean];

  anomalies: [{ system: SystemId }, readonly Anomaly[]];

  traits: [{ planet: PlanetId }, readonly Trait[]];
  /** Technology specialties. */
  specialties: [{ planet: PlanetId }, readonly TechnologyColor[]];
  legendary: [{ planet: PlanetId }, boolean];
  resources: [{ planet: PlanetId; seat: SeatId | null }, number];
  influence: [{ planet: PlanetId; seat: SeatId | null }, number];
}
