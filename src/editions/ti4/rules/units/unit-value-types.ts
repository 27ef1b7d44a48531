import type { ComponentId, PlanetId, SeatId, SystemId, Unit, UnitLike, UnitType } from '#ti4/rules/state.ts';
import type { Anomaly, TechnologyColor, Role, Trait, Wormhole } from '#ti4/rules/terms.ts';

/**
 * A mark that distinguishes a unit from others of its type, damage and place, while a component or lasting effect is in
 * force.
 */
export interface UnitMark {
  /** The component that marks the unit. */
  by: ComponentId;
  /** Text for players, such as 'damaged this round'. */
  label: string;
  /** Value among equal units, of which the lowest is given up first; unmarked units have 0. */
  worth: number;
  /** Set if the label also says that the unit is damaged. */
  saysDamaged?: true;
}

/** Values of units, of the board and of planets that components change. */
export interface UnitValues {
  /** Tells whether a seat's ships explore space at the end of its tactical actions (38). */
  'explores-space': [{ seat: SeatId }, boolean];
  /** Roles of a unit, possibly several. */
  roles: [{ unit: UnitLike }, ReadonlySet<Role>];
  /** Marks that distinguish a unit from others of its type, damage and place in choices, forms, odds and images. */
  marks: [{ unit: Unit }, readonly UnitMark[]];
  capacity: [{ seat: SeatId; unit: Unit }, number];
  /** Capacity that a ground force uses; `beside`: its owner's units that are with it or carry it. */
  room: [{ unit: Unit; beside: readonly Unit[] }, number];
  /** Seats that capture a unit that is being destroyed (17). */
  captors: [{ unit: Unit }, SeatId[]];
  /** Seats that capture a unit that is removed because it exceeds a limit. */
  'excess-captors': [{ unit: Unit }, SeatId[]];
  /**
   * Unit types with which a seat may replace an opponent's infantry on a planet, and the additional influence each one
   * costs.
   */
  'replaced-by': [{ seat: SeatId; planet: PlanetId }, { type: UnitType; more: number }[]];
  /** Maximum number of non-fighter ships in a system. */
  'fleet-limit': [{ seat: SeatId; system: SystemId }, number];
  /** Share of a ship that a self-moving fighter beyond capacity counts against the fleet pool. */
  'fleet-share': [{ seat: SeatId; type: UnitType }, number];
  /** Maximum number of command tokens in a fleet pool. */
  'fleet-pool-limit': [{ seat: SeatId }, number];
  /** Maximum number of structures of a type on a planet. */
  'structure-limit': [{ type: UnitType; planet: PlanetId }, number];
  /** Reason why units may not land on, be produced on or be placed on a planet; undefined if they may. */
  'placement-barred': [
    { seat: SeatId; planet: PlanetId; type: UnitType; how: 'land' | 'produce' | 'place' },
    string | undefined,
  ];

  /** Tells whether two systems are adjacent, for one seat. */
  adjacent: [{ seat: SeatId | null; a: SystemId; b: SystemId }, boolean];
  /**
   * Tells whether an effect makes two systems adjacent that are neither neighbors on the board nor joined by wormholes,
   * for one seat.
   */
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
