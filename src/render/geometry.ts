export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Disc extends Point {
  r: number;
}

/** Half the width of a flat-topped hex. The pieces of a system are drawn in these units, around its center. */
export const HEX_RADIUS = 176;
export const HEX_HALF_HEIGHT = (HEX_RADIUS * Math.sqrt(3)) / 2;

/** Returns the corners of a flat-topped hex, clockwise from the right one. `radius`: half its width. */
export const hexCorners = (radius: number): [number, number][] =>
  [0, 60, 120, 180, 240, 300].map((degrees) => [
    radius * Math.cos((degrees * Math.PI) / 180),
    radius * Math.sin((degrees * Math.PI) / 180),
  ]);

/** Tells whether a point is within a hex. `radius`: half its width. */
export const isInHex = (x: number, y: number, radius: number): boolean =>
  Math.abs(y) <= radius * 0.866 && Math.abs(x) * 1.732 + Math.abs(y) <= radius * 1.732;

/** Sorts points from top to bottom and from left to right, so that equal sets of points have equal cache keys. */
export const sortPoints = (points: readonly Point[]): Point[] => [...points].sort((a, b) => a.y - b.y || a.x - b.x);

/** Returns the box of an item from its center. */
export const centeredBox = (x: number, y: number, width: number, height: number): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
});

export const boxesOverlap = (a: Box, b: Box, gap = 0): boolean =>
  a.x < b.x + b.width + gap && b.x < a.x + a.width + gap && a.y < b.y + b.height + gap && b.y < a.y + a.height + gap;
