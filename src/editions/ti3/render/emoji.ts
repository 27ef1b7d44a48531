import {
  coinSign,
  colourSignArt,
  outlineSign,
  signSquare,
  TECHNOLOGY_SIGNS_DRAWN,
  technologySignArt,
} from '#render/art/emoji-art.ts';
import { circle, polygon } from '#render/svg.ts';
import { COLOUR_SIGNS } from '#text/emoji-tokens.ts';
import { UNIT_SIGNS } from '#ti3/views/index.ts';
import { shapes } from './palette.ts';

// What stands before names in texts, on buttons and in menus.

const RIM = 'stroke="#0a0d16" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';

const THINGS: Record<string, string> = {
  trade_good: coinSign,
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
  ...(Object.keys(UNIT_SIGNS) as (keyof typeof UNIT_SIGNS)[]).map((type) => ({
    name: UNIT_SIGNS[type],
    svg: outlineSign(shapes[type]),
  })),
  ...(Object.keys(COLOUR_SIGNS) as (keyof typeof COLOUR_SIGNS)[]).map((color) => ({
    name: color,
    svg: colourSignArt(color),
  })),
  ...TECHNOLOGY_SIGNS_DRAWN.map((of) => ({ name: `technology_${of}`, svg: technologySignArt(of) })),
  ...Object.entries(THINGS).map(([name, svg]) => ({ name, svg })),
];
