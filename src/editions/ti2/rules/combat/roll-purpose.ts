import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';

/** Context of a roll: who rolls, where, against whom and for what. */
export interface RollContext {
  seat: SeatId;
  enemy: SeatId | null;
  /**
   * Purpose of the dice, in the order of the type: PDS at ships, ships before the first round, ships in a round,
   * dreadnoughts at a planet, PDS at landing units, ground combat.
   */
  purpose: 'fire' | 'first' | 'space' | 'bombardment' | 'landing-fire' | 'ground';
  system: SystemId;
  planet?: PlanetId;
  attacks: boolean;
}

/** Tells whether a roll is a combat roll: rounds, first shots and bombardment, but not PDS fire (E2 12.3). */
export const isCombatRoll = ({ purpose }: RollContext): boolean => purpose !== 'fire' && purpose !== 'landing-fire';
