import type { UnitStats } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { UnitLike } from '#ti4/rules/state.ts';
import type { Role, UnitType } from '#ti4/rules/terms.ts';

const inRoles = (...roles: Role[]): ReadonlySet<Role> => new Set(roles);

/** Default roles of each unit type; its key order is the order in which types are listed. */
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

/** Returns the roles of a unit by its card. */
export const rolesOnCard = ({ type, roles }: Pick<UnitStats, 'type' | 'roles'>): ReadonlySet<Role> =>
  roles ?? ROLES[type];

/**
 * Returns the roles of a unit, by its card and by components. A unit may have several; a rule checks the one it names,
 * and
 * checks a type only if its text does.
 */
export function rolesOf(game: Game, unit: UnitLike): ReadonlySet<Role> {
  const { state, book } = game;
  const printed = book.unitFacts[state.seats[unit.owner]?.units[unit.type]]?.roles ?? ROLES[unit.type];
  // Runs for every unit very often, so it skips the lookup if no component changes roles.
  return book.modifiersByValue.roles ? modify(game, 'roles', { unit }, printed) : printed;
}

/** Returns the unit types that have a role by default. */
export const typesIn = (role: Role): readonly UnitType[] => UNIT_TYPES.filter((type) => ROLES[type].has(role));

export const isShip = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('ship');
export const isGroundForce = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('ground-force');
export const isStructure = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('structure');
