import { formatCount } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { formatTile } from '#ti4/rules/setup/galaxy/board-building.ts';

/** What all tiles of a slice bring together. */
export function sliceTotals({ book }: Game, tiles: readonly SystemId[]): { resources: number; influence: number } {
  const planets = tiles.flatMap((tile) => book.tiles[tile]?.planets ?? []);
  return {
    resources: planets.reduce((sum, one) => sum + one.resources, 0),
    influence: planets.reduce((sum, one) => sum + one.influence, 0),
  };
}

/** "7 resources and 5 influence: Lodor 3/1, alpha wormhole; asteroid field; empty space". */
export function formatSlice(game: Game, tiles: readonly SystemId[]): string {
  const { resources, influence } = sliceTotals(game, tiles);
  return `${formatCount(resources, 'resource')}, ${influence} influence: ${tiles.map((tile) => formatTileInFull(game, tile)).join('; ')}`;
}

/** With what its planets bring besides. */
export function formatTileInFull(game: Game, tile: SystemId): string {
  const besides = (game.book.tiles[tile]?.planets ?? []).flatMap(({ specialty, legendary }) => [
    ...(specialty ? [`${specialty} specialty`] : []),
    ...(legendary === undefined ? [] : ['legendary']),
  ]);
  return [formatTile(game, tile), ...besides].join(', ');
}
