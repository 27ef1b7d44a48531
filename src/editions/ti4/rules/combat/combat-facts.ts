import type { ComponentId, Place, PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/terms.ts';
import type { RollPurpose } from './roll-purpose.ts';

/** A die as the table sees it. */
export type RolledDie = {
  unit: UnitType;
  hitsOn: number;
  face: number;
  /** The face with what was added to it. */
  result: number;
  hit: boolean;
};

/** A combat and its two sides. */
export type CombatSides = { attacker: SeatId; defender: SeatId; round?: number } & Place;
type Rolled = { seat: SeatId; against: SeatId | null; purpose: RollPurpose } & Place;

/** Alike units that are left of a side as a combat ends. Games that were played before this was told lack them. */
export type SurvivingUnits = { seat: SeatId; unit: UnitType; count: number; damaged?: true };

/** Combats, and whatever else rolls, hits and is hit. */
export interface CombatFacts {
  'combat-begins': CombatSides;
  /** `left`: what both sides had as the round before it ended. */
  'combat-round-begins': CombatSides & { left?: SurvivingUnits[] };
  'combat-deadlocked': CombatSides;
  'combat-won': { winner: SeatId; loser: SeatId; where: 'space' | 'ground'; left?: SurvivingUnits[] } & Place;
  'combat-drawn': { seats: [SeatId, SeatId]; where: 'space' | 'ground'; left?: SurvivingUnits[] } & Place;
  /** `by`: the component whose ability rolls, where it is no roll of units. */
  'dice-rolled': Rolled & { by?: ComponentId; dice: RolledDie[] };
  'dice-rerolled': Rolled & { by: ComponentId; dice: RolledDie[] };
  'dice-raised': { seat: SeatId; by: ComponentId; count: number; system: SystemId };
  /** A die that is no unit's. */
  'die-rolled': { seat: SeatId; why: ComponentId; face: number };
  'hits-produced': Rolled & { hits: number };
  'hits-added': { seat: SeatId; by: SeatId; count: number } & Place;
  'hits-cancelled': { seat: SeatId; by: ComponentId; count: number };
  /** Units have become damaged by a component, without using Sustain Damage. */
  'units-damaged': { seat: SeatId; by: SeatId; component: ComponentId; units: UnitType[]; system: SystemId };
  'damage-sustained': { seat: SeatId; by: SeatId; unit: UnitType; id: UnitId } & Place;
  'space-cannon-used': Rolled;
  'retreat-announced': { seat: SeatId; system: SystemId };
  'retreat-prevented': { seat: SeatId; system: SystemId };
  /** `retreat`: by the rules of retreats, or else as a component says. `by`: who moved them, where it was somebody's ability. */
  'ships-withdrawn': { seat: SeatId; by?: SeatId; from: SystemId; into: SystemId; units: UnitType[]; retreat: boolean };
  'ground-forces-committed': { seat: SeatId; system: SystemId; planet: PlanetId; units: UnitType[] };
  'ground-forces-recalled': { planet: PlanetId };
}
