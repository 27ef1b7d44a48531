import type { Composition, Piece } from '#render/composition.ts';
import { HEX_HALF_HEIGHT, type Box, type Point } from '#render/geometry.ts';
import { UI_COLORS } from '#render/palette.ts';
import { circle, text } from '#render/svg.ts';

// Numbers on the systems of a board.

/** A view of a board, and texts of one or two letters by system. */
export interface BadgeRequest<V> {
  view: V;
  badges: Readonly<Record<string, string>>;
  /** Alternative text. */
  alt: string;
}

const RADIUS = 31;
const FONT_SIZE = 46;
/** Middle of a badge from the middle of its system: at the lower left, where few pieces stand. */
const SPOT: Point = { x: -70, y: HEX_HALF_HEIGHT - RADIUS - 8 };
const BADGE_BOX: Box = { x: -RADIUS - 4, y: -RADIUS - 4, width: 2 * RADIUS + 8, height: 2 * RADIUS + 8 };

const badgePiece = (words: string, { x, y }: Piece, scale: number): Piece => ({
  box: BADGE_BOX,
  x: x + SPOT.x * scale,
  y: y + SPOT.y * scale,
  layers: [
    {
      key: `badge ${words}`,
      body: () =>
        circle(
          0,
          0,
          RADIUS,
          `fill="${UI_COLORS.halo}" fill-opacity=".85" stroke="${UI_COLORS.gold}" stroke-width="5"`,
        ) + text(0, FONT_SIZE * 0.35, words, { size: FONT_SIZE, fill: UI_COLORS.gold, anchor: 'middle' }),
    },
  ],
});

/** Adds a badge to each system that has one, above everything else. */
export const withBadges = (drawn: Composition, badges: BadgeRequest<unknown>['badges']): Composition => ({
  ...drawn,
  pieces: [
    ...drawn.pieces,
    ...drawn.pieces.flatMap((piece) =>
      piece.subject !== undefined && Object.hasOwn(badges, piece.subject)
        ? [badgePiece(badges[piece.subject], piece, drawn.scale)]
        : [],
    ),
  ],
});
