import type { Composition } from '#render/composition.ts';
import { LARGEST_SYSTEM_SCALE, systemFontScale } from '#render/phone-scale.ts';
import { composeHexes, measureHexes } from '#render/pictures/hex-picture.ts';
import { hexDistance, parsePosition, type BoardView, type SystemId, type SystemView } from '#ti3/views/index.ts';
import { hexesOf } from './board.ts';

/** Composes some systems with `rings` rings of neighbors, in letters readable on a phone. */
export function composeCloseUp(
  view: BoardView,
  systems: readonly SystemId[],
  rings: number,
): { shown: SystemView[]; wanted: SystemView[]; drawn: Composition } {
  const wanted = view.systems.filter(({ id }) => systems.includes(id));
  const shown = view.systems.filter(({ position }) =>
    wanted.some((system) => hexDistance(system.position, position) <= rings),
  );
  const { width } = measureHexes(shown.map(({ position }) => parsePosition(position)));
  const { hexes, moves } = hexesOf(view, shown, Math.min(LARGEST_SYSTEM_SCALE, systemFontScale(width)));
  return { shown, wanted, drawn: composeHexes(hexes, moves) };
}
