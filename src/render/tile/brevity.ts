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

/** Levels of abbreviation, tried in order until nothing overlaps; the last one also shrinks letters. */
const BREVITIES = [0, 1, 2, 3, 4] as const;
export type Brevity = (typeof BREVITIES)[number];

/** Font scales of the last level, at which only the whole board on a large screen is legible. */
const SMALL_LETTERS = { names: 1, counts: 0.8 };

/** Returns the font scales of names and of counts at a level of abbreviation. */
export const letterScales = (letters: number, brevity: Brevity): { names: number; counts: number } =>
  brevity === BREVITIES[BREVITIES.length - 1] ? SMALL_LETTERS : { names: letters, counts: letters };

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

/** Scale of units on planets relative to ships. */
export const GARRISON_SHARE = 0.92;

/** Possible shapes of units at a scale. */
type Shapes = (size: number) => PlacedShape[];

/**
 * Returns the shapes of a player's units at a level of abbreviation, and shorter ones: in full, or only their number.
 * Unlike silhouettes, letters never shrink: they must be legible on a phone.
 */
export function unitShapes(
  brevity: Brevity,
  { groups, color, besides }: PlateUnits,
  { letters, unmarked = false, share = 1 }: { letters: number; unmarked?: boolean; share?: number },
): { shapes: Shapes; briefly: Shapes[] } {
  const all: Shapes[] = [
    (size) =>
      plateShapes(groups, color, size * share, letters, { unmarked, ...(besides && { besides: besides(letters) }) }),
    () => countPlateShapes(groups, color, (count) => `${count} in all`, letters),
    () => countPlateShapes(groups, color, String, letters),
  ];
  // At first everything is shown in full, however small; then as few are shortened as possible.
  const [shapes, ...briefly] = all.slice(Math.min(2, Math.max(0, brevity - 1)));
  return { shapes, briefly: brevity ? briefly : [] };
}
