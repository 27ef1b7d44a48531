import { hexDistance, positionsWithin } from '#kit/board/hex-grid.ts';
import type { Tile } from '#ti4/rules/components/component.ts';
import type { Game } from '#ti4/rules/game.ts';
import { tilesWithBack } from '#ti4/rules/setup/galaxy/board-shape.ts';
import { layTile } from '#ti4/rules/setup/new-state.ts';
import type { SeatId, SystemId } from '#ti4/rules/state.ts';
import { invalidateBoard } from './adjacency.ts';
import { placeBoardToken } from '#ti4/rules/tokens/markers.ts';

// Adds tiles to the board during a game.

/** Returns the tiles with this back that the game has not used. */
export function unusedTiles(game: Game, back: Tile['back']): SystemId[] {
  const used = new Set(Object.values(game.state.systems).flatMap(({ id, tile = id }) => [id, tile]));
  return tilesWithBack(game.book, back).filter((tile) => !used.has(tile));
}

/** Returns the systems one hex away from a position; hyperlanes do not count. */
export const systemsBeside = ({ state }: Game, position: string): SystemId[] =>
  Object.values(state.systems).flatMap((one) =>
    one.position !== null && hexDistance(one.position, position) === 1 ? [one.id] : [],
  );

/** Returns the free positions next to a system; none for a system that is off the board. */
export function freePositionsBeside({ state }: Game, system: SystemId): string[] {
  const { position } = state.systems[system];
  if (position === null) return [];
  const taken = new Set([
    ...Object.values(state.systems).map((one) => one.position),
    ...Object.keys(state.hyperlanes ?? {}),
  ]);
  const rings = Number(position.slice(0, -2)) + 1;
  return positionsWithin(rings).filter((one) => !taken.has(one) && hexDistance(one, position) === 1);
}

/** Places a tile at a free position, with the tokens that such a tile starts with (38.1). */
export function addTile(game: Game, seat: SeatId, tile: SystemId, position: string): void {
  layTile(game.book, game.state, tile, position);
  invalidateBoard(game);
  game.addFact({ type: 'tile-placed', seat, tile, position });
  for (const { id, begins } of Object.values(game.book.tokens)) {
    if (!begins?.(game, tile) || placeBoardToken(game, id, { system: tile }) === undefined) continue;
    game.addFact({ type: 'tokens-laid-out', token: id, systems: [tile] });
  }
}
