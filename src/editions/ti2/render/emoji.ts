import {
  coinEmojiArt,
  colorEmojiArt,
  silhouetteEmojiArt,
  TECHNOLOGY_EMOJI_NAMES,
  technologyEmojiArt,
} from '#render/art/emoji-art.ts';
import { COLOR_EMOJI } from '#text/emoji-tokens.ts';
import { CREDIT_EMOJI_NAME, UNIT_EMOJI_NAMES } from '#ti2/views/index.ts';
import { unitSilhouettes } from './palette.ts';

const keysOf = <K extends string>(record: Record<K, unknown>): K[] => Object.keys(record) as K[];

/** Lists the emojis that precede names in texts, buttons and menus of this edition, by emoji name. */
export const listEmojiArt = (): { name: string; svg: string }[] => [
  { name: CREDIT_EMOJI_NAME, svg: coinEmojiArt },
  ...keysOf(UNIT_EMOJI_NAMES).map((type) => ({
    svg: silhouetteEmojiArt(unitSilhouettes[type]),
    name: UNIT_EMOJI_NAMES[type],
  })),
  ...keysOf(COLOR_EMOJI).map((color) => ({ svg: colorEmojiArt(color), name: color as string })),
  // This edition has no race technologies.
  ...TECHNOLOGY_EMOJI_NAMES.flatMap((of) =>
    of === 'race' ? [] : [{ svg: technologyEmojiArt(of), name: `technology_${of}` }],
  ),
];
