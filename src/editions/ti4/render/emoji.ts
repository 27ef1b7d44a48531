import { colourSignArt, discSign, outlineSign } from '#render/art/emoji-art.ts';
import {
  SEAT_SIGNS,
  TECHNOLOGY_SIGNS,
  TRAIT_SIGNS,
  unitSignName,
  type TechnologyColor,
  type Trait,
} from '#ti4/views/index.ts';
import { technologySign, traitColors, traitShape } from './icons.ts';
import { technologies } from './palette.ts';
import { silhouettes } from './silhouettes.ts';

const trait = (of: Trait): string => discSign(traitColors[of], `<g transform="scale(.92)">${traitShape(of)}</g>`);
const technology = (color: TechnologyColor): string =>
  discSign(technologies[color], `<g transform="scale(.98)">${technologySign(color)}</g>`);

const keys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** All signs that texts may hold, by the names that texts give them. */
export const drawnSigns = (): { name: string; svg: string }[] => [
  ...keys(silhouettes).map((type) => ({ name: unitSignName(type), svg: outlineSign(type) })),
  ...keys(SEAT_SIGNS).map((color) => ({ name: color, svg: colourSignArt(color) })),
  ...keys(TRAIT_SIGNS).map((of) => ({ name: of, svg: trait(of) })),
  ...keys(TECHNOLOGY_SIGNS).map((color) => ({ name: color, svg: technology(color) })),
];
