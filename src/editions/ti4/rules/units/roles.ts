import type { UnitStats } from '#ti4/rules/components/component.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { UnitLike } from '#ti4/rules/state.ts';
import type { Role, UnitType } from '#ti4/rules/terms.ts';

const inRoles = (...roles: Role[]): ReadonlySet<Role> => new Set(roles);

/** The roles of each type, where its card says nothing else, and the types in the order in which they are listed everywhere. */
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

/** What a unit is by its card: of several roles, maybe. */
export const rolesOnCard = ({ type, roles }: Pick<UnitStats, 'type' | 'roles'>): ReadonlySet<Role> =>
  roles ?? ROLES[type];

/**
 * What a unit is to the rules: by its card, and as components say. It may be in several roles; a rule asks for the one it speaks of, and
 * names a type only where its text does.
 */
export function rolesOf(game: Game, unit: UnitLike): ReadonlySet<Role> {
  const { state, book } = game;
  const printed = book.unitFacts[state.seats[unit.owner]?.units[unit.type]]?.roles ?? ROLES[unit.type];
  // Asked of every unit again and again: where nothing may change it, nothing is looked up.
  return book.modifiersByValue.roles ? modify(game, 'roles', { unit }, printed) : printed;
}

/** The types of units that are in a role where their cards say nothing else. */
export const typesIn = (role: Role): readonly UnitType[] => UNIT_TYPES.filter((type) => ROLES[type].has(role));

export const isShip = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('ship');
export const isGroundForce = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('ground-force');
export const isStructure = (game: Game, unit: UnitLike): boolean => rolesOf(game, unit).has('structure');
