import type { SeatId } from '#engine';
import { PAINTS } from '#render/palette.ts';
import type { Game } from '#ti3/rules/game.ts';

/** The colour of a seat's pieces, as Discord takes it. */
export const colorOf = ({ state: { seats } }: Game, seat: SeatId): number => {
  const { fill } = PAINTS[seats[seat]?.color ?? 'grey'];
  return Number(`0x${fill.replace('#', '')}`);
};
