import type { PlanetId, SeatId, SystemId } from '#ti2/rules/terms.ts';

/** What dice are rolled for: whose, where, against whom. */
export interface RollContext {
  seat: SeatId;
  enemy: SeatId | null;
  /** PDS at ships, ships before the first round, ships, dreadnoughts at a planet, PDS at whoever lands, troops. */
  purpose: 'fire' | 'first' | 'space' | 'bombardment' | 'landing-fire' | 'ground';
  system: SystemId;
  planet?: PlanetId;
  attacks: boolean;
}

/** Whether a roll is one of combat: rounds, first shots and bombardment, not the fire of PDS (E2 12.3). */
export const isCombatRoll = ({ purpose }: RollContext): boolean => purpose !== 'fire' && purpose !== 'landing-fire';
