import { some } from '#text/sentences.ts';
import type { Game } from '#ti4/rules/game.ts';
import type { SystemId } from '#ti4/rules/state.ts';
import { tellTile } from '#ti4/rules/setup/galaxy/board-building.ts';

/** What all tiles of a slice bring together. */
export function sliceSum({ book }: Game, tiles: readonly SystemId[]): { resources: number; influence: number } {
  const planets = tiles.flatMap((tile) => book.tiles[tile]?.planets ?? []);
  return {
    resources: planets.reduce((sum, one) => sum + one.resources, 0),
    influence: planets.reduce((sum, one) => sum + one.influence, 0),
  };
}

/** "7 resources and 5 influence: Lodor 3/1, alpha wormhole; asteroid field; empty space". */
export function tellSlice(game: Game, tiles: readonly SystemId[]): string {
  const { resources, influence } = sliceSum(game, tiles);
  return `${some(resources, 'resource')}, ${influence} influence: ${tiles.map((tile) => tellTileInFull(game, tile)).join('; ')}`;
}

/** With what its planets bring besides. */
export function tellTileInFull(game: Game, tile: SystemId): string {
  const besides = (game.book.tiles[tile]?.planets ?? []).flatMap(({ specialty, legendary }) => [
    ...(specialty ? [`${specialty} specialty`] : []),
    ...(legendary === undefined ? [] : ['legendary']),
  ]);
  return [tellTile(game, tile), ...besides].join(', ');
}
