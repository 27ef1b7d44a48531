import { Illegal, createSetupDraw } from '#engine';
import { boardShape, tilesWithBack, type BoardShape } from './board-shape.ts';
import { fairLayout } from './fair-layout.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { parseMapString, type Layout } from './map-string.ts';
import {
  bringsMinorFactions,
  positionsBetweenHomes,
  positionsBetweenHomesIn,
} from '#ti4/rules/setup/minor-faction-setup.ts';
import type { NewGame } from '#ti4/rules/setup/new-state.ts';
import type { SetupOptions } from '#ti4/rules/setup/setup-options.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';

type Mix = <T>(label: string, items: readonly T[]) => T[];

const shapeWanted = ({ board }: SetupOptions): string | undefined => ('made' in board ? board.on : undefined);

/** Returns the trade goods that compensate for worse home positions, by position. */
export function homeTradeGoods(book: Rulebook, { board, players }: SetupOptions): Record<string, number> {
  if ('preset' in board) return book.boards[board.preset]?.tradeGoods ?? {};
  return 'made' in board && board.made === 'built' ? boardShape(book, players.length, board.on).tradeGoods : {};
}

/**
 * Returns the board shape for a game; if minor factions replace blue tiles, each player is dealt one blue tile less.
 */
export function boardShapeFor(book: Rulebook, options: SetupOptions): BoardShape {
  const shape = boardShape(book, options.players.length, shapeWanted(options));
  if (!bringsMinorFactions(book, options.events)) return shape;
  const { each } = shape.deal;
  return { ...shape, deal: { ...shape.deal, each: { ...each, blue: each.blue - 1 } } };
}

/** Returns the home positions before anything else is on the board. */
export function homePositions(book: Rulebook, options: SetupOptions): Layout['homes'] {
  const { board, players } = options;
  if ('preset' in board) return presetLayout(book, board.preset, players.length).homes;
  if ('mapString' in board) return parseMapString(book, board.mapString, players.length).homes;
  return boardShapeFor(book, options).homes.map((position) => ({ position }));
}

/**
 * Returns everything but the home systems. `minors`: minor faction tiles between neighboring homes, by home position.
 */
export function layoutOf(book: Rulebook, options: SetupOptions, minors?: Record<string, SystemId>): Layout {
  const { board, players, seed, trace } = options;
  const laid = (between: Record<string, string>): Layout['tiles'] =>
    Object.entries(minors ?? {}).map(([home, tile]) => ({ position: between[home], tile }));
  if ('drafted' in board) throw new Error('There is no layout before the draft');
  if ('made' in board) {
    const shape = boardShapeFor(book, options);
    const fixed = minors ? laid(positionsBetweenHomes(book, shape)) : [];
    if (board.made === 'fair') return fairLayout(book, shape, createSetupDraw(seed, 'fair board', trace), fixed);
    return {
      tiles: [{ position: '000', tile: shape.centre }, ...fixed],
      ...(shape.hyperlanes && { hyperlanes: shape.hyperlanes }),
      homes: shape.homes.map((position) => ({ position })),
    };
  }
  const layout =
    'preset' in board
      ? presetLayout(book, board.preset, players.length)
      : parseMapString(book, board.mapString, players.length);
  if (!minors) return layout;
  const between = positionsBetweenHomesIn(book, layout);
  const taken = Object.values(between);
  return { ...layout, tiles: [...layout.tiles.filter(({ position }) => !taken.includes(position)), ...laid(between)] };
}

/**
 * Deals the tiles to build the board with, to the speaker first: with five players the speaker gets one more, on other
 * boards some to place before all others.
 */
export function dealTiles(
  book: Rulebook,
  { deal: { each, extraRed, speakerFirst } }: BoardShape,
  seats: SeatId[],
  mix: Mix,
): Pick<NewGame, 'tilesToPlace' | 'tilesToPlaceFirst'> {
  const blues = mix('blue tiles', tilesWithBack(book, 'blue'));
  const reds = mix('red tiles', tilesWithBack(book, 'red'));
  const first = speakerFirst && [...blues.splice(0, speakerFirst.blue), ...reds.splice(0, speakerFirst.red)].sort();
  return {
    ...(first && { tilesToPlaceFirst: first }),
    tilesToPlace: Object.fromEntries(
      seats.map((seat, i) => [
        seat,
        [...blues.splice(0, each.blue), ...reds.splice(0, each.red + (i === 0 ? extraRed : 0))].sort(),
      ]),
    ),
  };
}

function presetLayout(book: Rulebook, preset: string, players: number): Layout {
  const board = book.boards[preset];
  if (!board) throw new Illegal(`There is no board called “${preset}”.`);
  if (board.players !== players)
    throw new Illegal(`${board.name} is for ${board.players} players, but there are ${players}.`);
  return parseMapString(book, board.map, players);
}

/** Assigns home positions to players, clockwise. A faction whose own tile the map names gets that position. */
export function seatPositions(
  homes: Layout['homes'],
  players: { id: SeatId }[],
  lives: (tile: SystemId, id: SeatId) => boolean,
): { player: SeatId; position: string }[] {
  const belongs = (tile: SystemId | undefined, id: SeatId): boolean => tile !== undefined && lives(tile, id);
  const waiting = players.map(({ id }) => id).filter((id) => !homes.some(({ tile }) => belongs(tile, id)));
  return homes.map(({ position, tile }) => {
    const owner = players.find(({ id }) => belongs(tile, id))?.id ?? waiting.shift();
    if (owner === undefined) throw new Illegal(`There is no player left for the home system at ${position}.`);
    return { player: owner, position };
  });
}
