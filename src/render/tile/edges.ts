import { corners, R } from '#render/geometry.ts';
import { PAINTS, type Painted } from '#render/palette.ts';
import type { Layer } from '#render/composition.ts';
import { polygon } from '#render/svg.ts';

// Whose a hex is: its ground, and its edge.

/** The ground of a system in the colour of whoever holds it, under all else. */
export function heldGround(color: Painted): Layer {
  const { fill } = PAINTS[color];
  return { key: `held ${fill}`, body: () => polygon(corners(R - 3), `fill="${fill}" fill-opacity=".3"`) };
}

export const edge = (radius: number, paint: string): string => polygon(corners(radius), `fill="none" ${paint}`);

/** The edge of what somebody holds. */
export const heldEdge = (color: Painted, radius: number): string =>
  edge(radius, `stroke="${PAINTS[color].fill}" stroke-width="5" stroke-opacity=".8"`);

/** A home system is edged broadly, and dotted, in the colour of whose home it is; in grey where that is nobody's. */
export function homeEdge(color: Painted | undefined): string {
  const paint = color && PAINTS[color];
  return (
    edge(R - 6, `stroke="${paint ? paint.fill : '#7f8aa6'}" stroke-width="10"`) +
    edge(
      R - 6,
      `stroke="${paint ? paint.edge : '#c9d2e3'}" stroke-width="2.4" stroke-dasharray="2 12" stroke-linecap="round"`,
    )
  );
}
