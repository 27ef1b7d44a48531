import { Illegal } from '#engine';
import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { MECATOL_REX } from '#ti4/rules/planets/planets.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { knownBoard, type OpenPlaces } from './known-boards.ts';
import { findHomes, homesTold, type Layout } from './map-homes.ts';
import { layLanes, type LaneAgain, type LaneNamed } from './map-hyperlanes.ts';
import { isHomePlace, isNoTile, MAX_RINGS, parseTwoSided, withoutTurn, wordsOfMap } from './map-tokens.ts';

export { around, type Hyperlanes, type Layout } from './map-homes.ts';

/** A layout and what was made of the words of a map that could be read in two ways. */
export interface MapReading {
  layout: Layout;
  /** The hyperlanes whose pieces are named again. */
  again: LaneAgain[];
  /** The places written 0 that have no tile. */
  noTile: string[];
  /** Tiles that the map names and that lie beside the board, with the places that stay empty for them. */
  beside: { position: string; tile: SystemId }[];
}

const HYPERLANE_PATTERN = /^(8[3-9]|9[01])[AB](-?\d|:\d+)?$/i;
/** The tiles of Thunder's Edge, a set that is not in the product: systems to 124, and hyperlanes with sides beyond. */
const THUNDERS_EDGE = /^(?:9[2-9]|10\d|11\d|12[0-4])(?:[AB].{0,4})?$|^1\d\d[AB].{0,4}$/i;

/** What a word is shown without: all but letters, numbers and the signs of map strings. */
const NOT_SHOWN = /[^\p{L}\p{N}_:.-]/gu;
const SHOWN_CHARACTERS = 12;

/** Names a word of a map with its place: `tile 12, "9X"`. */
function shownWord(word: string, where: string): string {
  const [...kept] = word.replace(NOT_SHOWN, '');
  return kept.length ? `${where}, "${kept.slice(0, SHOWN_CHARACTERS).join('')}"` : `${where}, a sign`;
}

/** The tile of Mecatol Rex, which is usually in the center. */
export const mecatolOf = (book: Rulebook): SystemId =>
  Object.values(book.tiles).find((tile) => tile.planets.some((planet) => planet.id === MECATOL_REX))?.id ?? '';

/** The tiles of a book that a map string names, as many as a board has at most; what it names besides is left out. */
export function tilesInMapString(book: Rulebook, text: string): SystemId[] {
  const { center, words } = wordsOfMap(text, mecatolOf(book));
  return [...(center === undefined ? [] : [center]), ...words]
    .slice(0, positionsWithin(MAX_RINGS).length)
    .flatMap((word) => tileCalled(book, word)?.id ?? []);
}

/**
 * Reads a map string as the usual tools make them: ring by ring, each from the north and clockwise, with or without the
 * center in front. `-1` is an empty place; `0` is one too, or a home system's place; a tile with a green back stands for a
 * home system's place. Throws an Illegal that says which tile is wrong and why.
 */
export const parseMapString = (book: Rulebook, text: string, players: number): Layout =>
  readMap(book, text, players).layout;

/** The same, with what could have been read otherwise. */
export function readMap(book: Rulebook, text: string, players: number): MapReading {
  const map = placesOf(book, text);
  const found = findHomes(book, map, players);
  if (!found) throw new Illegal(`${homesTold(map)}, and there are ${players} players.`);
  const { laid, again } = layLanes(book, map.lanes);
  const hyperlanes = Object.fromEntries(laid.map(({ position, tile, rotation }) => [position, { tile, rotation }]));
  const layout = { tiles: map.tiles, ...(laid.length && { hyperlanes }), homes: found.homes };
  return { layout, again, noTile: found.noTile, beside: map.beside };
}

/** Lists the numbers of players that a map suits, of those given. Throws Illegal if there are none. */
export function playersOfMap(book: Rulebook, text: string, { min, max }: { min: number; max: number }): number[] {
  const map = placesOf(book, text);
  const counts = Array.from({ length: max - min + 1 }, (_, i) => min + i).filter((count) =>
    findHomes(book, map, count),
  );
  const hint = knownBoard(map) ? '' : ' Write -1 for a place without a tile.';
  if (!counts.length)
    throw new Illegal(`${homesTold(map)}; with these sets a game is for ${min} to ${max} players.${hint}`);
  return counts;
}

/** Reads everything but which places are those of home systems. */
function placesOf(book: Rulebook, text: string): MapRead {
  const mecatol = mecatolOf(book);
  const { center = mecatol, words, instead } = wordsOfMap(text, mecatol);
  if (instead !== undefined) throw new Illegal(`This address lists no tiles: ${instead}.`);
  if (!words.length) throw new Illegal('The map is empty.');
  const places = positionsWithin(MAX_RINGS).slice(1);
  if (words.length > places.length)
    throw new Illegal(
      `The map has ${words.length} tiles around the centre; at most ${places.length} fit, ${MAX_RINGS} rings.`,
    );
  const map = new MapRead(book);
  map.lay(center, '000', 'the centre');
  words.forEach((word, i) => map.lay(word, places[i], `tile ${i + 1}`));
  if (!map.has(mecatol)) throw new Illegal('Mecatol Rex is not on this map.');
  if (!map.hasSystemsBeside(mecatol))
    throw new Illegal(
      'The map has no systems around Mecatol Rex: paste the numbers of its tiles in a row, ring by ring.',
    );
  return map;
}

/** A map as it is read, tile by tile. */
class MapRead implements OpenPlaces {
  readonly tiles: Layout['tiles'] = [];
  readonly lanes: LaneNamed[] = [];
  readonly homes: Layout['homes'] = [];
  readonly zeros: string[] = [];
  readonly beside: MapReading['beside'] = [];
  namesNoTile = false;
  last = '000';
  /** Where each system tile lies. */
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
    // What lies beside the galaxy needs no place in it, wherever a map shows it.
    if (tile.beside) return void this.beside.push({ position, tile: tile.id });
    if (tile.back !== 'green') this.last = position;
    if (tile.lanes) return void this.lanes.push({ position, tile: tile.id, rotation: rotationIn(word, shown), shown });
    this.once(tile, where, shown);
    if (tile.back === 'green') this.homes.push({ position, tile: tile.id });
    else this.tiles.push({ position, tile: tile.id });
  }

  /** Each system lies in one place, and each faction has one home. */
  private once(tile: Tile, where: string, shown: string): void {
    const { id } = tile;
    if (this.used[id]) throw new Illegal(`${shown}: this tile lies at ${this.used[id]} already.`);
    if (tile.back === 'green') {
      const whose = homeOf(this.book, tile);
      if (whose === undefined) throw new Illegal(`${shown}: this tile is nobody's home, and no game begins with it.`);
      const owner = `home of ${whose}`;
      if (this.used[owner])
        throw new Illegal(
          `${shown}: the home system of ${(this.book.components[whose]?.name ?? whose).replace(/^The /, 'the ')} lies at ${this.used[owner]} already.`,
        );
      this.used[owner] = where;
    }
    this.used[id] = where;
  }
}

/** The faction that begins there, or has its gate there. */
const homeOf = (book: Rulebook, { id, home }: Tile): string | undefined =>
  home ?? Object.values(book.byKind.faction).find(({ homeTile, gateTile }) => homeTile === id || gateTile === id)?.id;

function rotationIn(word: string, shown: string): number {
  const { sides, degrees } = parseTwoSided(word) ?? {};
  if (degrees !== undefined && Number(degrees) % 60)
    throw new Illegal(
      `${shown}: a hyperlane is turned by a multiple of 60 degrees, and not by ${degrees.slice(0, 3)}.`,
    );
  if (sides !== undefined && !/^[0-5]$/.test(sides))
    throw new Illegal(`${shown}: a hyperlane is turned by 0 to 5 sides, and not by ${sides.slice(0, 3)}.`);
  return degrees === undefined ? Number(sides ?? 0) : (Number(degrees) / 60) % 6;
}

/** By its number, without its nought or with the letter of its side, and however far it is turned: "1", "83a", "85A3". */
function tileCalled({ tiles }: Rulebook, word: string): Tile | undefined {
  const { number, side = '' } = parseTwoSided(word) ?? {};
  const called = (id: string): Tile | undefined => (Object.hasOwn(tiles, id) ? tiles[id] : undefined);
  const system = withoutTurn(word);
  return (
    called(system) ??
    (/^\d$/.test(system) ? called(`0${system}`) : undefined) ??
    (number === undefined ? undefined : (called(`${number}${side}`) ?? onEitherSide(called(number))))
  );
}

/** A tile that has two sides and one number. */
const onEitherSide = (tile: Tile | undefined): Tile | undefined => (tile?.faces ? tile : undefined);

function readTile(book: Rulebook, word: string, shown: string): Tile {
  const tile = tileCalled(book, word);
  if (tile) return tile;
  if (HYPERLANE_PATTERN.test(word)) throw new Illegal(`${shown}: a hyperlane, and this set of tiles has none.`);
  if (THUNDERS_EDGE.test(withoutTurn(word)))
    throw new Illegal(`${shown}: a tile of Thunder's Edge, a set that cannot be played here.`);
  if (/^\d+$/.test(withoutTurn(word))) throw new Illegal(`${shown}: this set of tiles has no such number.`);
  throw new Illegal(`${shown}: no such tile.`);
}
