import { shapeOf, SILHOUETTES } from '../../../drawing/silhouettes.ts';
import type { Color, UnitType } from '../views/index.ts';
import { players } from './palette.ts';

/** Each has an outline that no other has at a few pixels. */
export const silhouettes: Pick<typeof SILHOUETTES, UnitType> = SILHOUETTES;

/** A unit in its player's colour, around the middle. */
export const unitShape = (type: UnitType, color: Color): string => shapeOf(type, players[color], color === 'black' ? 3 : 1.5);
