import { boardFontScale } from '#render/phone-scale.ts';
import type { BoardComposition } from '#render/board/board-parts.ts';
import { composeHexBoard, measureHexes, type HexInput, type MoveArrow } from '#render/pictures/hex-picture.ts';
import { occupiedBoxes } from '#render/tile/tile.ts';
import { parsePosition, type BoardView, type Color, type SeatId, type SystemView } from '#ti2/views/index.ts';
import { tileLayers, toTileInput, type ColorOf } from '#ti2/render/tile/tile.ts';
import { renderEditionLegend } from './legend.ts';
import { summarizeBoard } from './summary.ts';

/** Returns some systems and the moves between them as hexes; `size` is the font scale. */
export function hexesOf(
  view: BoardView,
  shown: readonly SystemView[],
  size: number,
): { hexes: HexInput[]; moves: MoveArrow[] } {
  const colors = new Map<SeatId, Color>(view.seats.map(({ id, color }) => [id, color]));
  const colorOf: ColorOf = (seat) => colors.get(seat) ?? 'black';
  const hexes = shown.map((system) => ({
    ...parsePosition(system.position),
    subject: system.id,
    standing: () => occupiedBoxes(toTileInput(system, colorOf), size),
    layers: tileLayers(system, colorOf, size),
  }));
  const moves = view.moves.flatMap(({ seat, from, to }) => {
    const [start, end] = [from, to].map((id) => shown.find((system) => system.id === id));
    if (!start || !end) return [];
    return [{ color: colorOf(seat), from: parsePosition(start.position), to: parsePosition(end.position) }];
  });
  return { hexes, moves };
}

/** Composes the whole galaxy with panels in its corners and a legend below, and its parts for a phone. */
export function composeBoard(view: BoardView): BoardComposition {
  const { width } = measureHexes(view.systems.map(({ position }) => parsePosition(position)));
  const { beside, tiles } = boardFontScale(width);
  const { hexes, moves } = hexesOf(view, view.systems, tiles);
  return composeHexBoard(hexes, moves, {
    summary: summarizeBoard(view),
    size: beside,
    legend: (across) => renderEditionLegend(view, across, beside),
  });
}
