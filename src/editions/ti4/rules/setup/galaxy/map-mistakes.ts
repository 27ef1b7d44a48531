import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Rulebook } from '#ti4/rules/game.ts';
import { isNoTile, MAX_RINGS, parseTwoSided, withoutTurn } from './map-tokens.ts';

// Words that people write for something a map can hold, and what to write for it.

/** A position of the board with its tile: "101:23", "000=18". */
const PLACED = /^(\d{3})[:=](.+)$/;
const POSITIONS = new Set(positionsWithin(MAX_RINGS));
/** Words for no tile, which map strings write -1. */
const NO_TILE = /^(?:-+|empty|none|null|void|blank|nothing|-0*1)$/i;
const HOME = /^(?:homes?|home-?systems?|hs|start)$/i;
const ZEROS = /^0+$/;

/** Returns what a word such as "101:23" puts at its position; undefined for any other word. */
const placedTile = (word: string): string | undefined => {
  const [, position = '', tile] = PLACED.exec(word) ?? [];
  return POSITIONS.has(position) ? tile : undefined;
};

/** Tells whether what follows a colon may be the turn of a tile: "101:60". */
const isTurn = (text: string): boolean => /^\d+$/.test(text) && text !== '0' && Number(text) % 60 === 0;

/** Returns the first word that names a position, if any of them cannot be a tile with its turn. */
export const findPlacedWord = (words: readonly string[]): string | undefined => {
  const placed = words.filter((word) => placedTile(word) !== undefined);
  return placed.some((word) => !isTurn(placedTile(word) ?? '')) ? placed[0] : undefined;
};

/** Returns the number of a hyperlane whose side is missing: "83". */
function sidelessLane({ tiles }: Rulebook, word: string): string | undefined {
  const number = withoutTurn(word);
  const { lanes } = (Object.hasOwn(tiles, `${number}a`) && tiles[`${number}a`]) || {};
  return lanes && number;
}

/** Says what to write instead of a word that is no tile; undefined if that is not known. */
export function explainMapWord(book: Rulebook, word: string): string | undefined {
  const lane = sidelessLane(book, word);
  if (lane !== undefined)
    return `add the side of this hyperlane (${lane}A or ${lane}B) and its rotation, such as ${lane}A0 to ${lane}A5`;
  if (ZEROS.test(withoutTurn(word)) || ZEROS.test(parseTwoSided(word)?.number ?? ''))
    return 'write 0 for a home system and -1 for a position without a tile';
  if (HOME.test(word)) return 'write 0 for a home system';
  return NO_TILE.test(word) && !isNoTile(word) ? 'write -1 for a position without a tile' : undefined;
}

/** Advice for a map whose words name positions. */
export const PLACED_TOLD = 'write only the tiles, without positions, ring by ring, each clockwise from the north';
/** Advice for a map that names the tile of the center among others. */
export const CENTER_TOLD = 'this tile is in the center; leave it out here, or write it in braces before all others';
