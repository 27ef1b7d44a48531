import { invalidateInForce } from '#ti4/rules/components/in-force.ts';
import { purgeCards } from '#ti4/rules/exploration/exploration-cards.ts';
import { removePlanet } from '#ti4/rules/planets/planet-lifecycle.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { invalidateBoard } from './adjacency.ts';
import { markersIn, tokenOf } from '#ti4/rules/tokens/markers.ts';
import { liftToSpace } from '#ti4/rules/units/unit-index.ts';
import { isGroundForce, removeUnit, unitsAt } from '#ti4/rules/units/units.ts';

/** Swaps the board positions of two systems; everything in them moves along. */
export function swapSystems(game: Game, seat: SeatId, a: SystemId, b: SystemId): void {
  const { systems } = game.state;
  [systems[a].position, systems[b].position] = [systems[b].position, systems[a].position];
  invalidateBoard(game);
  invalidateInForce(game);
  game.addFact({ type: 'systems-swapped', seat, systems: [a, b] });
}

/**
 * Replaces a system's tile with one that has no planets. Its planets leave the game: their ground forces move to the
 * space area, their other units are removed. Command tokens stay, and so do tokens that can be explored. Tokens marked
 * `returned` go back to their owners; the rest are purged with the old tile. The system keeps its id.
 */
export function replaceTile(game: Game, seat: SeatId, system: SystemId, tile: SystemId): void {
  const place = game.state.systems[system];
  for (const unit of unitsAt(game, { system })) {
    if (unit.planet === undefined) continue;
    if (isGroundForce(game, unit)) liftToSpace(game, unit);
    else removeUnit(game, unit, 'no-planet');
  }
  const planets = [...place.planets];
  for (const planet of planets) removePlanet(game, planet, seat);
  const lying = [...markersIn(game, system)];
  const isToken = (component: string): boolean => component in game.book.tokens;
  const stays = lying.filter(({ component }) => isToken(component) && tokenOf(game, component).explored !== undefined);
  const gone = lying.filter(
    (one) => !stays.includes(one) && !(isToken(one.component) && tokenOf(game, one.component).returned),
  );
  if (stays.length) place.markers = stays;
  else delete place.markers;
  delete place.face;
  place.tile = tile;
  invalidateBoard(game);
  invalidateInForce(game);
  game.addFact({ type: 'tile-replaced', seat, system, tile, planets });
  purgeCards(
    game,
    seat,
    gone.map(({ id }) => id),
  );
}
