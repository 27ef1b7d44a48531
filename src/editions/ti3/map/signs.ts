import { colourSignArt, discSign, outlineSign, signSquare } from '../../../drawing/signs.ts';
import { circle, path, polygon } from '../../../drawing/svg.ts';
import { COLOUR_SIGNS } from '../../../words/signs.ts';
import { UNIT_SIGNS, type TechnologyColor } from '../views/index.ts';
import { chart, shapes, specialties, uncoloured } from './looks.ts';

// What stands before names in texts, on buttons and in menus.

/** Each colour has a shape of its own as well: an arrow, a leaf, crossed blades, a cell, and a star for those of a race. */
const TECHNOLOGIES: Record<TechnologyColor | 'race', { color: string; shape: string }> = {
  blue: { color: specialties.blue, shape: 'M0,-10 L9,1 H4 V9 H-4 V1 H-9 Z' },
  green: { color: specialties.green, shape: 'M-8,8 Q-9,-9 9,-9 Q9,8 -4,8 L3,-2 Z' },
  red: { color: specialties.red, shape: 'M-9,-6 L-6,-9 L0,-3 L6,-9 L9,-6 L3,0 L9,6 L6,9 L0,3 L-6,9 L-9,6 L-3,0 Z' },
  yellow: { color: specialties.yellow, shape: 'M0,-10 L8.7,-5 V5 L0,10 L-8.7,5 V-5 Z M0,-4.5 L-3.9,-2.2 V2.2 L0,4.5 L3.9,2.2 V-2.2 Z' },
  race: { color: uncoloured, shape: 'M0,-10 L2.6,-3 L10,-3 L4,1.6 L6.2,9 L0,4.6 L-6.2,9 L-4,1.6 L-10,-3 L-2.6,-3 Z' },
};

const technology = ({ color, shape }: (typeof TECHNOLOGIES)['race']): string =>
  discSign(color, path(shape, `fill="${color}" fill-rule="evenodd"`));

const RIM = 'stroke="#0a0d16" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';

const THINGS: Record<string, string> = {
  trade_good: signSquare(
    30,
    path('M0,-12.5 L10.8,-6.2 V6.2 L0,12.5 L-10.8,6.2 V-6.2 Z', `fill="${chart.resources}" ${RIM}`) +
      circle(0, 0, 6, 'fill="none" stroke="#5a3d00" stroke-width="2.6"'),
  ),
  command_counter: signSquare(
    30,
    polygon(
      [
        [0, -12],
        [12, 10],
        [-12, 10],
      ],
      `fill="#eef2fa" ${RIM}`,
    ) + circle(0, 3, 3.6, 'fill="#0a0d16"'),
  ),
};

/** All signs that texts of this edition may hold, by the names that texts give them. */
export const drawnSigns = (): { name: string; svg: string }[] => [
  ...(Object.keys(UNIT_SIGNS) as (keyof typeof UNIT_SIGNS)[]).map((type) => ({ name: UNIT_SIGNS[type], svg: outlineSign(shapes[type]) })),
  ...(Object.keys(COLOUR_SIGNS) as (keyof typeof COLOUR_SIGNS)[]).map((color) => ({ name: color, svg: colourSignArt(color) })),
  ...(Object.keys(TECHNOLOGIES) as (keyof typeof TECHNOLOGIES)[]).map((of) => ({
    name: `technology_${of}`,
    svg: technology(TECHNOLOGIES[of]),
  })),
  ...Object.entries(THINGS).map(([name, svg]) => ({ name, svg })),
];
