import type { Rulebook } from '#ti4/rules/game.ts';
import { buildNeighborGraph } from '#ti4/rules/board/adjacency.ts';
import type { Layout } from './map-string.ts';

/**
 * Warns about adjacent anomalies and adjacent equal wormholes, which building rules avoid where possible. Such a map
 * can still be played.
 */
export function boardWarnings(book: Rulebook, layout: Layout): string[] {
  const remarks: string[] = [];
  const board = buildNeighborGraph(
    book,
    layout.tiles.map(({ tile, position }) => ({ id: tile, position })),
    layout.hyperlanes,
  );
  layout.tiles.forEach((one, i) => {
    for (const other of layout.tiles.slice(i + 1)) {
      if (!board.areAdjacent(one.tile, other.tile)) continue;
      const [a, b] = [book.tiles[one.tile], book.tiles[other.tile]];
      const both = `${one.tile} (${one.position}) and ${other.tile} (${other.position})`;
      if (a.anomalies && b.anomalies) remarks.push(`Two anomalies are adjacent: ${both}.`);
      if (a.wormholes?.some((wormhole) => b.wormholes?.includes(wormhole)))
        remarks.push(`Two wormholes of the same kind are adjacent: ${both}.`);
    }
  });
  return remarks;
}
