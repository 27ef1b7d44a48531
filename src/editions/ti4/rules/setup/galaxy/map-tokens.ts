import { positionsWithin } from '#kit/board/hex-grid.ts';
import { readAddresses } from './pasted/addresses.ts';
import { plainText, unwrapped, withoutProse } from './pasted/plain-text.ts';

/** How many rings of tiles a map may have around its center. */
export const MAX_RINGS = 6;

/** A map as somebody has written it, word by word. */
export interface MapWords {
  /** The tile in the center, where the map names it. */
  center?: string;
  /** The places around the center, ring by ring, each from the north and clockwise. */
  words: string[];
  /** Advice on what to paste, where the text is only an address that lists no tiles. */
  instead?: string;
}

/** How many places the first rings have, with the center. */
const FULL = Array.from({ length: MAX_RINGS }, (_, i) => positionsWithin(i + 1).length);

/** The underscores around a word that make it slanted or underlined. */
const UNDERLINED = /^_+(?=[^_])|(?<=[^_])_+$/g;

const split = (text: string): string[] =>
  text
    .split(/[\s,;{}]+/)
    .map((word) => word.replace(UNDERLINED, ''))
    .filter(Boolean);

/** The center in braces in front of a map, and what follows; braces around more are no center. */
function centerInBraces(text: string): { center?: string; rest: string } {
  const [all, inside = ''] = /^\s*\{([^{}]*)\}/.exec(text) ?? [];
  const words = split(inside);
  if (all === undefined || words.length > 1) return { rest: text };
  return { ...(words.length && { center: words[0] }), rest: text.slice(all.length) };
}

/**
 * Splits a map into its words. The center stands in braces in front; without braces, it is the first word where that is the
 * tile usually in the center, or where all rings are full only without it. A first word that stands for no tile leaves out
 * the center if all rings are full only without it.
 */
export function wordsOfMap(text: string, usualCenter: string): MapWords {
  const { text: listed, instead } = readAddresses(plainText(text));
  if (instead !== undefined) return { words: [], instead };
  const { center, rest } = centerInBraces(withoutProse(unwrapped(listed)));
  if (center !== undefined) return { center, words: split(rest) };
  const words = split(withoutProse(rest.replace(/[{}]/g, ' ')));
  const [first = '', ...others] = words;
  const isFull = FULL.includes(words.length);
  if (first === usualCenter || (isFull && others.includes(usualCenter))) return { center: first, words: others };
  return { words: isFull && (first === '0' || isNoTile(first)) ? others : words };
}

/** Whether a word leaves its place without a tile. */
export const isNoTile = (word: string): boolean => /^(-1|_|X)$/i.test(word);

/** Whether a word stands for a home system: "H1", "P1". */
export const isHomePlace = (word: string): boolean => /^[HP]\d{0,2}$/i.test(word);

/** A tile as a word names it: its number, one of two sides, and the turn, in sides or in degrees. */
export interface TileWord {
  number: string;
  side: string;
  sides?: string;
  degrees?: string;
}

const TWO_SIDED_TILE_PATTERN = /^(\d+)([AB])(?:-?(\d+)|:(\d+))?$/i;
/** A system that an address says how to turn, which changes nothing. */
const TURNED_SYSTEM = /^(\d+)(?:-\d|:\d+)$/;

/** Reads "85A3", "85A-3" and "85A:180"; undefined where a word names no side. */
export function parseTwoSided(word: string): TileWord | undefined {
  const [, number, side, sides, degrees] = TWO_SIDED_TILE_PATTERN.exec(word) ?? [];
  return number === undefined ? undefined : { number, side: side.toLowerCase(), sides, degrees };
}

/** The word of a system without the turn that an address gives it: "26" of "26-3" and "26:180". */
export const withoutTurn = (word: string): string => TURNED_SYSTEM.exec(word)?.[1] ?? word;
