import type { Role } from '#ti4/rules/terms.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** The stats on a unit card: generic, faction-specific, or of an upgrade. */
export interface UnitStats {
  type: UnitType;
  /** Roles of the unit, if they differ from those of its type. */
  roles?: ReadonlySet<Role>;
  cost?: number;
  /** Number of units for one cost, such as two fighters. */
  perCost?: number;
  combat?: { value: number; dice: number };
  move?: number;
  capacity?: number;
  sustainDamage?: boolean;
  antiFighterBarrage?: { value: number; dice: number };
  bombardment?: { value: number; dice: number };
  spaceCannon?: { value: number; dice: number };
  /** Set if the unit's Space Cannon reaches into adjacent systems. */
  spaceCannonRange?: 1;
  planetaryShield?: boolean;
  /** A number, or the planet's resources plus a number. */
  production?: number | { planetPlus: number };
  /** Number of fighters in the unit's system that need no capacity because of it. */
  holdsFighters?: number;
  /** Set if the unit is destroyed as soon as it is blockaded (14, 79.5). */
  lostToBlockade?: true;
  /**
   * Set for a ground force that is not transported or moved as others are; it may still be removed and placed again
   * (95).
   */
  stationary?: true;
  /** Set if it moves and counts against the fleet pool on its own, like an upgraded fighter. */
  selfMoving?: boolean;
}
