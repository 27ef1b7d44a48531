import { prefixedKey } from '#kit/prompts/option-keys.ts';
import type { RollPurpose } from './roll-purpose.ts';
import { modify } from '#ti4/rules/components/modifiers.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { Planet, PlanetId, SeatId, Unit, UnitId } from '#ti4/rules/state.ts';
import { planetsOf } from '#ti4/rules/planets/planets.ts';

// A planet may have a unit's ability as if it were a unit of whoever controls it. It rolls as one, and is one to nothing else.

const key = prefixedKey<PlanetId>('planet-itself:');

/** The planet that rolls as if it were this unit; nothing for a unit. */
export const findPlanetByUnitId = ({ id }: { id: UnitId }): PlanetId | undefined => key.parse(id);

/** A planet in the shape of a unit on it: of the type that is told of with its rolls. */
export const planetAsUnit = (seat: SeatId, { id, system }: Planet): Unit => ({
  id: key.format(id),
  type: 'pds',
  owner: seat,
  system,
  planet: id,
});

/** What a planet rolls for a purpose. */
export const planetRollStats = (
  game: Game,
  planet: PlanetId,
  purpose: RollPurpose,
): { value: number; dice: number } | undefined => modify(game, 'planet-roll', { planet, purpose }, undefined);

/** A seat's planets that roll for a purpose, each in the shape of a unit. */
export function armedPlanets(game: Game, seat: SeatId, purpose: RollPurpose): Unit[] {
  if (!game.book.modifiersByValue['planet-roll']) return [];
  return planetsOf(game, seat)
    .filter(({ id }) => planetRollStats(game, id, purpose) !== undefined)
    .map((planet) => planetAsUnit(seat, planet));
}
