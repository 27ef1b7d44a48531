import { boardFontScale } from '#render/phone-scale.ts';
import type { BoardComposition } from '#render/board/board-parts.ts';
import { composeHexBoard, measureHexes, type HexInput, type MoveArrow } from '#render/pictures/hex-picture.ts';
import { occupiedBoxes } from '#render/tile/tile.ts';
import type { BoardView, Color, SystemView } from '#ti3/views/index.ts';
import { tileLayers, toTileInput } from '#ti3/render/tile/tile.ts';
import { renderEditionLegend } from './legend.ts';
import { placesOf } from './places.ts';
import { summarizeBoard } from './summary.ts';

/** Returns some systems and the moves from or to them as hexes; `size` is the font scale. */
export function hexesOf(
  view: BoardView,
  shown: readonly SystemView[],
  size: number,
): { hexes: HexInput[]; moves: MoveArrow[] } {
  const colors = Object.fromEntries(view.seats.map(({ id, color }) => [id, color]));
  const colorOf = (seat: string): Color => colors[seat] ?? 'black';
  const placeOf = placesOf(view);
  const hexes = shown.map((system) => {
    const { id, active } = system;
    const standing = () => occupiedBoxes(toTileInput(system, colorOf), size);
    return { ...placeOf(id), subject: id, active, standing, layers: tileLayers(system, colorOf, size) };
  });
  const moves = view.moves.flatMap(({ seat, from, to }) => {
    const [start, end] = [from, to].map((id) => view.systems.find((system) => system.id === id));
    if (!start || !end || ![start, end].some((system) => shown.includes(system))) return [];
    return [{ color: colorOf(seat), from: placeOf(start.id), to: placeOf(end.id) }];
  });
  return { hexes, moves };
}

/** Composes the whole galaxy with panels in its corners and a legend below, and its parts for a phone. */
export function composeBoard(view: BoardView): BoardComposition {
  const placeOf = placesOf(view);
  const { width } = measureHexes(view.systems.map(({ id }) => placeOf(id)));
  const { beside, tiles } = boardFontScale(width);
  const { hexes, moves } = hexesOf(view, view.systems, tiles);
  return composeHexBoard(hexes, moves, {
    summary: summarizeBoard(view),
    size: beside,
    legend: (across) => renderEditionLegend(view, across, beside),
  });
}
