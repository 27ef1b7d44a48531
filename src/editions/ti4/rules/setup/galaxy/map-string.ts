import { Illegal } from '#engine';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { knownBoard, type OpenPlaces } from './known-boards.ts';
import { findHomes, homesTold, type Layout } from './map-homes.ts';
import { layLanes, type LaneAgain, type LaneNamed } from './map-hyperlanes.ts';
import { CENTER_TOLD, explainMapWord, findPlacedWord, PLACED_TOLD } from './map-mistakes.ts';
import { isHomePlace, isNoTile, MAX_RINGS, parseTwoSided, withoutTurn, wordsOfMap } from './map-tokens.ts';

export type { Hyperlanes, Layout } from './map-homes.ts';

/** A layout, and how the ambiguous words of its map were read. */
export interface MapReading {
  layout: Layout;
  /** Hyperlanes whose pieces the map names more than once. */
  again: LaneAgain[];
  /** Positions written 0 that have no tile. */
  noTile: string[];
  /** Tiles that the map names but that are placed outside the galaxy, with the positions that stay empty. */
  beside: { position: string; tile: SystemId }[];
}

const HYPERLANE_PATTERN = /^(8[3-9]|9[01])[AB]?(-?\d{1,3}|:\d+)?$/i;
/**
 * Tiles of Thunder's Edge, a set that the product does not support: systems up to 124, and hyperlanes with sides above
 * that.
 */
const THUNDERS_EDGE = /^(?:9[2-9]|10\d|11\d|12[0-4])(?:[AB].{0,4})?$|^1\d\d[AB].{0,4}$/i;

/** Characters not shown to players: all but letters, numbers and the punctuation of map strings. */
const NOT_SHOWN = /[^\p{L}\p{N}_:.-]/gu;
const SHOWN_CHARACTERS = 12;

/** Formats a word of a map with its place: `tile 12, "9X"`. */
function shownWord(word: string, where: string): string {
  const [...kept] = word.replace(NOT_SHOWN, '');
  return kept.length ? `${where}, "${kept.slice(0, SHOWN_CHARACTERS).join('')}"` : `${where}, a symbol`;
}

/** Returns the tile of Mecatol Rex, which is usually in the center. */
export const mecatolOf = (book: Rulebook): SystemId =>
  Object.values(book.tiles).find((tile) => tile.planets.some((planet) => planet.id === MECATOL_REX))?.id ?? '';

/**
 * Returns the tiles of the book that a map string names, at most as many as a board has, and ignores all other words.
 */
export function tilesInMapString(book: Rulebook, text: string): SystemId[] {
  const { center, words } = wordsOfMap(text, mecatolOf(book));
  return [...(center === undefined ? [] : [center]), ...words]
    .slice(0, positionsWithin(MAX_RINGS).length)
    .flatMap((word) => tileCalled(book, word)?.id ?? []);
}

/**
 * Parses a map string from one of the usual tools: ring by ring, each clockwise from the north, with or without the
 * center in front.
 * `-1` is an empty position; `0` is empty or a home system; a tile with a green back marks a home system.
 * Throws Illegal with the wrong tile and the reason.
 */
export const parseMapString = (book: Rulebook, text: string, players: number): Layout =>
  readMap(book, text, players).layout;

/** Parses a map string like `parseMapString`, and also returns how ambiguous words were read. */
export function readMap(book: Rulebook, text: string, players: number): MapReading {
  const map = placesOf(book, text);
  const found = findHomes(book, map, players);
  if (!found) throw new Illegal(`${homesTold(map)}, but there are ${players} players.`);
  const { laid, again } = layLanes(book, map.lanes);
  const hyperlanes = Object.fromEntries(laid.map(({ position, tile, rotation }) => [position, { tile, rotation }]));
  const layout = { tiles: map.tiles, ...(laid.length && { hyperlanes }), homes: found.homes };
  return { layout, again, noTile: found.noTile, beside: map.beside };
}

/** Lists the numbers of players that a map suits, from `min` to `max`. Throws Illegal if there are none. */
export function playersOfMap(book: Rulebook, text: string, { min, max }: { min: number; max: number }): number[] {
  const map = placesOf(book, text);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) =>
    findHomes(book, map, count),
  );
  const hint = knownBoard(map) ? '' : ' Write -1 for a position without a tile.';
  if (!counts.length)
    throw new Illegal(`${homesTold(map)}, but with these sets a game is for ${min} to ${max} players.${hint}`);
  return counts;
}

/** Reads all positions of a map; which ones are home systems is decided later. */
function placesOf(book: Rulebook, text: string): MapRead {
  const mecatol = mecatolOf(book);
  const { center: named, words, instead } = wordsOfMap(text, mecatol);
  const center = named ?? mecatol;
  if (instead !== undefined) throw new Illegal(`This address contains no tiles: ${instead}.`);
  if (!words.length) throw new Illegal('The map is empty.');
  const places = positionsWithin(MAX_RINGS).slice(1);
  if (words.length > places.length)
    throw new Illegal(
      `The map has ${words.length} tiles around the center; at most ${places.length} fit (${MAX_RINGS} rings).`,
    );
  const placed = findPlacedWord(words);
  if (placed !== undefined)
    throw new Illegal(`${shownWord(placed, `tile ${words.indexOf(placed) + 1}`)}: ${PLACED_TOLD}.`);
  const amid = named === undefined ? words.findIndex((word) => withoutTurn(word) === mecatol) : -1;
  if (amid >= 0) throw new Illegal(`${shownWord(words[amid], `tile ${amid + 1}`)}: ${CENTER_TOLD}.`);
  const map = new MapRead(book);
  map.lay(center, '000', 'the center');
  words.forEach((word, i) => map.lay(word, places[i], `tile ${i + 1}`));
  if (!map.has(mecatol)) throw new Illegal('Mecatol Rex is not on this map.');
  if (!map.hasSystemsBeside(mecatol))
    throw new Illegal(
      'The map has no systems adjacent to Mecatol Rex. Paste the numbers of its tiles in a row, ring by ring.',
    );
  return map;
}

/** A map that is being read, tile by tile. */
class MapRead implements OpenPlaces {
  readonly tiles: Layout['tiles'] = [];
  readonly lanes: LaneNamed[] = [];
  readonly homes: Layout['homes'] = [];
  readonly zeros: string[] = [];
  readonly beside: MapReading['beside'] = [];
  namesNoTile = false;
  last = '000';
  /** Place of each system tile and home. */
  private readonly used: Record<SystemId, string> = {};
  private readonly book: Rulebook;

  constructor(book: Rulebook) {
    this.book = book;
  }

  has(tile: SystemId): boolean {
    return this.used[tile] !== undefined;
  }

  hasSystemsBeside(other: SystemId): boolean {
    return this.tiles.some(({ tile }) => tile !== other);
  }

  lay(word: string, position: string, where: string): void {
    const isCenter = position === '000';
    if (isNoTile(word)) this.namesNoTile ||= !isCenter;
    if (isNoTile(word) || (isCenter && word === '0')) return;
    if (word === '0') return void this.zeros.push(position);
    if (isHomePlace(word) && !isCenter) return void this.homes.push({ position });
    const shown = shownWord(word, where);
    const tile = readTile(this.book, word, shown);
    // Tiles outside the galaxy need no position in it, even if a map shows them at one.
    if (tile.beside) return void this.beside.push({ position, tile: tile.id });
    if (tile.back !== 'green') this.last = position;
    if (tile.lanes) return void this.lanes.push({ position, tile: tile.id, rotation: rotationIn(word, shown), shown });
    this.once(tile, where, shown);
    if (tile.back === 'green') this.homes.push({ position, tile: tile.id });
    else this.tiles.push({ position, tile: tile.id });
  }

  /** Checks that each system tile and each faction's home is used only once. Throws Illegal otherwise. */
  private once(tile: Tile, where: string, shown: string): void {
    const { id } = tile;
    if (this.used[id]) throw new Illegal(`${shown}: this tile is already used for ${this.used[id]}.`);
    if (tile.back === 'green') {
      const whose = homeOf(this.book, tile);
      if (whose === undefined)
        throw new Illegal(`${shown}: this tile is no faction's home and cannot be on the board when a game starts.`);
      const owner = `home of ${whose}`;
      if (this.used[owner])
        throw new Illegal(
          `${shown}: the home system of ${(this.book.components[whose]?.name ?? whose).replace(/^The /, 'the ')} is already used for ${this.used[owner]}.`,
        );
      this.used[owner] = where;
    }
    this.used[id] = where;
  }
}

/** Returns the faction whose home or gate is on a tile; undefined if there is none. */
const homeOf = (book: Rulebook, { id, home }: Tile): string | undefined =>
  home ?? Object.values(book.byKind.faction).find(({ homeTile, gateTile }) => homeTile === id || gateTile === id)?.id;

function rotationIn(word: string, shown: string): number {
  const { sides, degrees } = parseTwoSided(word) ?? {};
  if (degrees !== undefined && Number(degrees) % 60)
    throw new Illegal(`${shown}: a hyperlane is rotated by a multiple of 60 degrees, not by ${degrees.slice(0, 3)}.`);
  if (sides !== undefined && !/^[0-5]$/.test(sides))
    throw new Illegal(`${shown}: a hyperlane is rotated by 0 to 5 sides, not by ${sides.slice(0, 3)}.`);
  return degrees === undefined ? Number(sides ?? 0) : (Number(degrees) / 60) % 6;
}

/**
 * Finds a tile by its number, with or without the leading zero, the letter of its side and a rotation: "1", "83a",
 * "85A3".
 */
function tileCalled({ tiles }: Rulebook, word: string): Tile | undefined {
  const { number, side = '' } = parseTwoSided(word) ?? {};
  const called = (id: string): Tile | undefined => (Object.hasOwn(tiles, id) ? tiles[id] : undefined);
  const system = withoutTurn(word);
  return (
    called(system) ??
    (/^\d$/.test(system) ? called(`0${system}`) : undefined) ??
    (/^0+[1-9]/.test(system) ? called(system.replace(/^0+(?=\d\d)/, '')) : undefined) ??
    (number === undefined ? undefined : (called(`${number}${side}`) ?? onEitherSide(called(number))))
  );
}

/** Returns the tile if it has two faces under one number; otherwise undefined. */
const onEitherSide = (tile: Tile | undefined): Tile | undefined => (tile?.faces ? tile : undefined);

function readTile(book: Rulebook, word: string, shown: string): Tile {
  const tile = tileCalled(book, word);
  if (tile) return tile;
  const mistake = explainMapWord(book, word);
  if (mistake !== undefined) throw new Illegal(`${shown}: ${mistake}.`);
  if (HYPERLANE_PATTERN.test(word))
    throw new Illegal(`${shown}: this is a hyperlane, but the sets of this game have none.`);
  if (THUNDERS_EDGE.test(withoutTurn(word)))
    throw new Illegal(`${shown}: this tile is from Thunder's Edge, a set that cannot be played here.`);
  if (/^\d+$/.test(withoutTurn(word)))
    throw new Illegal(`${shown}: the sets of this game have no tile with this number.`);
  throw new Illegal(`${shown}: I do not know this tile.`);
}
