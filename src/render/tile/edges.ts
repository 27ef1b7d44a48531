import { hexCorners, HEX_RADIUS } from '#render/geometry.ts';
import { PLAYER_PAINTS, type PaintName } from '#render/palette.ts';
import type { Layer } from '#render/composition.ts';
import { polygon } from '#render/svg.ts';

// Background and edge of a hex in its holder's color.

/** Draws the background of a system in its holder's color, below all other layers. */
export function ownerTint(color: PaintName): Layer {
  const { fill } = PLAYER_PAINTS[color];
  return { key: `held ${fill}`, body: () => polygon(hexCorners(HEX_RADIUS - 3), `fill="${fill}" fill-opacity=".3"`) };
}

export const hexEdge = (radius: number, paint: string): string => polygon(hexCorners(radius), `fill="none" ${paint}`);

/** Draws the edge of a held system. */
export const ownerEdge = (color: PaintName, radius: number): string =>
  hexEdge(radius, `stroke="${PLAYER_PAINTS[color].fill}" stroke-width="5" stroke-opacity=".8"`);

/** Draws the broad, dotted edge of a home system in its owner's color; gray if no player has it. */
export function homeEdge(color: PaintName | undefined): string {
  const paint = color && PLAYER_PAINTS[color];
  return (
    hexEdge(HEX_RADIUS - 6, `stroke="${paint ? paint.fill : '#7f8aa6'}" stroke-width="10"`) +
    hexEdge(
      HEX_RADIUS - 6,
      `stroke="${paint ? paint.edge : '#c9d2e3'}" stroke-width="2.4" stroke-dasharray="2 12" stroke-linecap="round"`,
    )
  );
}
