/** A picture as wide as a phone shows it, in its pixels. */
export const PHONE = 400;
/** No letters of a picture for a phone are smaller there, in its pixels. */
export const LEAST = 11;
/** The smallest letters on a system, in units of the board, where nothing is said of their size. */
export const SMALLEST_ON_SYSTEMS = 20;

/** How wide the board of six players is: a wider one is shown no wider, and its letters grow with it. */
const BOARD = 2000;

/** How much larger than usual letters are on the systems of a whole board so wide, and beside it. */
export const lettersOnBoard = (width: number): { tiles: number; beside: number } => {
  const beside = Math.max(1, width / BOARD);
  return { beside, tiles: Math.max(1, beside * 0.955) };
};

/** How large letters have to be in a picture so wide, in its units, to be read on a phone. */
export const leastIn = (width: number): number => (LEAST * width) / PHONE;

/** How much larger than usual letters are on systems, in a picture so wide, in units of the board. */
export const lettersAt = (width: number): number =>
  Math.max(1, Math.ceil((leastIn(width) / SMALLEST_ON_SYSTEMS) * 100) / 100);
