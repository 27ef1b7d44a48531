import { renderSilhouette, SILHOUETTES } from '#render/art/silhouettes.ts';
import { UNIT_TYPES, type Color, type UnitType } from '#ti4/views/index.ts';
import { playerPaints } from './palette.ts';

/** Those of the units of this edition: each has an outline that no other has at a few pixels. */
export const silhouettes = Object.fromEntries(
  Object.entries(SILHOUETTES).filter(([type]) => UNIT_TYPES.includes(type as UnitType)),
) as Pick<typeof SILHOUETTES, UnitType>;

/** A unit in its player's colour, around the middle. */
export const unitShape = (type: UnitType, color: Color): string =>
  renderSilhouette(type, playerPaints[color], color === 'black' ? 3 : 1.5);
