import type { Game } from '#ti3/rules/components/component.ts';
import type { Unit } from '#ti3/rules/state.ts';
import type { PlanetId, SeatId } from '#ti3/rules/terms.ts';
import {
  addUnit,
  unitCardOf,
  countByType,
  hasQuality,
  unitsOnPlanet,
  piecesInReinforcements,
  removeUnits,
} from '#ti3/rules/units/units.ts';

// Structures that change hands with their planet instead of being destroyed (E3 8.4).

/** Number of structures that a planet holds: two PDS and one dock (E3 9.3). */
const MAX_STRUCTURES_PER_PLANET: Partial<Record<Unit['type'], number>> = { pds: 2, 'space-dock': 1 };

/** Structures to seize: PDS and docks, and facilities only if set. */
export interface Seizing {
  facilities?: true;
}

/**
 * Returns the number of pieces with which a seat can replace seized units; shared pieces just change hands, so there is
 * no bound.
 */
const replacements = (game: Game, seat: SeatId, type: Unit['type']): number =>
  unitCardOf(game, type).shared ? Infinity : piecesInReinforcements(game, seat, type);

/**
 * Returns the structures of others on a planet that a seat could seize, bounded by its pieces and by what a planet
 * holds.
 */
export function seizableUnits(game: Game, seat: SeatId, planet: PlanetId, { facilities }: Seizing = {}): Unit[] {
  const theirs = unitsOnPlanet(game, planet).filter(
    (unit) =>
      unit.owner !== seat &&
      hasQuality(game, 'structure', unit) &&
      (facilities === true || !hasQuality(game, 'facility', unit)),
  );
  return theirs.filter((unit, i) => {
    const before = theirs.slice(0, i).filter(({ type }) => type === unit.type).length;
    const own = unitsOnPlanet(game, planet).filter(({ owner, type }) => owner === seat && type === unit.type).length;
    return (
      before < replacements(game, seat, unit.type) && before + own < (MAX_STRUCTURES_PER_PLANET[unit.type] ?? Infinity)
    );
  });
}

/** Replaces all structures that a seat can seize on a planet with its own. */
export function seizeStructures(game: Game, seat: SeatId, planet: PlanetId, what: Seizing = {}): void {
  const seized = seizableUnits(game, seat, planet, what);
  removeUnits(game, seized);
  // Like a new dock, a seized one produces from the next round on (E3 9.5).
  for (const { type, system } of seized) addUnit(game, seat, type, system, planet).builtIn = game.state.round;
  game.addFact({ type: 'structures-seized', seat, planet, units: countByType(seized) });
}
