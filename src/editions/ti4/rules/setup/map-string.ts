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
  /** Clockwise from the north; `tile` where the string names one faction's own. */
  homes: { position: string; tile?: SystemId }[];
}

const RINGS = 4;
const HYPERLANE = /^(8[3-9]|9[01])[AB]\d?$/i;

const wordsOf = (text: string): string[] =>
  text
    .trim()
    .split(/[\s,;]+/)
    .filter(Boolean);

/** The tiles of a book that a map string names, wherever; what it names besides is left out. */
export const tilesNamed = (book: Rulebook, text: string): SystemId[] =>
  wordsOf(text).flatMap((word) => tileCalled(book, word.replace(/^\{(.*)\}$/, '$1'))?.id ?? []);

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
  const layout: Layout = { tiles: [{ position: '000', tile: readTile(book, centre, 'the centre').id }], homes: [] };
  const used: Record<SystemId, string> = { [layout.tiles[0].tile]: 'the centre' };
  const zeros: string[] = [];
  words.forEach((word, i) => {
    const where = `tile ${i + 1}`;
    if (word === '-1') return;
    if (word === '0') return void zeros.push(places[i]);
    const tile = readTile(book, word, where);
    if (used[tile.id]) throw new Illegal(`${where}, "${word}": this tile lies at ${used[tile.id]} already.`);
    used[tile.id] = where;
    if (tile.back === 'green') layout.homes.push({ position: places[i], tile: tile.id });
    else layout.tiles.push({ position: places[i], tile: tile.id });
  });
  if (!used[mecatol]) throw new Illegal('Mecatol Rex is not on this map.');
  // Where home systems are named, or all are, an empty place may be written 0 as well.
  const standard = () => zeros.filter((position) => usualHomes(book, players).includes(position));
  const homesAmongZeros =
    layout.homes.length + zeros.length === players
      ? zeros
      : layout.homes.length === players
        ? []
        : layout.homes.length + standard().length === players
          ? standard()
          : undefined;
  if (!homesAmongZeros) {
    const found = layout.homes.length + zeros.length;
    throw new Illegal(`The map has ${some(found, 'place')} for home systems (0, or a home tile), and there are ${players} players.`);
  }
  layout.homes.push(...homesAmongZeros.map((position) => ({ position })));
  layout.homes.sort((a, b) => around(a.position) - around(b.position));
  return layout;
}

/** The centre, where it is given in braces. */
function takeCentre(words: string[]): string | undefined {
  const inner = words[0].match(/^\{(.*)\}$/)?.[1];
  if (inner !== undefined) words.shift();
  return inner;
}

const tileCalled = (book: Rulebook, word: string): Tile | undefined =>
  book.tiles[word] ?? (/^\d$/.test(word) ? book.tiles[`0${word}`] : undefined);

function readTile(book: Rulebook, word: string, where: string): Tile {
  const shown = `${where}, "${word.slice(0, 12)}"`;
  const tile = tileCalled(book, word);
  if (tile) return tile;
  if (HYPERLANE.test(word)) throw new Illegal(`${shown}: a hyperlane, and this set of tiles has none.`);
  if (/^\d+$/.test(word)) throw new Illegal(`${shown}: this set of tiles has no such number.`);
  throw new Illegal(`${shown}: no such tile.`);
}

const usualHomes = (book: Rulebook, players: number): string[] =>
  Object.values(book.boards)
    .filter((board) => board.players === players)
    .flatMap((board) =>
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
