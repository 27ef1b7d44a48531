import type { Role } from '#ti4/rules/terms.ts';
import type { UnitType } from '#ti4/rules/state.ts';

/** What a unit's card says: its generic side, a faction's own, or an upgrade's. */
export interface UnitStats {
  type: UnitType;
  /** Where it is not what units of its type are. */
  roles?: ReadonlySet<Role>;
  cost?: number;
  /** Units made for one cost, as two fighters. */
  perCost?: number;
  combat?: { value: number; dice: number };
  move?: number;
  capacity?: number;
  sustainDamage?: boolean;
  antiFighterBarrage?: { value: number; dice: number };
  bombardment?: { value: number; dice: number };
  spaceCannon?: { value: number; dice: number };
  /** Reaches into adjacent systems. */
  spaceCannonRange?: 1;
  planetaryShield?: boolean;
  /** A number, or resources of the planet plus a number. */
  production?: number | { planetPlus: number };
  /** Fighters in its system that need no capacity. */
  holdsFighters?: number;
  /** Is destroyed as soon as it is blockaded (14, 79.5). */
  lostToBlockade?: true;
  /** A ground force that is not carried or moved about as others are; it may still be taken up and placed anew (95). */
  stationary?: true;
  /** Moves and counts against the fleet pool on its own, as an upgraded fighter. */
  selfMoving?: boolean;
}
