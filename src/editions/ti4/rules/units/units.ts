import type { UnitStats } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import { isUnitTypeDisabled } from '#ti4/rules/components/zones/laws.ts';
import { newIdOf } from '#ti4/rules/components/id-sequence.ts';
import { countUnits, moveToPlanet, addUnitToBoard, removeFromBoard, indexedUnits } from './unit-index.ts';
import { capturedCount } from './prisoners.ts';
import { isGroundForce, isShip, isStructure, typesIn, UNIT_TYPES } from './roles.ts';
import { NO_SYSTEM } from '#ti4/rules/planets/planets.ts';
import { seatOf } from '#ti4/rules/seats.ts';
import type { PlanetId, SeatId, SystemId, Unit, UnitId, UnitLike, UnitType } from '#ti4/rules/state.ts';

/**
 * Figures of each type per player; fighters and infantry beyond them are tokens without a limit (component limitations,
 * 22).
 */
export const FIGURES_PER_PLAYER: Record<UnitType, number> = {
  flagship: 1,
  'war-sun': 2,
  dreadnought: 5,
  carrier: 4,
  cruiser: 8,
  destroyer: 8,
  fighter: 10,
  infantry: 12,
  mech: 4,
  pds: 6,
  'space-dock': 3,
};

export { isGroundForce, isShip, isStructure, typesIn, UNIT_TYPES };

/** Tells whether a unit is a ship that counts fully against the fleet pool: every ship but fighters. */
export const isNonFighterShip = (game: Game, unit: UnitLike): boolean => isShip(game, unit) && unit.type !== 'fighter';

export const unitOf = (game: Game, id: UnitId): Unit => {
  const unit = game.state.units[id];
  if (!unit) throw new Error(`No unit ${id}`);
  return unit;
};

/** Returns the definition in force for a seat's units of a type; throws if there is none. */
export function definitionFor(game: Game, seat: SeatId, type: UnitType): UnitStats {
  const facts = game.book.unitFacts[seatOf(game, seat).units[type]];
  if (!facts) throw new Error(`No definition of ${type} for ${seat}`);
  return isUnitTypeDisabled(game, type) ? withoutAbilities(facts) : facts;
}

/** Returns a unit's card without its abilities, except Sustain Damage. */
const withoutAbilities = ({
  type,
  roles,
  cost,
  perCost,
  combat,
  move,
  capacity,
  sustainDamage,
  stationary,
}: UnitStats): UnitStats => ({
  type,
  ...(roles && { roles }),
  ...(cost !== undefined && { cost }),
  ...(perCost !== undefined && { perCost }),
  ...(combat && { combat }),
  ...(move !== undefined && { move }),
  ...(capacity !== undefined && { capacity }),
  ...(sustainDamage && { sustainDamage }),
  ...(stationary && { stationary }),
});

/**
 * Tells whether a seat has a card for units of a type: without one it has none on the board (90.20), and some sets lack
 * some types.
 */
export function hasUnitCard(game: Game, seat: SeatId, type: UnitType): boolean {
  if (game.book.components[seatOf(game, seat).units[type]] === undefined) return false;
  return !isShip(game, { type, owner: seat }) || definitionFor(game, seat, type).combat !== undefined;
}

export const definitionOf = (game: Game, unit: Unit): UnitStats => definitionFor(game, unit.owner, unit.type);

export interface UnitFilter {
  owner?: SeatId;
  notOwner?: SeatId;
  system?: SystemId;
  planet?: PlanetId;
  /** Only in the space area. */
  space?: true;
  type?: UnitType;
}

function fits(unit: Unit, where: UnitFilter): boolean {
  if (where.system !== undefined && unit.system !== where.system) return false;
  if (where.owner !== undefined && unit.owner !== where.owner) return false;
  if (where.notOwner !== undefined && unit.owner === where.notOwner) return false;
  if (where.planet !== undefined && unit.planet !== where.planet) return false;
  if (where.space && unit.planet !== undefined) return false;
  return where.type === undefined || unit.type === where.type;
}

/** Returns the units on the board that match a filter. */
export const unitsAt = (game: Game, where: UnitFilter): Unit[] =>
  indexedUnits(game, where).filter((unit) => fits(unit, where));

export const shipsIn = (game: Game, system: SystemId, owner?: SeatId): Unit[] =>
  unitsAt(game, { system, space: true, ...(owner !== undefined && { owner }) }).filter((unit) => isShip(game, unit));

export const groundForcesOn = (game: Game, planet: PlanetId, owner?: SeatId): Unit[] =>
  unitsAt(game, { planet, ...(owner !== undefined && { owner }) }).filter((unit) => isGroundForce(game, unit));

/** Tells whether a unit is a ground force that can be transported and moved between planets. */
export const isTransportable = (game: Game, unit: Unit): boolean =>
  isGroundForce(game, unit) && !definitionOf(game, unit).stationary;

/**
 * Returns how many more figures of a type a seat may place; Infinity for fighters and infantry, which tokens can
 * replace.
 */
export function countInReinforcements(game: Game, seat: SeatId, type: UnitType): number {
  if (type === 'fighter' || type === 'infantry') return Infinity;
  return FIGURES_PER_PLAYER[type] - countUnits(game, seat, type) - capturedCount(game, seat, type);
}

/** Ways for a unit to arrive on a planet: it lands in an invasion, is produced there, or is placed by anything else. */
export type ArrivalKind = 'land' | 'produce' | 'place';

/** Explains why a seat's units of a type cannot be on a planet; undefined if they can. */
export const arrivalProblem = (
  game: Game,
  seat: SeatId,
  type: UnitType,
  planet: PlanetId,
  how: ArrivalKind = 'place',
): string | undefined => modify(game, 'placement-barred', { seat, planet, type, how }, lyingNowhere(game, planet));

const lyingNowhere = ({ state }: Game, planet: PlanetId): string | undefined =>
  state.planets[planet]?.system === NO_SYSTEM ? 'It is not in a system.' : undefined;

/** Moves a unit on the board to a planet, unless it cannot be there. Returns whether it moved. */
export function placeOnPlanet(game: Game, unit: Unit, planet: PlanetId, how: ArrivalKind = 'place'): boolean {
  if (arrivalProblem(game, unit.owner, unit.type, planet, how) !== undefined) return false;
  moveToPlanet(game, unit, planet);
  return true;
}

/** Places new units from the reinforcements, but not on a planet where they cannot be; returns their ids. */
export function placeUnits(
  game: Game,
  seat: SeatId,
  type: UnitType,
  count: number,
  at: { system: SystemId; planet?: PlanetId },
): UnitId[] {
  const ids: UnitId[] = [];
  if (at.planet !== undefined && arrivalProblem(game, seat, type, at.planet) !== undefined) return ids;
  const placed = Math.min(count, countInReinforcements(game, seat, type));
  for (let i = 0; i < placed; i++) {
    const id = newIdOf(game, 'u', seat);
    addUnitToBoard(game, {
      id,
      type,
      owner: seat,
      system: at.system,
      ...(at.planet !== undefined && { planet: at.planet }),
    });
    ids.push(id);
  }
  if (ids.length)
    game.addFact({
      type: 'units-placed',
      seat,
      unit: type,
      count: ids.length,
      system: at.system,
      ...(at.planet !== undefined && { planet: at.planet }),
    });
  return ids;
}

/** Removes a unit from the board without destroying it (79.2). */
export function removeUnit(game: Game, unit: Unit, why: string): void {
  removeFromBoard(game, unit);
  game.addFact({
    type: 'unit-removed',
    seat: unit.owner,
    unit: unit.type,
    system: unit.system,
    ...(unit.planet !== undefined && { planet: unit.planet }),
    why,
  });
}

export const capacityOf = (game: Game, unit: Unit): number =>
  modify(game, 'capacity', { seat: unit.owner, unit }, definitionOf(game, unit).capacity ?? 0);
