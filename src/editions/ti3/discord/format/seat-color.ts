import type { SeatId } from '#engine';
import { PLAYER_PAINTS } from '#render/palette.ts';
import type { Game } from '#ti3/rules/game.ts';

/** Returns the color of a seat as the accent color of an embed, a 24-bit RGB number. */
export const accentColorOf = ({ state: { seats } }: Game, seat: SeatId): number => {
  const { fill } = PLAYER_PAINTS[seats[seat]?.color ?? 'grey'];
  return Number(`0x${fill.replace('#', '')}`);
};
