import { procedureNamed } from '#engine';
import type { LandingCost } from './landing-costs.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '#ti4/rules/state.ts';

/** What an invasion keeps (49). */
export interface Invasion {
  seat: SeatId;
  system: SystemId;
  /** No step of a tactical action: infantry of the reinforcements that are committed to planets anywhere. No space cannon fires, and what is in space stays there. */
  arriving?: Record<PlanetId, number>;
  /** What has been committed to which planet. */
  committed?: Record<PlanetId, UnitId[]>;
  /** What is to be committed, for as long as it is being paid for; and what is still to be paid. */
  landing?: Record<string, number>;
  tolls?: LandingCost[];
  /** Planets whose step is still to come. */
  left?: PlanetId[];
  planet?: PlanetId;
  /** The custodians token was removed: somebody has to land. */
  mustLand?: PlanetId;
}

/** An invasion, for rules that it builds on; its steps are in invasion.ts. */
export const INVASION = procedureNamed<Invasion>('invasion');
