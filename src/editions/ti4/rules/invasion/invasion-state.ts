import { procedureNamed } from '#engine';
import type { LandingCost } from './landing-costs.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

/** The state of an invasion (49). */
export interface Invasion {
  seat: SeatId;
  system: SystemId;
  /**
   * For an invasion outside a tactical action: number of infantry from the reinforcements to commit, by planet, in any
   * system. No space cannon fires, and units in space are not involved.
   */
  arriving?: Record<PlanetId, number>;
  /** The committed units by planet. */
  committed?: Record<PlanetId, UnitId[]>;
  /** The chosen commitments while they are being paid for; `tolls` holds the costs that remain. */
  landing?: Record<string, number>;
  tolls?: LandingCost[];
  /** Planets whose step is still to come. */
  left?: PlanetId[];
  planet?: PlanetId;
  /** Set if the custodians token was removed: at least one ground force must land there. */
  mustLand?: PlanetId;
}

/** The invasion procedure, for rules that invasion.ts imports; its steps are in invasion.ts. */
export const INVASION = procedureNamed<Invasion>('invasion');
