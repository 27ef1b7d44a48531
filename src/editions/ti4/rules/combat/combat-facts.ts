import type { ComponentId, Place, PlanetId, SeatId, SystemId, UnitId, UnitType } from '#ti4/rules/terms.ts';
import type { RollPurpose } from './roll-purpose.ts';

/** A die as shown to all players. */
export type RolledDie = {
  unit: UnitType;
  hitsOn: number;
  face: number;
  /** The face plus modifiers. */
  result: number;
  hit: boolean;
};

/** A combat and its two sides. */
export type CombatSides = { attacker: SeatId; defender: SeatId; round?: number } & Place;
type Rolled = { seat: SeatId; against: SeatId | null; purpose: RollPurpose } & Place;

/** The surviving units of one seat, type and damage state at the end of a combat. Older games lack them. */
export type SurvivingUnits = { seat: SeatId; unit: UnitType; count: number; damaged?: true };

/** Facts about combats, and about other rolls and hits. */
export interface CombatFacts {
  'combat-begins': CombatSides;
  /** `left`: the units of both sides at the end of the round before. */
  'combat-round-begins': CombatSides & { left?: SurvivingUnits[] };
  'combat-deadlocked': CombatSides;
  'combat-won': { winner: SeatId; loser: SeatId; where: 'space' | 'ground'; left?: SurvivingUnits[] } & Place;
  'combat-drawn': { seats: [SeatId, SeatId]; where: 'space' | 'ground'; left?: SurvivingUnits[] } & Place;
  /** `by`: the component whose ability rolls; undefined for a roll of units. */
  'dice-rolled': Rolled & { by?: ComponentId; dice: RolledDie[] };
  'dice-rerolled': Rolled & { by: ComponentId; dice: RolledDie[] };
  'dice-raised': { seat: SeatId; by: ComponentId; count: number; system: SystemId };
  /** A die that no unit rolls. */
  'die-rolled': { seat: SeatId; why: ComponentId; face: number };
  'hits-produced': Rolled & { hits: number };
  'hits-added': { seat: SeatId; by: SeatId; count: number } & Place;
  'hits-cancelled': { seat: SeatId; by: ComponentId; count: number };
  /** A component damaged units without using Sustain Damage. */
  'units-damaged': { seat: SeatId; by: SeatId; component: ComponentId; units: UnitType[]; system: SystemId };
  'damage-sustained': { seat: SeatId; by: SeatId; unit: UnitType; id: UnitId } & Place;
  'space-cannon-used': Rolled;
  'retreat-announced': { seat: SeatId; system: SystemId };
  'retreat-prevented': { seat: SeatId; system: SystemId };
  /**
   * `retreat`: true for a retreat by the rules, false for an ability. `by`: the seat whose ability moved the ships, if
   * any.
   */
  'ships-withdrawn': { seat: SeatId; by?: SeatId; from: SystemId; into: SystemId; units: UnitType[]; retreat: boolean };
  'ground-forces-committed': { seat: SeatId; system: SystemId; planet: PlanetId; units: UnitType[] };
  'ground-forces-recalled': { planet: PlanetId };
}
