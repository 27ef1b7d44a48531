import { Illegal } from '../../../../engine/index.ts';
import { positions } from '../../../../kit/hex.ts';
import type { Tile } from '../components/component.ts';
import type { Rulebook } from '../game.ts';
import { MECATOL_REX } from '../units/planets.ts';
import type { SystemId } from '../state.ts';
import { some } from '../../../../words/sentences.ts';

/** Where tiles lie, and where the home systems are to go. */
export interface Layout {
  tiles: { position: string; tile: SystemId }[];
  /** Tiles of hyperlanes, by their positions (44). */
  hyperlanes?: Hyperlanes;
  /** Clockwise from the north; `tile` where the string names one faction's own. */
  homes: { position: string; tile?: SystemId }[];
}

export type Hyperlanes = Record<string, { tile: SystemId; rotation: number }>;

const RINGS = 4;
/** A side of a two-sided tile, and how many sides it is turned clockwise: "85A3". */
const TWO_SIDED = /^(\d+)([AB])(\d*)$/i;
const HYPERLANE = /^(8[3-9]|9[01])[AB]\d?$/i;

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** The tiles of a book that a map string names, as many as a board has at most; what it names besides is left out. */
export const tilesNamed = (book: Rulebook, text: string): SystemId[] =>
  wordsOf(text)
    .slice(0, positions(RINGS).length)
    .flatMap((word) => tileCalled(book, word.replace(/^\{(.*)\}$/, '$1'))?.id ?? []);

/**
 * Reads a map string as the usual tools make them: ring by ring, each from the north and clockwise, the centre left
 * out or in braces. `-1` is an empty place; `0` is one too, or a home system's place; a tile with a green back
 * stands for a home system's place. Throws an Illegal that says which tile is wrong and why.
 */
export function readMapString(book: Rulebook, text: string, players: number): Layout {
  const words = wordsOf(text);
  if (!words.length) throw new Illegal('The map is empty.');
  const mecatol = Object.values(book.tiles).find((tile) => tile.planets.some((planet) => planet.id === MECATOL_REX))?.id ?? '';
  const centre = takeCentre(words) ?? mecatol;
  const places = positions(RINGS).slice(1);
  if (words.length > places.length)
    throw new Illegal(`The map has ${words.length} tiles around the centre; at most ${places.length} fit, ${RINGS} rings.`);
  const map = new MapRead(book);
  readTile(book, centre, 'the centre');
  map.lay(centre, '000', 'the centre');
  words.forEach((word, i) => map.lay(word, places[i], `tile ${i + 1}`));
  if (!map.has(mecatol)) throw new Illegal('Mecatol Rex is not on this map.');
  return { ...map.layout, homes: homesOf(book, map, players) };
}

/** A map as it is read, tile by tile. */
class MapRead {
  readonly layout: Layout = { tiles: [], homes: [] };
  /** Empty places, or those of home systems. */
  readonly zeros: string[] = [];
  /** Where each piece lies: a tile, or both sides of one. */
  private readonly used: Record<SystemId, string> = {};
  private readonly book: Rulebook;

  constructor(book: Rulebook) {
    this.book = book;
  }

  has(tile: SystemId): boolean {
    return this.used[tile] !== undefined;
  }

  lay(word: string, position: string, where: string): void {
    if (word === '-1') return;
    if (word === '0') return void this.zeros.push(position);
    const tile = readTile(this.book, word, where);
    // What lies beside the galaxy needs no place in it, wherever a map shows it.
    if (tile.beside) return;
    const shown = `${where}, "${word.slice(0, 12)}"`;
    this.once(tile, where, shown);
    if (tile.lanes) (this.layout.hyperlanes ??= {})[position] = { tile: tile.id, rotation: rotationIn(word, shown) };
    else if (tile.back === 'green') this.layout.homes.push({ position, tile: tile.id });
    else this.layout.tiles.push({ position, tile: tile.id });
  }

  /** Each piece lies in one place, and each faction has one home. */
  private once(tile: Tile, where: string, shown: string): void {
    const { id, otherSide } = tile;
    if (this.used[id]) throw new Illegal(`${shown}: this tile lies at ${this.used[id]} already.`);
    if (otherSide !== undefined && this.used[otherSide])
      throw new Illegal(`${shown}: the other side of this tile, ${otherSide.toUpperCase()}, lies at ${this.used[otherSide]} already.`);
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
  const sides = TWO_SIDED.exec(word)?.[3] ?? '';
  if (sides !== '' && !/^[0-5]$/.test(sides))
    throw new Illegal(`${shown}: a hyperlane is turned by 0 to 5 sides, and not by ${sides.slice(0, 3)}.`);
  return Number(sides);
}

/** Where the home systems go, clockwise from the north. */
function homesOf(book: Rulebook, { layout, zeros }: MapRead, players: number): Layout['homes'] {
  const { homes } = layout;
  // Where home systems are named, or all are, an empty place may be written 0 as well.
  const standard = (): string[] | undefined =>
    usualHomes(book, players)
      .map((usual) => zeros.filter((position) => usual.includes(position)))
      .find((some) => homes.length + some.length === players);
  const homesAmongZeros = homes.length + zeros.length === players ? zeros : homes.length === players ? [] : standard();
  if (!homesAmongZeros) {
    const found = homes.length + zeros.length;
    throw new Illegal(`The map has ${some(found, 'place')} for home systems (0, or a home tile), and there are ${players} players.`);
  }
  return [...homes, ...homesAmongZeros.map((position) => ({ position }))].sort((a, b) => around(a.position) - around(b.position));
}

/** The centre, where it is given in braces. */
function takeCentre(words: string[]): string | undefined {
  const inner = words[0].match(/^\{(.*)\}$/)?.[1];
  if (inner !== undefined) words.shift();
  return inner;
}

/** By its number, without its nought or with the letter of its side, and however far it is turned: "1", "83a", "85A3". */
function tileCalled(book: Rulebook, word: string): Tile | undefined {
  const [, number, side] = TWO_SIDED.exec(word) ?? [];
  return (
    book.tiles[word] ??
    (/^\d$/.test(word) ? book.tiles[`0${word}`] : undefined) ??
    (number === undefined ? undefined : (book.tiles[`${number}${side.toLowerCase()}`] ?? onEitherSide(book.tiles[number])))
  );
}

/** A tile that has two sides and one number. */
const onEitherSide = (tile: Tile | undefined): Tile | undefined => (tile?.faces ? tile : undefined);

function readTile(book: Rulebook, word: string, where: string): Tile {
  const shown = `${where}, "${word.slice(0, 12)}"`;
  const tile = tileCalled(book, word);
  if (tile) return tile;
  if (HYPERLANE.test(word)) throw new Illegal(`${shown}: a hyperlane, and this set of tiles has none.`);
  if (/^\d+$/.test(word)) throw new Illegal(`${shown}: this set of tiles has no such number.`);
  throw new Illegal(`${shown}: no such tile.`);
}

/** The home positions of each board for so many players. */
const usualHomes = (book: Rulebook, players: number): string[][] =>
  Object.values(book.boards)
    .filter((board) => board.players === players)
    .map((board) =>
      board.map
        .trim()
        .split(/\s+/)
        .flatMap((word, i) => (word === '0' ? [positions(RINGS)[i + 1]] : [])),
    );

/** How far round the table a position lies, clockwise from the north, whatever its ring. */
export function around(position: string): number {
  const ring = Number(position.slice(0, -2));
  return ring === 0 ? 0 : (Number(position.slice(-2)) - 1) / (6 * ring);
}
