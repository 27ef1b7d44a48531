import { positionsWithin } from '#kit/board/hex-grid.ts';
import { readUrls } from './pasted/urls.ts';
import { plainText, unwrapped, withoutProse } from './pasted/plain-text.ts';

/** Maximum number of rings of a map around its center. */
export const MAX_RINGS = 6;

/** A map split into words, as typed by a user. */
export interface MapWords {
  /** The tile in the center, if the map names it. */
  center?: string;
  /** Positions around the center, ring by ring, each clockwise from the north. */
  words: string[];
  /** Advice on what to paste, if the text is only an address that lists no tiles. */
  instead?: string;
}

/** Number of positions of the first rings, including the center. */
const FULL = Array.from({ length: MAX_RINGS }, (_, i) => positionsWithin(i + 1).length);

/** Underscores around a word that format it as italic or underlined. */
const UNDERLINED = /^_+(?=[^_])|(?<=[^_])_+$/g;

const split = (text: string): string[] =>
  text
    .split(/[\s,;{}]+/)
    .map((word) => word.replace(UNDERLINED, ''))
    .filter(Boolean);

/** More than one group in braces, and nothing outside of them. */
const ALL_IN_BRACES = /^(?:[\s,;]*\{[^{}]*\}){2,}[\s,;]*$/;

/**
 * Splits off a center in braces at the start of a map; braces around several words, or around each tile of the map, are
 * not a center.
 */
function centerInBraces(text: string): { center?: string; rest: string } {
  const [all, inside = ''] = /^\s*\{([^{}]*)\}/.exec(text) ?? [];
  const words = split(inside);
  if (all === undefined || words.length > 1 || (words.length && ALL_IN_BRACES.test(text))) return { rest: text };
  return { ...(words.length && { center: words[0] }), rest: text.slice(all.length) };
}

/** Tells whether words fill all rings that they reach, without the center or, if they name one, with it. */
const fillsRings = (words: readonly string[], usualCenter?: string): boolean =>
  FULL.includes(words.length + 1) ||
  (usualCenter !== undefined &&
    FULL.includes(words.length) &&
    (words[0] === usualCenter || words[0] === '0' || isNoTile(words[0])));

/** A side of a hyperlane without its turn. */
const UNTURNED = /^(?:8[3-9]|9[01])[AB]$/i;
const SIDES_TURNED = /^[0-5]$/;

/**
 * Attaches turns that stand after a blank ("85A 0") to their hyperlanes, if only then all rings are full: otherwise
 * they are tiles.
 */
function withTurnsAttached(words: string[], usualCenter?: string): string[] {
  const isTurn = (word: string, i: number): boolean => SIDES_TURNED.test(word) && UNTURNED.test(words[i - 1] ?? '');
  const attached = words.flatMap((word, i) => {
    if (isTurn(word, i)) return [];
    const next = words[i + 1] ?? '';
    return [isTurn(next, i + 1) ? `${word}${next}` : word];
  });
  return !fillsRings(words, usualCenter) && fillsRings(attached, usualCenter) ? attached : words;
}

/**
 * Splits a map into words. The center is in braces in front; without braces, it is the first word if that is the usual
 * center tile, or if the rings are full only without it. A first word for no tile omits the center if the rings are
 * full only without it.
 */
export function wordsOfMap(text: string, usualCenter: string): MapWords {
  const { text: listed, instead } = readUrls(plainText(text));
  if (instead !== undefined) return { words: [], instead };
  const { center, rest } = centerInBraces(withoutProse(unwrapped(listed)));
  if (center !== undefined) return { center, words: withTurnsAttached(split(rest)) };
  const words = withTurnsAttached(split(withoutProse(rest.replace(/[{}]/g, ' '))), usualCenter);
  const [first = '', ...others] = words;
  const isFull = FULL.includes(words.length);
  // The usual center tile at the end may be the center or not, so it is left to be refused.
  const isAmongOthers = others.slice(0, -1).includes(usualCenter);
  if (first === usualCenter || (isFull && isAmongOthers)) return { center: first, words: others };
  return { words: isFull && (first === '0' || isNoTile(first)) ? others : words };
}

/** Tells whether a word marks a position without a tile. */
export const isNoTile = (word: string): boolean => /^(-1|_|X)$/i.test(word);

/** Tells whether a word stands for a home system: "H1", "P1". */
export const isHomePlace = (word: string): boolean => /^[HP]\d{0,2}$/i.test(word);

/** Parts of the word for a tile: its number, one of two sides, and the rotation in sides or in degrees. */
export interface TileWord {
  number: string;
  side: string;
  sides?: string;
  degrees?: string;
}

const TWO_SIDED_TILE_PATTERN = /^(\d+)([AB])(?:-?(\d+)|:(\d+))?$/i;
/** A system with a rotation, as some addresses write it; the rotation has no effect. */
const TURNED_SYSTEM = /^(\d+)(?:-\d|:\d+)$/;

/** Parses "85A3", "85A-3", "85A180" and "85A:180"; undefined if a word names no side. */
export function parseTwoSided(word: string): TileWord | undefined {
  const [, number, side, turn, degrees] = TWO_SIDED_TILE_PATTERN.exec(word) ?? [];
  if (number === undefined) return undefined;
  const inDegrees = Number(turn) >= 60 && Number(turn) % 60 === 0;
  return { number, side: side.toLowerCase(), ...(inDegrees ? { degrees: turn } : { sides: turn, degrees }) };
}

/** Returns the word of a system without its rotation: "26" for "26-3" and "26:180". */
export const withoutTurn = (word: string): string => TURNED_SYSTEM.exec(word)?.[1] ?? word;
