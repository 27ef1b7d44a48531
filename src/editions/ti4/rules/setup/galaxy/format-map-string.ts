import { positionsWithin } from '#kit/board/hex-grid.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { knownBoard } from './known-boards.ts';
import { laneWord } from './map-hyperlanes.ts';
import { mecatolOf, type Layout } from './map-string.ts';
import { MAX_RINGS, wordsOfMap } from './map-tokens.ts';

/** Formats a layout as a map string that `readMap` reads as the same layout; undefined if it has too many rings. */
export function formatMapString(book: Rulebook, { tiles, hyperlanes = {}, homes }: Layout): string | undefined {
  const words = new Map<string, string>([
    ...tiles.map(({ position, tile }) => [position, tile] as const),
    ...Object.entries(hyperlanes).map(
      ([position, { tile, rotation }]) => [position, laneWord(tile, rotation)] as const,
    ),
    ...homes.map(({ position, tile = '0' }) => [position, tile] as const),
  ]);
  const [center, ...around] = positionsWithin(MAX_RINGS).map((position) => words.get(position) ?? '-1');
  const last = around.findLastIndex((word) => word !== '-1');
  const named = [center, ...around].filter((word) => word !== '-1').length;
  if (named < words.size) return undefined;
  const listed = around.slice(0, last + 1);
  if (seemsExported(homes, listed)) listed.push('-1');
  const text = listed.join(' ');
  const mecatol = mecatolOf(book);
  const isPlain = center === mecatol && wordsOfMap(text, mecatol).words.length === listed.length;
  return isPlain ? text : `{${center}} ${text}`;
}

/**
 * Tells whether a parser would take home systems for positions without a tile, as some generators write them; a -1 in
 * the map prevents that.
 */
function seemsExported(homes: Layout['homes'], words: readonly string[]): boolean {
  const places = positionsWithin(MAX_RINGS).slice(1);
  const last = places[words.findLastIndex((word) => word !== '0')] ?? '000';
  const zeros = homes.filter(({ tile }) => tile === undefined).map(({ position }) => position);
  return (
    knownBoard({
      homes: homes.filter(({ tile }) => tile !== undefined),
      zeros,
      namesNoTile: words.includes('-1'),
      last,
    }) !== undefined
  );
}

/**
 * Returns the layout of a game's board, by its original tiles; undefined before the board is complete, or if it
 * includes minor factions.
 */
export function layoutOfGame({ book, state }: Game): Layout | undefined {
  if (state.draft || state.tilesToPlace || state.minorFactions) return undefined;
  const tiles: Layout['tiles'] = [];
  const homes: Layout['homes'] = [];
  for (const { id, position } of Object.values(state.systems)) {
    if (position === null) continue;
    if (book.tiles[id].back === 'green') homes.push({ position });
    else tiles.push({ position, tile: id });
  }
  return { tiles, homes, ...(state.hyperlanes && { hyperlanes: state.hyperlanes }) };
}

/** Returns the map string of a game; undefined if it has no layout or too many rings. */
export function mapStringOf(game: Game): string | undefined {
  const layout = layoutOfGame(game);
  return layout && formatMapString(game.book, layout);
}
