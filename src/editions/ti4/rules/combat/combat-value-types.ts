import type { ComponentId, PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import type { RollPurpose } from './roll-purpose.ts';

/** Values that components change for dice, hits, combat and retreat. */
export interface CombatValues {
  /** A unit's combat value and dice for a purpose before modifiers: from its card, or given by a component. */
  'roll-stats': [
    { seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId },
    { value: number; dice: number } | undefined,
  ];
  /** A planet's combat value and dice for a purpose, as if it were a unit of its controller. */
  'planet-roll': [{ planet: PlanetId; purpose: RollPurpose }, { value: number; dice: number } | undefined];
  /** The number each die must reach. */
  'hits-on': [{ seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId }, number];
  /** Bonus to each die of a unit's roll. */
  'roll-bonus': [
    { seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
  /** Number of dice a unit rolls. */
  dice: [
    { seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
  /** Number of extra dice added to one roll of several units (such as one extra die for bombardment). */
  'extra-dice': [{ seat: SeatId; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  /** Number of times a seat may reroll each missed die of a roll at no cost; for odds and estimates. */
  'free-rerolls': [{ seat: SeatId; purpose: RollPurpose }, number];
  /** Number of additional dice that one of the rolling units may roll at no cost; for odds and estimates. */
  'free-dice': [{ seat: SeatId; purpose: RollPurpose }, number];
  /** Hits that one die produces (0 or 1 by its result); `face` is its face before modifiers. */
  'die-hits': [
    { seat: SeatId; unit: Unit | null; purpose: RollPurpose; system: SystemId; face: number; result: number },
    number,
  ];
  /** Hits that a whole roll produces. */
  'roll-hits': [
    { seat: SeatId; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
  /** Restriction on how the hits of a roll must be assigned, given its dice. */
  assignment: [
    {
      seat: SeatId;
      against: SeatId | null;
      purpose: RollPurpose;
      system: SystemId;
      planet?: PlanetId;
      dice: { type: UnitType; hits: number }[];
    },
    HitRestriction | undefined,
  ];
  /** Reason why a unit cannot use an ability against this target now. */
  'ability-denied': [
    { seat: SeatId; unit: Unit; purpose: RollPurpose; against: SeatId | null; system: SystemId; planet?: PlanetId },
    string | undefined,
  ];
  /** True if a unit has Sustain Damage on its card or from a component, usable or not. */
  'sustains-damage': [{ unit: Unit }, boolean];
  'can-sustain': [{ seat: SeatId; unit: Unit; purpose: RollPurpose | null }, boolean];
  /** True if a non-ship unit in the space area may use Sustain Damage to cancel a hit on its owner's ships there. */
  'guards-ships': [{ unit: Unit; purpose: RollPurpose }, boolean];
  /** Number of hits that one use of Sustain Damage cancels. */
  'sustain-cancels': [{ seat: SeatId; unit: Unit }, number];
  /** Number of damaged units a seat repairs in each combat round, of those that have not sustained damage in it. */
  'repaired-each-round': [{ seat: SeatId }, number];
  /** True if a unit is repaired automatically as each round of the combat begins. */
  'repairs-itself': [{ unit: Unit }, boolean];
  /** True if a component's effect cannot destroy a unit. */
  immune: [{ unit: Unit; to: ComponentId }, boolean];
  /** True if a unit on a planet takes part in bombardments in its system like a ship. */
  'bombards-from-planet': [{ unit: Unit }, boolean];
  'planetary-shield': [{ planet: PlanetId; attacker: SeatId }, boolean];
  /** Number of systems away that a unit's Space Cannon reaches; 0 for its own system only. */
  'cannon-range': [{ unit: Unit }, number];
  /** True if a unit takes part in the space combat of its system like a ship; it may be on a planet. */
  'ship-in-space': [{ unit: Unit }, boolean];
  /** True if a unit on a planet takes part in ground combat like ground forces. */
  'fights-on-ground': [{ unit: Unit; planet: PlanetId }, boolean];
  /** True if a unit in the space area may be committed to a planet like ground forces. */
  'can-commit': [{ seat: SeatId; unit: Unit }, boolean];
  /** Influence to spend to commit ground forces to a planet; each amount is a separate payment. */
  'landing-prices': [{ seat: SeatId; planet: PlanetId }, readonly number[]];
  /**
   * True if the active player goes directly from the movement of ships to committing ground forces, without Space
   * Cannon, space combat or bombardment.
   */
  'skips-to-commitment': [{ seat: SeatId; system: SystemId }, boolean];
  /** Planets from each of which a seat may commit one ground force in an invasion of a system. */
  'commits-from': [{ seat: SeatId; system: SystemId }, PlanetId[]];
  'retreat-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** Reason why no ability can move a seat's ships out of a system. */
  'withdrawal-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** True if a unit leaves when its owner's ships retreat. */
  retreats: [{ unit: Unit }, boolean];
  /** True if a seat's own presence in a system allows its ships to retreat there. */
  'retreat-refuge': [{ seat: SeatId; system: SystemId }, boolean];
}

/** A restriction on how hits must be assigned. */
export interface HitRestriction {
  only?: 'fighters' | 'non-fighters';
  /** Assign hits to these first, as far as possible. */
  first?: 'non-fighters';
  /** Number of hits exempt from `first`. */
  free?: number;
  /** Assign hits only to these units, chosen by an ability. */
  units?: UnitId[];
}
