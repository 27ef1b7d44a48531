import { done, type EngineBook, type Frame, type Procedure } from '#engine';
import { interruptWith } from '#ti4/rules/events/moments.ts';
import { procedure, type Game, type Rulebook } from '#ti4/rules/game.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { tileOf } from './tiles.ts';
import { unitsAt } from '#ti4/rules/units/units.ts';

// A tile that is turned to its other face, permanently, once a player arrives there: the wormhole nexus (100).

/** Tiles with `opensTo`, cached by rulebook. */
const known = new WeakMap<Rulebook, readonly SystemId[]>();

function openingTiles(book: Rulebook): readonly SystemId[] {
  const found =
    known.get(book) ??
    Object.values(book.tiles)
      .filter(({ opensTo }) => opensTo !== undefined)
      .map(({ id }) => id);
  known.set(book, found);
  return found;
}

/** Tells whether a tile still shows its first face. Units on it stay in place when it turns (100 note 4). */
const isShut = (game: Game, system: SystemId): boolean =>
  tileOf(game, system)?.opensTo !== undefined &&
  game.state.systems[system] !== undefined &&
  game.state.systems[system].face === undefined;

function turn(game: Game, system: SystemId): void {
  const tile = tileOf(game, system);
  const face = tile?.opensTo;
  if (face === undefined || !isShut(game, system)) return;
  game.state.systems[system].face = face;
  game.addFact({ type: 'tile-turned', system, face, wormholes: [...(tile?.faces?.[face]?.wormholes ?? [])] });
}

/** Turns a tile at the end of a Movement step in which ships moved there, even if none of them is left (100.2a). */
export function turnTileOnArrival(game: Game, seat: SeatId, system: SystemId): void {
  if (!isShut(game, system)) return;
  const { facts } = game.state;
  const since = facts.findLastIndex(({ type }) => type === 'system-activated');
  if (
    facts
      .slice(Math.max(0, since))
      .some((fact) => fact.type === 'ships-moved' && fact.seat === seat && fact.into === system)
  )
    turn(game, system);
}

/** Steps of a tactical action that are next while its Movement step still runs. */
const MOVEMENT_STEPS = ['spaceCannon', 'spaceCombat'];
const isMovingInto =
  (system: SystemId) =>
  ({ procedure: name, step, data }: Frame): boolean =>
    name === 'tactical-action' && MOVEMENT_STEPS.includes(step) && (data as { system?: SystemId }).system === system;

/** Tells whether a system contains units, or a controlled planet. */
const isReached = (game: Game, system: SystemId): boolean =>
  unitsAt(game, { system }).length > 0 ||
  game.state.systems[system].planets.some((planet) => game.state.planets[planet].controller !== null);

/** Tells whether a tile would now be turned if it still showed its first face. */
export const wouldTurnTile = (game: Game, system: SystemId): boolean =>
  tileOf(game, system)?.opensTo !== undefined && game.state.systems[system] !== undefined && isReached(game, system);

/**
 * Turns a tile as soon as units are placed or a planet is gained there (100.2), but waits for the end of a Movement
 * step into its system.
 */
export const tileTurningCheck: EngineBook<Game>['standingChecks'][number] = (game) => {
  const system = openingTiles(game.book).find(
    (one) => isShut(game, one) && isReached(game, one) && !game.state.stack.some(isMovingInto(one)),
  );
  return system === undefined ? undefined : interruptWith(turnTile, { system });
};

const turnTile = procedure<{ system: SystemId }>()('turn-tile', {
  start: (game, { system }) => {
    turn(game, system);
    return done();
  },
});

export const tileTurningProcedures: Procedure<Game, never>[] = [turnTile];
