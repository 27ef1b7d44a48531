/** A picture as wide as a phone shows it, in its pixels. */
export const PHONE_WIDTH_PX = 400;
/** No letters of a picture for a phone are smaller there, in its pixels. */
export const MIN_PHONE_FONT_PX = 11;
/** The smallest letters on a system, in units of the board, where nothing is said of their size. */
export const BASE_SYSTEM_FONT_SIZE = 20;

/** How wide the board of six players is: a wider one is shown no wider, and its letters grow with it. */
const BOARD = 2000;

/** How much larger than usual letters are on the systems of a whole board so wide, and beside it. */
export const boardFontScale = (width: number): { tiles: number; beside: number } => {
  const beside = Math.max(1, width / BOARD);
  return { beside, tiles: Math.max(1, beside * 0.955) };
};

/** How large letters have to be in a picture so wide, in its units, to be read on a phone. */
export const minFontSize = (width: number): number => (MIN_PHONE_FONT_PX * width) / PHONE_WIDTH_PX;

/** How much larger than usual letters are on systems, in a picture so wide, in units of the board. */
export const systemFontScale = (width: number): number =>
  Math.max(1, Math.ceil((minFontSize(width) / BASE_SYSTEM_FONT_SIZE) * 100) / 100);
