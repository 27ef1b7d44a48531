import { formatCount } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { formatTile } from '#ti4/rules/setup/galaxy/board-building.ts';

/** Returns the total resources and influence of a slice's tiles. */
export function sliceTotals({ book }: Game, tiles: readonly SystemId[]): { resources: number; influence: number } {
  const planets = tiles.flatMap((tile) => book.tiles[tile]?.planets ?? []);
  return {
    resources: planets.reduce((sum, one) => sum + one.resources, 0),
    influence: planets.reduce((sum, one) => sum + one.influence, 0),
  };
}

/** Formats a slice: "7 resources, 5 influence: Lodor 3/1, alpha wormhole; asteroid field; empty space". */
export function formatSlice(game: Game, tiles: readonly SystemId[]): string {
  const { resources, influence } = sliceTotals(game, tiles);
  return `${formatCount(resources, 'resource')}, ${influence} influence: ${tiles.map((tile) => formatTileInFull(game, tile)).join('; ')}`;
}

/** Formats a tile along with the specialties and legendary planets on it. */
export function formatTileInFull(game: Game, tile: SystemId): string {
  const besides = (game.book.tiles[tile]?.planets ?? []).flatMap(({ specialty, legendary }) => [
    ...(specialty ? [`${specialty} specialty`] : []),
    ...(legendary === undefined ? [] : ['legendary']),
  ]);
  return [formatTile(game, tile), ...besides].join(', ');
}
