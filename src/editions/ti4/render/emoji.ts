import { colorEmojiArt, discEmojiArt, silhouetteEmojiArt } from '#render/art/emoji-art.ts';
import {
  SEAT_EMOJI,
  TECHNOLOGY_EMOJI,
  TRAIT_EMOJI,
  unitEmojiName,
  type TechnologyColor,
  type Trait,
} from '#ti4/views/index.ts';
import { technologyShape, traitColors, traitShape } from './icons.ts';
import { technologyColors } from './palette.ts';
import { silhouettes } from './silhouettes.ts';

const trait = (of: Trait): string => discEmojiArt(traitColors[of], `<g transform="scale(.92)">${traitShape(of)}</g>`);
const technology = (color: TechnologyColor): string =>
  discEmojiArt(technologyColors[color], `<g transform="scale(.98)">${technologyShape(color)}</g>`);

const keys = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** Lists all emojis for texts, by emoji name. */
export const listEmojiArt = (): { name: string; svg: string }[] => [
  ...keys(silhouettes).map((type) => ({ name: unitEmojiName(type), svg: silhouetteEmojiArt(type) })),
  ...keys(SEAT_EMOJI).map((color) => ({ name: color, svg: colorEmojiArt(color) })),
  ...keys(TRAIT_EMOJI).map((of) => ({ name: of, svg: trait(of) })),
  ...keys(TECHNOLOGY_EMOJI).map((color) => ({ name: color, svg: technology(color) })),
];
