import {
  coinEmojiArt,
  colorEmojiArt,
  silhouetteEmojiArt,
  emojiSquareSvg,
  TECHNOLOGY_EMOJI_NAMES,
  technologyEmojiArt,
} from '#render/art/emoji-art.ts';
import { circle, polygon } from '#render/svg.ts';
import { COLOR_EMOJI } from '#text/emoji-tokens.ts';
import { UNIT_EMOJI_NAMES } from '#ti3/views/index.ts';
import { unitSilhouettes } from './palette.ts';

// Emojis that precede names in texts, buttons and menus.

const RIM = 'stroke="#0a0d16" stroke-width="4" stroke-linejoin="round" paint-order="stroke"';

const THINGS: Record<string, string> = {
  trade_good: coinEmojiArt,
  command_counter: emojiSquareSvg(
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

/** Lists all emojis for texts of this edition, by emoji name. */
export const listEmojiArt = (): { name: string; svg: string }[] => [
  ...(Object.keys(UNIT_EMOJI_NAMES) as (keyof typeof UNIT_EMOJI_NAMES)[]).map((type) => ({
    name: UNIT_EMOJI_NAMES[type],
    svg: silhouetteEmojiArt(unitSilhouettes[type]),
  })),
  ...(Object.keys(COLOR_EMOJI) as (keyof typeof COLOR_EMOJI)[]).map((color) => ({
    name: color,
    svg: colorEmojiArt(color),
  })),
  ...TECHNOLOGY_EMOJI_NAMES.map((of) => ({ name: `technology_${of}`, svg: technologyEmojiArt(of) })),
  ...Object.entries(THINGS).map(([name, svg]) => ({ name, svg })),
];
