import { ask, call, chosenKey, choose, done, goto, type Procedure, type Question, type Spec } from '#engine';
import { hasClash, distancesFrom, boardShapeOf } from './board-shape.ts';
import { procedure, question, type Game } from '#ti4/rules/game.ts';
import { layTile } from '#ti4/rules/setup/new-state.ts';
import { neighborGraphOf, invalidateBoard } from '#ti4/rules/board/adjacency.ts';
import { seatsFrom } from '#ti4/rules/seats.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

/** Returns the tiles on the board with their positions. */
const laid = (game: Game): { position: string; tile: SystemId }[] =>
  Object.values(game.state.systems).flatMap(({ id, position }) => (position === null ? [] : [{ position, tile: id }]));

/** Returns the tiles a seat still has to place; the speaker places `tilesToPlaceFirst` before all others. */
export const tilesInHand = ({ state }: Game, seat: SeatId): SystemId[] =>
  (seat === state.speaker ? state.tilesToPlaceFirst : undefined) ?? state.tilesToPlace?.[seat] ?? [];

/**
 * Returns the free positions of the innermost ring that is not full; with hyperlanes, rings are counted in steps from
 * the center.
 */
function openPlaces(game: Game): string[] {
  const taken = new Set(laid(game).map(({ position }) => position));
  const shape = boardShapeOf(game);
  const free = shape.places.filter((position) => !taken.has(position));
  const ringOf = distancesFrom(game.book, shape, '000');
  const innermost = Math.min(...free.map(ringOf));
  return free.filter((position) => ringOf(position) === innermost);
}

/**
 * Returns where a tile may go. Two anomalies, or two equal wormholes, may only be adjacent if the player's tiles leave
 * no other choice.
 */
function placesFor(game: Game, seat: SeatId, tile: SystemId): string[] {
  const open = openPlaces(game);
  const board = neighborGraphOf(game);
  const calm = (one: SystemId): string[] => open.filter((position) => !hasClash(game.book, one, position, board));
  return tilesInHand(game, seat).some((one) => calm(one).length > 0) ? calm(tile) : open;
}

export const formatTile = (game: Game, tile: SystemId): string => {
  const { planets, anomalies = [], wormholes = [] } = game.book.tiles[tile];
  return (
    [
      ...planets.map(({ name, resources, influence }) => `${name} ${resources}/${influence}`),
      ...anomalies.map((anomaly) => anomaly.replaceAll('-', ' ')),
      ...wormholes.map((wormhole) => `${wormhole} wormhole`),
    ].join(', ') || 'empty space'
  );
};

const tileToPlace = question<object>()(
  'tile-to-place',
  (game, seat): Spec =>
    choose(
      'Which of your system tiles do you place?',
      tilesInHand(game, seat).map((tile) => ({
        key: tile,
        label: formatTile(game, tile),
        hint: `tile ${tile}`,
        ...(!placesFor(game, seat, tile).length && {
          disabledReason:
            'This tile would be adjacent to another anomaly or to a wormhole of the same kind, and you have a tile that would not.',
        }),
      })),
    ),
  { title: 'place a system tile', forced: true },
);

const placeForTile = question<{ tile: SystemId }>()(
  'place-for-tile',
  (game, seat, { tile }): Spec => {
    const allowed = placesFor(game, seat, tile);
    return choose(
      `Where do you place ${formatTile(game, tile)}?`,
      openPlaces(game).map((position) => ({
        key: position,
        label: position,
        ...(!allowed.includes(position) && {
          disabledReason: 'The tile would be adjacent to another anomaly or to a wormhole of the same kind.',
        }),
      })),
    );
  },
  { title: 'choose where to place a system tile', forced: true },
);

function takeFromHand(game: Game, seat: SeatId, tile: SystemId): void {
  const { state } = game;
  const left = tilesInHand(game, seat).filter((one) => one !== tile);
  if (state.tilesToPlaceFirst && seat === state.speaker) {
    if (left.length) state.tilesToPlaceFirst = left;
    else delete state.tilesToPlaceFirst;
  } else if (state.tilesToPlace) state.tilesToPlace[seat] = left;
}

/** Lets one player place one tile. */
const placeTile = procedure<{ seat: SeatId; tile?: SystemId }>()('place-tile', {
  choose: (game, { seat }) => {
    game.state.active = seat;
    return ask([tileToPlace.ask(seat, {})], 'where');
  },
  where: (_game, data, got) => {
    data.tile = chosenKey(got.answer);
    return data.tile === undefined ? done() : ask([placeForTile.ask(data.seat, { tile: data.tile })], 'lay');
  },
  lay: (game, { seat, tile }, got) => {
    const position = chosenKey(got.answer);
    const { state } = game;
    if (tile === undefined || position === undefined || !state.tilesToPlace) return done();
    takeFromHand(game, seat, tile);
    layTile(game.book, state, tile, position);
    invalidateBoard(game);
    game.addFact({ type: 'tile-placed', seat, tile, position });
    return done();
  },
});

/**
 * Lets the players build the board (setup, step 8): one tile each, clockwise from the speaker and back again, from the
 * center outward.
 */
export const boardBuilding = procedure<{ turns?: SeatId[]; ahead?: boolean }>()('board-building', {
  next: (game, data) => {
    const { state } = game;
    data.turns ??= [];
    if (state.tilesToPlaceFirst) return call(placeTile, { seat: state.speaker }, 'next');
    if (!data.turns.length) {
      const around = seatsFrom(state, state.speaker);
      // Players with more tiles than the others, such as the speaker, place these first.
      const most = Math.max(...around.map((seat) => tilesInHand(game, seat).length));
      const more = around.filter((seat) => tilesInHand(game, seat).length === most);
      if (most === 0) return goto('built');
      if (more.length < around.length) data.turns = more;
      else {
        data.ahead = !data.ahead;
        data.turns = data.ahead ? [...around] : [...around].reverse();
      }
    }
    const [seat, ...rest] = data.turns;
    data.turns = rest;
    return call(placeTile, { seat }, 'next');
  },
  built: (game) => {
    game.state.active = null;
    delete game.state.tilesToPlace;
    return done();
  },
});

export const boardBuildingProcedures: Procedure<Game, never>[] = [boardBuilding, placeTile];
export const boardBuildingQuestions: Question<Game, never>[] = [tileToPlace, placeForTile];
