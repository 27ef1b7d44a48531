import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Planet, PlanetId, SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

// A planet may have a unit ability as if it were a unit of its controller. It counts as a unit for that roll only.

const key = prefixedKey<PlanetId>('planet-itself:');

/** Returns the planet that rolls under this unit id; undefined for a real unit. */
export const findPlanetByUnitId = ({ id }: { id: UnitId }): PlanetId | undefined => key.parse(id);

/** Returns a planet in the shape of a unit on it, for its rolls; it is reported as a PDS. */
export const planetAsUnit = (seat: SeatId, { id, system }: Planet): Unit => ({
  id: key.format(id),
  type: 'pds',
  owner: seat,
  system,
  planet: id,
});

/** Returns a planet's combat value and dice for a purpose; undefined if it does not roll. */
export const planetRollStats = (
  game: Game,
  planet: PlanetId,
  purpose: RollPurpose,
): { value: number; dice: number } | undefined => modify(game, 'planet-roll', { planet, purpose }, undefined);

/** Returns a seat's planets that roll for a purpose, each in the shape of a unit. */
export function armedPlanets(game: Game, seat: SeatId, purpose: RollPurpose): Unit[] {
  if (!game.book.modifiersByValue['planet-roll']) return [];
  return planetsOf(game, seat)
    .filter(({ id }) => planetRollStats(game, id, purpose) !== undefined)
    .map((planet) => planetAsUnit(seat, planet));
}
