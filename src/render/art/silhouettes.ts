import type { Paint } from '#render/palette.ts';
import { path } from '#render/svg.ts';

/** A shape centered on 0,0, flying to the right. */
interface Silhouette {
  width: number;
  height: number;
  outline: string;
  /** Inner lines that add depth. */
  detail: string;
}

/**
 * Silhouettes of units, seen from above and flying to the right; ground forces and structures are seen from the side.
 * All outlines are distinguishable at a few pixels: an H, a dagger, a fork, a deck with holes, a wedge, a disc, a
 * winged hull.
 */
export const SILHOUETTES = {
  fighter: {
    width: 26,
    height: 26,
    outline: 'M-13,-13 H-7 V-4 H-4 A6.5,6.5 0 0 1 4,-4 H7 V-13 H13 V13 H7 V4 H4 A6.5,6.5 0 0 1 -4,4 H-7 V13 H-13 Z',
    detail: 'M-1,0 H1',
  },
  destroyer: {
    width: 52,
    height: 26,
    outline: 'M26,0 L-6,-4.5 L-9,-13 H-17 V-4.5 H-26 V4.5 H-17 V13 H-9 L-6,4.5 Z',
    detail: 'M-20,0 H12',
  },
  cruiser: {
    width: 52,
    height: 34,
    outline: 'M26,-14 L20,-17 H-14 L-26,-9 V9 L-14,17 H20 L26,14 L20,7 H-3 V-7 H20 Z',
    detail: 'M-12,-10 V10',
  },
  carrier: {
    width: 66,
    height: 30,
    outline:
      'M-33,-15 H22 L33,-7 V7 L22,15 H-33 Z M-26,-8 V8 H-13 V-8 Z M-7,-8 V8 H6 V-8 Z M12,-8 V8 H20 L24,4 V-4 L20,-8 Z',
    detail: '',
  },
  dreadnought: {
    width: 72,
    height: 46,
    outline: 'M36,0 L-28,-23 V-14 H-36 V14 H-28 V23 Z',
    detail: 'M-22,0 H18 M-22,-11 L2,-4 M-22,11 L2,4',
  },
  'war-sun': {
    width: 56,
    height: 56,
    outline: 'M0,-28 A28,28 0 1 1 -0.1,-28 Z M8,-17 A8,8 0 1 0 8.1,-17 Z',
    detail: 'M-25,5 Q0,13 25,5',
  },
  flagship: {
    width: 90,
    height: 54,
    outline:
      'M45,0 L26,-8 H8 L-10,-27 H-24 L-13,-8 H-27 L-36,-18 H-45 L-40,0 L-45,18 H-36 L-27,8 H-13 L-24,27 H-10 L8,8 H26 Z',
    detail: 'M-28,0 H28',
  },
  infantry: {
    width: 22,
    height: 28,
    outline: 'M0,-14 A6,6 0 0 1 6,-8 V-4 L4,-2 Q11,0 11,7 V14 H-11 V7 Q-11,0 -4,-2 L-6,-4 V-8 A6,6 0 0 1 0,-14 Z',
    detail: 'M-4.5,-7 H4.5 M-4,4 L0,8 L4,4',
  },
  mech: {
    width: 30,
    height: 32,
    outline: 'M-6,-16 H6 L9,-11 H15 V2 H10 V-3 L7,2 L11,16 H4 L0,6 L-4,16 H-11 L-7,2 L-10,-3 V2 H-15 V-11 H-9 Z',
    detail: 'M-4,-11 H4 M-6,-3 H6',
  },
  'shock-troop': {
    width: 26,
    height: 30,
    outline: 'M-9,-15 L-4,-11 H4 L9,-15 V-6 L5,-2 Q13,0 13,8 V15 H-13 V8 Q-13,0 -5,-2 L-9,-6 Z',
    detail: 'M-5,-6 H5 M-6,10 L0,4 L6,10',
  },
  pds: {
    width: 32,
    height: 32,
    outline: 'M-15,16 L-12,8 H-8 A9,9 0 0 1 -4,-2 L-1,-5 L9,-16 L14,-12 L6,-1 A9,9 0 0 1 8,8 H12 L15,16 Z',
    detail: 'M-8,8 H8 M-1,-4 L5,1',
  },
  'space-dock': {
    width: 42,
    height: 38,
    outline:
      'M-5,-19 H5 V-13 A14,14 0 0 1 14,-4 H21 V4 H14 A14,14 0 0 1 5,13 V19 H-5 V13 A14,14 0 0 1 -14,4 H-21 V-4 H-14 A14,14 0 0 1 -5,-13 Z M0,-6 A6,6 0 1 0 0.1,-6 Z',
    detail: 'M-9.5,0 A9.5,9.5 0 1 1 -9.5,0.1',
  },
  refinery: {
    width: 38,
    height: 36,
    outline: 'M-19,18 V-1 L-9,-7 V-1 L1,-7 V-1 L3,-1 L4,-18 H9 L10,-1 H12 L13,-13 H17 L19,18 Z',
    detail: 'M-14,10 H-9 M-4,10 H1 M6,10 H11',
  },
  colony: {
    width: 42,
    height: 30,
    outline: 'M-21,15 V6 A11,11 0 0 1 -3,-3 A12,12 0 0 1 21,3 V15 Z',
    detail: 'M-21,7 H21 M-10,3 V15 M9,3 V15',
  },
} satisfies Record<string, Silhouette>;

/** Name of a unit with a silhouette. */
export type SilhouetteName = keyof typeof SILHOUETTES;

/** Draws a unit in a player's colors, centered on 0,0. `rim`: width of its edge. */
export function renderSilhouette(shape: SilhouetteName, { fill, edge, dark }: Paint, rim = 1.5): string {
  const { outline, detail } = SILHOUETTES[shape];
  return (
    path(outline, 'fill="#05070f" stroke="#05070f" stroke-width="5" stroke-linejoin="round"') +
    path(outline, `fill="${fill}" fill-rule="evenodd" stroke="${edge}" stroke-width="${rim}" stroke-linejoin="round"`) +
    path(detail, `fill="none" stroke="${dark}" stroke-width="2" stroke-opacity=".8" stroke-linecap="round"`)
  );
}

/** Draws a star over a unit that differs from others of its shape, 20 wide. */
export const apartMark = (): string =>
  path(
    'M0,-11 L2.8,-3.9 L10.5,-3.4 L4.6,1.5 L6.5,8.9 L0,4.8 L-6.5,8.9 L-4.6,1.5 L-10.5,-3.4 L-2.8,-3.9 Z',
    'fill="#ffd54a" stroke="#05070f" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"',
  );

/** Draws a burst over a damaged unit, 20 wide. */
export const damageMark = (): string =>
  path(
    'M0,-11 L2.6,-4.4 L8.5,-8 L5.4,-1.6 L11,0 L5.4,2.8 L8,9 L2,5.4 L0,11 L-2.4,5.4 L-8.5,8.4 L-5.4,2.4 L-11,0 L-5.4,-2.2 L-8,-8.4 L-2.4,-4.8 Z',
    'fill="#ff5a1f" stroke="#05070f" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"',
  ) + path('M0,-5 L1.6,-1.6 L5,0 L1.6,1.6 L0,5 L-1.6,1.6 L-5,0 L-1.6,-1.6 Z', 'fill="#fff3b0"');
