/** Width in pixels at which a phone shows a picture. */
export const PHONE_WIDTH_PX = 400;
/** Smallest font size on a phone, in its pixels. */
export const MIN_PHONE_FONT_PX = 11;
/** Smallest font size on a system at scale 1, in board units, before rounding. */
export const BASE_SYSTEM_FONT_SIZE = 21.9;
/** Largest font scale at which labels do not cover what they stand next to. */
export const LARGEST_SYSTEM_SCALE = 1.45;
/** Font scale on the tiles of a whole board, at which a part of the board is legible on a phone. */
const BOARD_TILE_SCALE = 1.37;

/** Width of a six-player board. Wider boards are displayed at the same width, so the panels around them grow. */
const BOARD = 2000;

/** Returns the font scales on the tiles of a whole board and in the panels around it. */
export const boardFontScale = (width: number): { tiles: number; beside: number } => ({
  beside: Math.max(1, width / BOARD),
  tiles: BOARD_TILE_SCALE,
});

/** Returns the font size legible on a phone, in the units of a picture of this width. */
export const minFontSize = (width: number): number => (MIN_PHONE_FONT_PX * width) / PHONE_WIDTH_PX;

/** Returns the font scale on systems in a picture of this width, in board units. */
export const systemFontScale = (width: number): number =>
  Math.max(1, Math.ceil((minFontSize(width) / BASE_SYSTEM_FONT_SIZE) * 100) / 100);
