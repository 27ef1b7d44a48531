import type { Color } from '../../rules/terms.ts';
import type { PlanetFacts } from '../../rules/components/component.ts';
import type { Game } from '../../rules/game.ts';
import { hasTrait, isHomePlanet, planetsOf, specialtiesOf } from '../../rules/units/planets.ts';
import type { SeatId, SystemId, UnitType } from '../../rules/state.ts';
import { technologiesOf, technologiesOfColor } from '../../rules/phases/technology.ts';
import { unitsAround } from '../../rules/units/placement.ts';
import { isShip, unitsAt } from '../../rules/units/units.ts';

// What objectives count: whatever a seat holds just now.

type Trait = NonNullable<PlanetFacts['trait']>;
const TRAITS: readonly Trait[] = ['cultural', 'hazardous', 'industrial'];
const COLORS: readonly Color[] = ['propulsion', 'biotic', 'cybernetic', 'warfare'];

export const planetsWithTrait = (game: Game, seat: SeatId, trait: Trait): number =>
  planetsOf(game, seat).filter(({ id }) => hasTrait(game, id, trait)).length;

export const mostOfOneTrait = (game: Game, seat: SeatId): number => Math.max(...TRAITS.map((trait) => planetsWithTrait(game, seat, trait)));

export const planetsWithSpecialty = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ id }) => specialtiesOf(game, id).length > 0).length;

/** In nobody's home system; an eliminated player's stays one (33). */
export const planetsAwayFromHomes = (game: Game, seat: SeatId): number =>
  planetsOf(game, seat).filter(({ id }) => !isHomePlanet(game, id)).length;

export const unitUpgrades = (game: Game, seat: SeatId): number =>
  new Set(technologiesOf(game, seat).flatMap(({ upgrade }) => (upgrade ? [upgrade.type] : []))).size;

export const colorsWith = (game: Game, seat: SeatId, count: number): number =>
  COLORS.filter((color) => technologiesOfColor(game, seat, color).length >= count).length;

export const unitsOnBoard = (game: Game, seat: SeatId, type: UnitType): number => unitsAt(game, { owner: seat, type }).length;

/** Systems where a seat has a ship. */
export function systemsWithShips(game: Game, seat: SeatId): SystemId[] {
  const found = new Set<SystemId>();
  for (const unit of unitsAround(game, { owner: seat })) if (unit.planet === undefined && isShip(game, unit)) found.add(unit.system);
  return found.size ? Object.keys(game.state.systems).filter((system) => found.has(system)) : [];
}

/** Other players' home systems, those of eliminated players among them (33). */
export const othersHomes = (game: Game, seat: SeatId): SystemId[] =>
  game.state.order.filter((id) => id !== seat).map((id) => game.state.seats[id].home);

/** What has been recorded since this turn began. */
export const factsThisTurn = (game: Game) =>
  game.facts.slice(
    Math.max(
      0,
      game.facts.findLastIndex(({ type }) => type === 'turn-begins'),
    ),
  );
