import type { UnitType } from '../terms.ts';

/** What a unit is to the rules. A unit may be in several roles, and a rule asks for the one it speaks of; it names a type only where its text does. */
type Role = 'ship' | 'ground-force' | 'structure';

const inRoles = (...roles: Role[]): ReadonlySet<Role> => new Set(roles);

/** The roles of each type, and the types in the order in which they are listed everywhere. */
const ROLES: Record<UnitType, ReadonlySet<Role>> = {
  flagship: inRoles('ship'),
  'war-sun': inRoles('ship'),
  dreadnought: inRoles('ship'),
  carrier: inRoles('ship'),
  cruiser: inRoles('ship'),
  destroyer: inRoles('ship'),
  fighter: inRoles('ship'),
  infantry: inRoles('ground-force'),
  mech: inRoles('ground-force'),
  pds: inRoles('structure'),
  'space-dock': inRoles('structure'),
};

export const UNIT_TYPES = Object.keys(ROLES) as readonly UnitType[];

/** The roles of a unit, on the board or still to be placed: nothing else says what it is. */
export const roles = ({ type }: { type: UnitType }): ReadonlySet<Role> => ROLES[type];

/** The types of units in a role. */
export const typesIn = (role: Role): readonly UnitType[] => UNIT_TYPES.filter((type) => ROLES[type].has(role));

export const isShip = (unit: { type: UnitType }): boolean => roles(unit).has('ship');
export const isGroundForce = (unit: { type: UnitType }): boolean => roles(unit).has('ground-force');
export const isStructure = (unit: { type: UnitType }): boolean => roles(unit).has('structure');
