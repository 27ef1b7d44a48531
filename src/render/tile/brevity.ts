import { boxesOverlap } from '#render/geometry.ts';
import type { PlacedShape } from '#render/layout/layout-grid.ts';
import type { PaintName } from '#render/palette.ts';
import { Layout, type PlacedBox } from './layout.ts';
import { countPlateShapes, plateShapes, type PlateItem, type UnitStack } from './plates.ts';

// How the contents of a crowded system are made smaller and shorter until nothing covers anything else.

/** Font scales to try for planets' names and numbers, so that they do not touch. */
const WRITTEN = [1.35, 1.25, 1.15, 1.08];

const touching = (placed: readonly PlacedBox[]): boolean =>
  placed.some((a, i) => placed.slice(i + 1).some((b) => boxesOverlap(a.box, b.box, -1)));

/** Returns the largest font scale up to `letters` at which what `place` puts on an empty layout does not touch. */
export function planetFontScale(letters: number, place: (letters: number, layout: Layout) => void): number {
  const fits = [letters, ...WRITTEN.filter((one) => one < letters)].find((one) => {
    const layout = new Layout();
    place(one, layout);
    return !touching(layout.placed);
  });
  return fits ?? 1;
}

/** Levels of abbreviation, tried in order until nothing overlaps. */
const BREVITIES = [0, 1, 2, 3] as const;
export type Brevity = (typeof BREVITIES)[number];

/** Lays out a system at the lowest level of abbreviation at which nothing covers another item. */
export function layoutBriefly(layoutAt: (brevity: Brevity) => Layout): { layout: Layout; brevity: Brevity } {
  for (const brevity of BREVITIES) {
    const layout = layoutAt(brevity);
    if (!layout.isCovering || brevity === BREVITIES[BREVITIES.length - 1]) return { layout, brevity };
  }
  throw new Error('Nothing was laid out');
}

/** One player's units in one place. */
export interface PlateUnits {
  groups: readonly UnitStack[];
  color: PaintName;
  /** Further items on the plate, at a font scale. */
  besides?: (letters: number) => readonly PlateItem[];
}

/** Returns the variants of a player's units: in full, in the usual font size, or only their number. */
export function unitShapes({ groups, color, besides }: PlateUnits, letters: number, unmarked: boolean, share = 1) {
  const inLetters =
    (large: number) =>
    (size: number): PlacedShape[] =>
      plateShapes(groups, color, size * share, large, { unmarked, ...(besides && { besides: besides(large) }) });
  return [
    inLetters(letters),
    inLetters(1),
    () => countPlateShapes(groups, color, (count) => `${count} in all`),
    () => countPlateShapes(groups, color, String),
  ] as const;
}
