import { Illegal } from '#engine';
import { formatAlternatives, formatList, formatCount } from '#text/sentences.ts';
import type { Game, Rulebook } from '#ti4/rules/game.ts';
import { boardWarnings } from '#ti4/rules/setup/galaxy/board-warnings.ts';
import { playersFor } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { formatMapString, mapStringOf } from '#ti4/rules/setup/galaxy/format-map-string.ts';
import type { LaneAgain } from '#ti4/rules/setup/galaxy/map-hyperlanes.ts';
import { playersOfMap, readMap, parseMapString, type MapReading } from '#ti4/rules/setup/galaxy/map-string.ts';

// The organizer's own map, as the lobby checks and shows it.

/** Runs `read` and returns its result, or the message of the Illegal that it throws. */
function attempt<T>(read: () => T): { done: T } | { problem: string } {
  try {
    return { done: read() };
  } catch (error) {
    if (!(error instanceof Illegal)) throw error;
    return { problem: error.message };
  }
}

/** Returns what is wrong with a map string; undefined if nothing is. Before the start, more players may still join. */
export function mapProblem(
  book: Rulebook,
  map: string | undefined,
  players: number,
  starting = false,
): string | undefined {
  if (map === undefined) return undefined;
  if (starting) {
    const read = attempt(() => parseMapString(book, map, players));
    return 'problem' in read ? read.problem : undefined;
  }
  const fitting = attempt(() => playersOfMap(book, map, playersFor(book)));
  if ('problem' in fitting) return fitting.problem;
  if (fitting.done.some((count) => count >= players)) return undefined;
  return `The map is for ${formatAlternatives(fitting.done.map(String))} players, but ${players} have joined.`;
}

/** Reads the map for each number of players that it fits and that is at least the number of members. */
function readingsOf(book: Rulebook, map: string, joined: number): { players: number; read: MapReading }[] {
  const fitting = attempt(() => playersOfMap(book, map, playersFor(book)));
  if ('problem' in fitting) return [];
  return fitting.done
    .filter((count) => count >= joined)
    .map((players) => ({ players, read: readMap(book, map, players) }));
}

/** Returns warnings about the organizer's own map, notes on how it was read, and its map string. */
export function mapRemarks(book: Rulebook, map: string | undefined, joined: number): string[] {
  const readings = map === undefined ? [] : readingsOf(book, map, joined);
  const exact = readings.find(({ read }) => !read.noTile.length);
  const { read } = exact ?? readings[0] ?? {};
  if (!read) return [];
  const remarks = boardWarnings(book, read.layout);
  const text = formatMapString(book, read.layout);
  return [
    ...(remarks.length > 4 ? [...remarks.slice(0, 3), `And ${remarks.length - 3} more like these.`] : remarks),
    ...lanesTold(read.again),
    ...besideTold(book, read.beside),
    ...readings
      .filter(({ players, read: { noTile } }) => noTile.length && (!exact || players === joined))
      .map(
        ({ players, read: { noTile } }) =>
          `For ${players} players, I read each 0 at ${formatList(noTile)} as “no tile”.`,
      ),
    ...(text === undefined ? [] : [mapStringTold(text)]),
  ];
}

const LISTED = 6;

/** Lists hyperlane tiles that the map names twice and the tiles that replace them. */
function lanesTold(again: readonly LaneAgain[]): string[] {
  if (!again.length) return [];
  const told = again.slice(0, LISTED).map(({ shown, twin }) => `${shown} (${twin === undefined ? 'a copy' : twin})`);
  const more = again.length > LISTED ? [formatCount(again.length - LISTED, 'more', 'more')] : [];
  return [
    `The map has some hyperlane tiles twice. I replace the second one with a tile that has the same lines, or a copy: ${formatList([...told, ...more])}.`,
  ];
}

/** Lists tiles of the map that are always placed off the board, so that their positions stay empty. */
const besideTold = (book: Rulebook, beside: MapReading['beside']): string[] =>
  beside.map(({ position, tile }) => {
    const planets = book.tiles[tile].planets.map(({ name }) => name);
    return `Tile ${tile} (${formatList(planets)}) is always off the map, so position ${position} has no tile.`;
  });

/** Formats the map string of the chosen ready-made board as one line. */
export function formatBoardMap(book: Rulebook, board: string | undefined): string[] {
  const { map, players } = book.boards[board ?? ''] ?? {};
  if (map === undefined || players === undefined) return [];
  const text = formatMapString(book, parseMapString(book, map, players));
  return text === undefined ? [] : [mapStringTold(text)];
}

/** Formats the map string of a game's board as one line; empty if it has none. */
export function formatGameMap(game: Game): string[] {
  const text = mapStringOf(game);
  return text === undefined ? [] : [mapStringTold(text)];
}

const mapStringTold = (text: string): string => `Map string: \`${text}\``;
