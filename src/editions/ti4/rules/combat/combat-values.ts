import type { ComponentId, PlanetId, SeatId, SystemId, Unit, UnitId, UnitType } from '#ti4/rules/state.ts';
import type { RollPurpose } from './roll-purpose.ts';

/** What components change of dice, hits, combat and retreat. */
export interface CombatValues {
  /** What a unit rolls for a purpose before anything is added: from its card, or given by a component. */
  'roll-stats': [
    { seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId },
    { value: number; dice: number } | undefined,
  ];
  /** What a planet rolls for a purpose, as if it were a unit of whoever controls it. */
  'planet-roll': [{ planet: PlanetId; purpose: RollPurpose }, { value: number; dice: number } | undefined];
  /** What each die must reach. */
  'hits-on': [{ seat: SeatId; unit: Unit; purpose: RollPurpose; system: SystemId }, number];
  /** Added to each die of a unit's roll. */
  'roll-bonus': [
    { seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
  /** Dice a unit rolls. */
  dice: [
    { seat: SeatId; unit: Unit; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
  /** Added to one roll of several units (as one extra die for bombardment): how many extra dice. */
  'extra-dice': [{ seat: SeatId; purpose: RollPurpose; system: SystemId; planet?: PlanetId }, number];
  /** How often a seat may roll each die of a roll again that brings no hit, at no cost: for whatever reckons with it. */
  'free-rerolls': [{ seat: SeatId; purpose: RollPurpose }, number];
  /** Dice that one of the units rolling may roll more, at no cost: for whatever reckons with it. */
  'free-dice': [{ seat: SeatId; purpose: RollPurpose }, number];
  /** Hits one die produces (0 or 1 by what it shows); `face` is what it shows before anything is added. */
  'die-hits': [
    { seat: SeatId; unit: Unit | null; purpose: RollPurpose; system: SystemId; face: number; result: number },
    number,
  ];
  /** Hits a whole roll produces. */
  'roll-hits': [
    { seat: SeatId; against: SeatId | null; purpose: RollPurpose; system: SystemId; planet?: PlanetId },
    number,
  ];
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
    HitRestriction | undefined,
  ];
  /** Why a unit may not use an ability on this target now. */
  'ability-denied': [
    { seat: SeatId; unit: Unit; purpose: RollPurpose; against: SeatId | null; system: SystemId; planet?: PlanetId },
    string | undefined,
  ];
  /** Whether a unit has Sustain Damage at all, as its card says. */
  'sustains-damage': [{ unit: Unit }, boolean];
  'can-sustain': [{ seat: SeatId; unit: Unit; purpose: RollPurpose | null }, boolean];
  /** Whether a unit in the space area that is no ship may cancel a hit on its owner's ships there by Sustain Damage. */
  'guards-ships': [{ unit: Unit; purpose: RollPurpose }, boolean];
  /** Hits one use of Sustain Damage cancels. */
  'sustain-cancels': [{ seat: SeatId; unit: Unit }, number];
  /** Damaged units that a seat repairs in every round of a combat, of those that have not sustained damage in it. */
  'repaired-each-round': [{ seat: SeatId }, number];
  /** Whether a unit is repaired by itself as each round of the combat begins. */
  'repairs-itself': [{ unit: Unit }, boolean];
  /** Whether a component's effect cannot destroy a unit. */
  immune: [{ unit: Unit; to: ComponentId }, boolean];
  /** Whether a unit on a planet takes part in bombardments in its system, as a ship there would. */
  'bombards-from-planet': [{ unit: Unit }, boolean];
  'planetary-shield': [{ planet: PlanetId; attacker: SeatId }, boolean];
  /** How many systems away a unit's Space Cannon reaches: 0, its own system. */
  'cannon-range': [{ unit: Unit }, number];
  /** Whether a unit takes part in the space combat of its system, as the ships there do; it may stand on a planet. */
  'ship-in-space': [{ unit: Unit }, boolean];
  /** Whether a unit on a planet takes part in ground combat, as ground forces do. */
  'fights-on-ground': [{ unit: Unit; planet: PlanetId }, boolean];
  /** Whether a unit in the space area may be committed to a planet, as ground forces may. */
  'can-commit': [{ seat: SeatId; unit: Unit }, boolean];
  /** Influence to be spent to commit ground forces to a planet: amounts that are paid apart. */
  'landing-prices': [{ seat: SeatId; planet: PlanetId }, readonly number[]];
  /** Whether an active player goes from the movement of ships straight to committing ground forces: nothing fires, fights or bombards before. */
  'skips-to-commitment': [{ seat: SeatId; system: SystemId }, boolean];
  /** Planets from each of which a seat may commit one ground force in an invasion of a system. */
  'commits-from': [{ seat: SeatId; system: SystemId }, PlanetId[]];
  'retreat-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** Why no ability can move a seat's ships out of a system. */
  'withdrawal-barred': [{ seat: SeatId; system: SystemId }, string | undefined];
  /** Whether a unit goes along when its owner's ships retreat. */
  retreats: [{ unit: Unit }, boolean];
  /** Whether a seat's ships may retreat to a system as far as its own presence there goes. */
  'retreat-refuge': [{ seat: SeatId; system: SystemId }, boolean];
}

/** How hits must be assigned. */
export interface HitRestriction {
  only?: 'fighters' | 'non-fighters';
  /** To these first, as far as there are any. */
  first?: 'non-fighters';
  /** Of the hits with a `first`, this many need not heed it. */
  free?: number;
  /** To one of these only, as an ability has chosen. */
  units?: UnitId[];
}
