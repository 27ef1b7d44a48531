import type { SeatId } from '#engine';
import { PLAYER_PAINTS } from '#render/palette.ts';
import type { Game } from '#ti3/rules/game.ts';

/** The colour of a seat's pieces, as Discord takes it. */
export const accentColorOf = ({ state: { seats } }: Game, seat: SeatId): number => {
  const { fill } = PLAYER_PAINTS[seats[seat]?.color ?? 'grey'];
  return Number(`0x${fill.replace('#', '')}`);
};
