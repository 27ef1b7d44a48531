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

// What stands on a planet and changes hands with it, instead of being destroyed (E3 8.4).

/** A planet holds two PDS and one dock (E3 9.3). */
const MAX_STRUCTURES_PER_PLANET: Partial<Record<Unit['type'], number>> = { pds: 2, 'space-dock': 1 };

/** What is taken over: PDS and docks, and facilities only where it says so. */
export interface Seizing {
  facilities?: true;
}

/** Pieces with which a seat replaces what it takes over; what all players share just changes hands. */
const replacements = (game: Game, seat: SeatId, type: Unit['type']): number =>
  unitCardOf(game, type).shared ? Infinity : piecesInReinforcements(game, seat, type);

/** What of others' stands on a planet that a seat could make its own: as much as it has pieces, and the planet room. */
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

/** All of that becomes the seat's own. */
export function seizeStructures(game: Game, seat: SeatId, planet: PlanetId, what: Seizing = {}): void {
  const seized = seizableUnits(game, seat, planet, what);
  removeUnits(game, seized);
  // A dock builds from the round after it came to its owner, as a new one does (E3 9.5).
  for (const { type, system } of seized) addUnit(game, seat, type, system, planet).builtIn = game.state.round;
  game.addFact({ type: 'structures-seized', seat, planet, units: countByType(seized) });
}
