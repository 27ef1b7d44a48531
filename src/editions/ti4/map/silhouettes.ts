import { path } from '../../../drawing/svg.ts';
import type { Color, UnitType } from '../views/index.ts';
import { players } from './palette.ts';

interface Silhouette {
  width: number;
  height: number;
  outline: string;
  /** Lines and hollows that give it depth. */
  detail: string;
}

/** Seen from above, flying to the right; ground forces and structures seen from the side. */
export const silhouettes: Record<UnitType, Silhouette> = {
  fighter: { width: 26, height: 22, outline: 'M13,0 L1,-4 L-4,-11 L-11,-11 L-7,-3 L-12,0 L-7,3 L-11,11 L-4,11 L1,4 Z', detail: 'M-5,0 H6' },
  destroyer: {
    width: 42,
    height: 20,
    outline: 'M21,0 L8,-4 L4,-4 L-4,-10 L-11,-10 L-8,-4 L-18,-5 L-21,0 L-18,5 L-8,4 L-11,10 L-4,10 L4,4 L8,4 Z',
    detail: 'M-14,0 H12 M-7,-7 L-3,-3 M-7,7 L-3,3',
  },
  cruiser: {
    width: 50,
    height: 24,
    outline: 'M25,-2.5 L12,-5 L9,-8 L-2,-8 L-6,-12 L-20,-12 L-25,-8 L-17,-4 L-22,0 L-17,4 L-25,8 L-20,12 L-6,12 L-2,8 L9,8 L12,5 L25,2.5 Z',
    detail: 'M-14,0 H18 M-18,-8 H4 M-18,8 H4',
  },
  carrier: {
    width: 58,
    height: 26,
    outline: 'M29,-4 L22,-9 L10,-9 L8,-13 L-16,-13 L-18,-9 L-27,-9 L-29,-5 L-24,0 L-29,5 L-27,9 L-18,9 L-16,13 L8,13 L10,9 L22,9 L29,4 Z',
    detail: 'M-17,-5 H20 M-17,5 H20 M-9,-9 V-5 M-1,-9 V-5 M7,-9 V-5 M-9,9 V5 M-1,9 V5 M7,9 V5 M15,-5 V5',
  },
  dreadnought: {
    width: 64,
    height: 32,
    outline:
      'M32,0 L22,-5 L2,-7 L-8,-13 L-18,-16 L-29,-16 L-32,-11 L-24,-8 L-24,-4 L-30,-4 L-30,4 L-24,4 L-24,8 L-32,11 L-29,16 L-18,16 L-8,13 L2,7 L22,5 Z',
    detail: 'M-20,0 H24 M-20,-9 L-4,-6 L14,-3 M-20,9 L-4,6 L14,3 M-8,-6 V6',
  },
  'war-sun': {
    width: 56,
    height: 56,
    outline:
      'M28.0,0.0 L19.2,3.2 L18.0,7.5 L15.9,11.3 L19.8,19.8 L11.3,15.9 L7.5,18.0 L3.2,19.2 L0.0,28.0 L-3.2,19.2 L-7.5,18.0 L-11.3,15.9 L-19.8,19.8 L-15.9,11.3 L-18.0,7.5 L-19.2,3.2 L-28.0,0.0 L-19.2,-3.2 L-18.0,-7.5 L-15.9,-11.3 L-19.8,-19.8 L-11.3,-15.9 L-7.5,-18.0 L-3.2,-19.2 L-0.0,-28.0 L3.2,-19.2 L7.5,-18.0 L11.3,-15.9 L19.8,-19.8 L15.9,-11.3 L18.0,-7.5 L19.2,-3.2 Z',
    detail: 'M0,-13.5 A13.5,13.5 0 1 1 -0.1,-13.5 Z M0,-6 A6,6 0 1 1 -0.1,-6 Z M-13,0 H-6 M6,0 H13',
  },
  flagship: {
    width: 80,
    height: 38,
    outline:
      'M40,-3 L24,-6 L18,-10 L6,-10 L0,-15 L-10,-19 L-30,-19 L-40,-15 L-27,-12 L-23,-8 L-33,-6 L-38,0 L-33,6 L-23,8 L-27,12 L-40,15 L-30,19 L-10,19 L0,15 L6,10 L18,10 L24,6 L40,3 L30,0 Z',
    detail: 'M-26,0 H22 M-22,-14 H-6 L6,-6 H18 M-22,14 H-6 L6,6 H18 M-8,-5 A5,5 0 1 1 -8.1,-5 Z',
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
};

/** A unit in its player's colour, around the middle. */
export function unitShape(type: UnitType, color: Color): string {
  const { outline, detail } = silhouettes[type];
  const { fill, edge, dark } = players[color];
  return (
    path(outline, 'fill="#05070f" stroke="#05070f" stroke-width="5" stroke-linejoin="round"') +
    path(outline, `fill="${fill}" fill-rule="evenodd" stroke="${edge}" stroke-width="1.5" stroke-linejoin="round"`) +
    path(detail, `fill="none" stroke="${dark}" stroke-width="2" stroke-opacity=".8" stroke-linecap="round"`)
  );
}

/** A burst over what is damaged, 20 across. */
export const damageMark = (): string =>
  path(
    'M0,-11 L2.6,-4.4 L8.5,-8 L5.4,-1.6 L11,0 L5.4,2.8 L8,9 L2,5.4 L0,11 L-2.4,5.4 L-8.5,8.4 L-5.4,2.4 L-11,0 L-5.4,-2.2 L-8,-8.4 L-2.4,-4.8 Z',
    'fill="#ff5a1f" stroke="#05070f" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke"',
  ) + path('M0,-5 L1.6,-1.6 L5,0 L1.6,1.6 L0,5 L-1.6,1.6 L-5,0 L-1.6,-1.6 Z', 'fill="#fff3b0"');
