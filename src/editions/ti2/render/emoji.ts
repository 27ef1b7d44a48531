import {
  coinSign,
  colourSignArt,
  outlineSign,
  TECHNOLOGY_SIGNS_DRAWN,
  technologySignArt,
} from '#render/art/emoji-art.ts';
import { COLOUR_SIGNS } from '#text/emoji-tokens.ts';
import { CREDIT, PICTURES } from '#ti2/views/index.ts';
import { shapes } from './palette.ts';

const keysOf = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** What stands before names in texts of this edition, on buttons and in menus, by the names that texts give it. */
export const drawnSigns = (): { name: string; svg: string }[] => [
  { name: CREDIT, svg: coinSign },
  ...keysOf(PICTURES).map((type) => ({ svg: outlineSign(shapes[type]), name: PICTURES[type] })),
  ...keysOf(COLOUR_SIGNS).map((color) => ({ svg: colourSignArt(color), name: color as string })),
  // No technology is a race's own here.
  ...TECHNOLOGY_SIGNS_DRAWN.flatMap((of) =>
    of === 'race' ? [] : [{ svg: technologySignArt(of), name: `technology_${of}` }],
  ),
];
