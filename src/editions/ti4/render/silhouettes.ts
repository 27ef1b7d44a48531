import { renderSilhouette, SILHOUETTES } from '#render/art/silhouettes.ts';
import { UNIT_TYPES, type Color, type UnitType } from '#ti4/views/index.ts';
import { playerPaints } from './palette.ts';

/** Silhouettes of this edition's units, whose outlines are distinguishable at a few pixels. */
export const silhouettes = Object.fromEntries(
  Object.entries(SILHOUETTES).filter(([type]) => UNIT_TYPES.includes(type as UnitType)),
) as Pick<typeof SILHOUETTES, UnitType>;

/** Draws a unit in its player's color, centered on 0,0. */
export const unitShape = (type: UnitType, color: Color): string =>
  renderSilhouette(type, playerPaints[color], color === 'black' ? 3 : 1.5);
