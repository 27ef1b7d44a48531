import { procedureNamed } from '../../../../engine/index.ts';
import type { PlanetId, SeatId, SystemId, UnitId } from '../state.ts';

/** What an invasion keeps (49). */
export interface Invasion {
  seat: SeatId;
  system: SystemId;
  /** What has been committed to which planet. */
  committed?: Record<PlanetId, UnitId[]>;
  /** Planets whose step is still to come. */
  left?: PlanetId[];
  planet?: PlanetId;
  /** The custodians token was removed: somebody has to land. */
  mustLand?: PlanetId;
}

/** An invasion, for rules that it builds on; its steps are in invasion.ts. */
export const INVASION = procedureNamed<Invasion>('invasion');
