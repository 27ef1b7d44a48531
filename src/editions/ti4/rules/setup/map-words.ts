import { positions } from '../../../../kit/hex.ts';

/** How many rings of tiles a map may have around its center. */
export const MAX_RINGS = 6;

/** A map as somebody has written it, word by word. */
export interface MapWords {
  /** The tile in the center, where the map names it. */
  center?: string;
  /** The places around the center, ring by ring, each from the north and clockwise. */
  words: string[];
}

/** The list of tiles in an address of a map generator. */
const ADDRESS = /[?&]tiles=([^&\s#]+)/i;
/** What stands in front of a map: a command with its option, or a few words with a colon. */
const LEAD = /^(?:[-#/*\s]*[a-z][a-z_ ]+:|\/[a-z_]+(?:\s+[a-z_]{2,})*(?=\s))\s*/i;
const QUOTES = /["'“”„‘’`*]+/g;

const textOf = (text: string): string => {
  const inAddress = ADDRESS.exec(text)?.[1].replace(/%2C|%20|\+/gi, ' ');
  return inAddress ?? text.replace(QUOTES, ' ').trim().replace(LEAD, '');
};

/** How many places the first rings have, with the center. */
const FULL = Array.from({ length: MAX_RINGS }, (_, i) => positions(i + 1).length);

/**
 * Splits a map into its words. The center stands in braces in front; without braces, it is the first word where that is the
 * tile usually in the center, or where all rings are full only without it.
 */
export function wordsOfMap(text: string, usualCenter: string): MapWords {
  const words = textOf(text)
    .split(/[\s,;]+/)
    .filter(Boolean);
  const [first = '', ...others] = words;
  const inBraces = /^\{(.*)\}$/.exec(first)?.[1];
  if (inBraces !== undefined) return { center: inBraces, words: others };
  const isCenter = first === usualCenter || (FULL.includes(words.length) && others.includes(usualCenter));
  return isCenter ? { center: first, words: others } : { words };
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

const TWO_SIDED = /^(\d+)([AB])(?:-?(\d+)|:(\d+))?$/i;

/** Reads "85A3", "85A-3" and "85A:180"; undefined where a word names no side. */
export function parseTwoSided(word: string): TileWord | undefined {
  const [, number, side, sides, degrees] = TWO_SIDED.exec(word) ?? [];
  return number === undefined ? undefined : { number, side: side.toLowerCase(), sides, degrees };
}
